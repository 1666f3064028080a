import { fill } from '@enlace/contract/core/fill'
import type { ImprovementAction } from '@enlace/contract/supplier-qualification/evaluation/schemas'
import { planTexts as texts } from '@enlace/contract/supplier-qualification/plan-texts'
import { Button } from '@enlace/ui/button'
import { Dialog } from '@enlace/ui/dialog'

type WithdrawDialogProps = { action: ImprovementAction; onWithdraw: () => void; onClose: () => void }

/** Makes sure before an action is taken out of the plan. */
export function WithdrawDialog({ action, onWithdraw, onClose }: WithdrawDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.withdrawTitle}
      closeLabel={texts.keep}
      actions={
        <>
          <Button onClick={onClose}>{texts.keep}</Button>
          <Button
            variant="primary"
            onClick={() => {
              onClose()
              onWithdraw()
            }}
          >
            {texts.withdraw}
          </Button>
        </>
      }
    >
      <p>{fill(texts.withdrawQuestion, { accion: action.accion })}</p>
    </Dialog>
  )
}
