import { frameTexts } from '@enlace/contract/core/frame/texts.ts'
import { loadingText } from '@enlace/contract/core/texts.ts'
import { LoadingOverlay } from '@enlace/ui/loading-overlay.tsx'
import { Toasts } from '@enlace/ui/toasts.tsx'
import { tellMissingParts } from './missing-notice.ts'

tellMissingParts()

/** The notices and the waiting veil that may come over a page. */
export function Notices() {
  return (
    <>
      <LoadingOverlay text={loadingText} />
      <Toasts label={frameTexts.notices} closeLabel={frameTexts.closeNotice} isLate />
    </>
  )
}
