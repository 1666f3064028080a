import { frameTexts } from '@enlace/contract/core/frame/texts'
import { loadingText } from '@enlace/contract/core/texts'
import { LoadingOverlay } from '@enlace/ui/loading-overlay'
import { Toasts } from '@enlace/ui/toasts'
import type { ReactNode } from 'react'

/** A page with the notices and the waiting veil that may come over it. */
export function Surroundings({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <LoadingOverlay text={loadingText} />
      <Toasts label={frameTexts.notices} closeLabel={frameTexts.closeNotice} />
    </>
  )
}
