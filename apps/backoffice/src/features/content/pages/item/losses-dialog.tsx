import type { ContentLoss } from '@enlace/contract/content/pages/schemas.ts'
import { pagesTexts } from '@enlace/contract/content/pages/texts.ts'
import { Dialog } from '@enlace/ui/dialog.tsx'
import { DialogFooter } from '@enlace/ui/dialog-footer.tsx'
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
    <Dialog isOpen isWide title={texts.confirmTitle} closeLabel={pagesTexts.item.close} onClose={onClose}>
      <Losses losses={losses} />
      <DialogFooter
        cancel={texts.keepEditing}
        confirm={texts.confirm}
        isBusy={isBusy}
        onConfirm={onConfirm}
      />
    </Dialog>
  )
}
