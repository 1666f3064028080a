import { frameTexts } from '@enlace/contract/core/frame/texts'
import { loadingText } from '@enlace/contract/core/texts'
import { LoadingOverlay } from '@enlace/ui/loading-overlay'
import { Toasts } from '@enlace/ui/toasts'

/** The notices and the waiting veil that may come over a page. */
export function Notices() {
  return (
    <>
      <LoadingOverlay text={loadingText} />
      <Toasts label={frameTexts.notices} closeLabel={frameTexts.closeNotice} isLate />
    </>
  )
}
