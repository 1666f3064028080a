import { RefundWithdrawal } from '@enlace/contract/payments/desk/schemas.ts'
import { refundLimits } from '@enlace/contract/payments/desk/state-schemas.ts'
import { refundTexts as texts } from '@enlace/contract/payments/desk/refund-texts.ts'
import { ConfirmDialog } from '@enlace/ui/confirm-dialog.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextArea } from '@enlace/ui/text-area.tsx'
import { StepUpHint } from '@enlace/web/second-factor/step-up-hint.tsx'
import { useWritten } from '../use-written.ts'

type WithdrawDialogProps = {
  valor: string
  onWithdraw: (withdrawal: RefundWithdrawal) => Promise<void>
  onClose: () => void
}

/** Asks why a noted refund is withdrawn. */
export function WithdrawDialog({ valor, onWithdraw, onClose }: WithdrawDialogProps) {
  const start: RefundWithdrawal = { motivo: '' }
  const { values, faults, isBusy, change, submit } = useWritten(RefundWithdrawal, start, async (written) => {
    await onWithdraw(written)
    onClose()
  })
  return (
    <ConfirmDialog
      title={texts.withdrawTitle}
      closeLabel={texts.close}
      onClose={onClose}
      confirm={texts.withdraw}
      cancel={texts.cancel}
      isDanger
      isBusy={isBusy}
      onConfirm={submit}
    >
      <Stack>
        <p>
          {valor}. {texts.withdrawText}
        </p>
        <TextArea
          label={texts.withdrawReason}
          error={faults['motivo']}
          isRequired
          rows={3}
          maxLength={refundLimits.reason}
          value={values.motivo}
          onChange={({ target }) => change({ motivo: target.value })}
        />
        <StepUpHint />
      </Stack>
    </ConfirmDialog>
  )
}
