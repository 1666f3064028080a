import { fill } from '@enlace/contract/core/fill.ts'
import type { ImprovementAction } from '@enlace/contract/supplier-qualification/evaluation/schemas.ts'
import { planTexts as texts } from '@enlace/contract/supplier-qualification/plan-texts.ts'
import { ConfirmDialog } from '@enlace/ui/confirm-dialog.tsx'

type WithdrawDialogProps = { action: ImprovementAction; onWithdraw: () => void; onClose: () => void }

/** Makes sure before an action is taken out of the plan. */
export function WithdrawDialog({ action, onWithdraw, onClose }: WithdrawDialogProps) {
  return (
    <ConfirmDialog
      onClose={onClose}
      title={texts.withdrawTitle}
      closeLabel={texts.keep}
      confirm={texts.withdraw}
      cancel={texts.keep}
      onConfirm={() => {
        onClose()
        onWithdraw()
      }}
    >
      <p>{fill(texts.withdrawQuestion, { accion: action.accion })}</p>
    </ConfirmDialog>
  )
}
