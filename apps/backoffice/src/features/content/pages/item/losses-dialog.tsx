import type { ContentLoss } from '@enlace/contract/content/pages/schemas.ts'
import { pagesTexts } from '@enlace/contract/content/pages/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { Dialog } from '@enlace/ui/dialog.tsx'
import { Losses } from './review-panel.tsx'

const texts = pagesTexts.review

type LossesDialogProps = {
  losses: readonly ContentLoss[]
  isBusy: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Shows what would be taken away, before it is. */
export function LossesDialog({ losses, isBusy, onConfirm, onClose }: LossesDialogProps) {
  return (
    <Dialog
      isOpen
      isWide
      title={texts.confirmTitle}
      closeLabel={pagesTexts.item.close}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.keepEditing}</Button>
          <Button variant="primary" isBusy={isBusy} onClick={onConfirm}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <Losses losses={losses} />
    </Dialog>
  )
}
