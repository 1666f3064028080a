import { fill } from '@enlace/contract/core/fill.ts'
import type { BankApprover } from '@enlace/contract/bank-accounts/desk/schemas.ts'
import { bankDeskTexts as texts } from '@enlace/contract/bank-accounts/desk/texts.ts'
import { ConfirmDialog } from '@enlace/ui/confirm-dialog.tsx'
import { StepUpHint } from '@enlace/web/second-factor/step-up-hint.tsx'

type ApproverQuestionProps = {
  deed: 'confirm' | 'remove'
  person: BankApprover
  isBusy: boolean
  onClose: () => void
  onYes: () => void
}

/** Asks before an approver is confirmed or taken away, with what that means and from when. */
export function ApproverQuestion({ deed, person, isBusy, onClose, onYes }: ApproverQuestionProps) {
  const isRemoval = deed === 'remove'
  const removal = person.retiro_inmediato ? texts.removeNowBody : texts.removeBody
  return (
    <ConfirmDialog
      onClose={onClose}
      title={fill(isRemoval ? texts.removeTitle : texts.confirmTitle, { nombre: person.nombre })}
      closeLabel={texts.cancel}
      confirm={isRemoval ? texts.confirmRemove : texts.confirmNow}
      cancel={texts.cancel}
      isDanger={isRemoval}
      isBusy={isBusy}
      onConfirm={onYes}
    >
      <p>{isRemoval ? removal : texts.confirmBody}</p>
      <StepUpHint />
    </ConfirmDialog>
  )
}
