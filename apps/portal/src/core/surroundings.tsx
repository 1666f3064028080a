import { pageTexts } from '@enlace/contract/core/pages/texts'
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
      <Toasts label={pageTexts.notices} closeLabel={pageTexts.closeNotice} />
    </>
  )
}
