import { frameTexts } from '@enlace/contract/core/frame/texts'
import { loadingText } from '@enlace/contract/core/texts'
import { LoadingOverlay } from '@enlace/ui/loading-overlay'
import { Toasts } from '@enlace/ui/toasts'
import type { ReactNode } from 'react'
import { latePart } from './content/late-part.tsx'
import { useQuietMoment } from './content/use-quiet-moment.ts'

const PortalDescription = latePart(() =>
  import('./content/portal-description.tsx').then((chunk) => chunk.PortalDescription),
)

/** A page with the notices and the waiting veil that may come over it, and the company's words about its portal. */
export function Surroundings({ children }: { children: ReactNode }) {
  const isQuiet = useQuietMoment()
  return (
    <>
      {children}
      {isQuiet && <PortalDescription />}
      <LoadingOverlay text={loadingText} />
      <Toasts label={frameTexts.notices} closeLabel={frameTexts.closeNotice} />
    </>
  )
}
