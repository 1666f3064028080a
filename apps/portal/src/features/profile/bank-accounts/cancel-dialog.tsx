import { fill } from '@enlace/contract/core/fill'
import type { BankChange } from '@enlace/contract/bank-accounts/schemas'
import { bankAccountTexts as texts } from '@enlace/contract/bank-accounts/texts'
import { Button } from '@enlace/ui/button'
import { Dialog } from '@enlace/ui/dialog'

type CancelDialogProps = {
  /** The change that may be stopped; with none the dialog is closed. */
  change: Pick<BankChange, 'numero'> | undefined
  isBusy: boolean
  onCancel: () => void
  onClose: () => void
}

/** Asks once more before a change is stopped, for nobody can take it up again. */
export function CancelDialog({ change, isBusy, onCancel, onClose }: CancelDialogProps) {
  return (
    <Dialog
      isOpen={change !== undefined}
      onClose={onClose}
      title={fill(texts.cancelTitle, { numero: change?.numero ?? '' })}
      closeLabel={texts.close}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancelNo}</Button>
          <Button variant="danger" isBusy={isBusy} onClick={onCancel}>
            {texts.cancelYes}
          </Button>
        </>
      }
    >
      <p>{texts.cancelText}</p>
    </Dialog>
  )
}
