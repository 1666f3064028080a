import { fill } from '@enlace/contract/core/fill.ts'
import type { BankChange } from '@enlace/contract/bank-accounts/schemas.ts'
import { bankAccountTexts as texts } from '@enlace/contract/bank-accounts/texts.ts'
import { ConfirmDialog } from '@enlace/ui/confirm-dialog.tsx'

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
    <ConfirmDialog
      isOpen={change !== undefined}
      onClose={onClose}
      title={fill(texts.cancelTitle, { numero: change?.numero ?? '' })}
      closeLabel={texts.close}
      confirm={texts.cancelYes}
      cancel={texts.cancelNo}
      isDanger
      isBusy={isBusy}
      onConfirm={onCancel}
    >
      <p>{texts.cancelText}</p>
    </ConfirmDialog>
  )
}
