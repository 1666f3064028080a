import { fill } from '@enlace/contract/core/fill.ts'
import type {
  ApprovedRegistration,
  RegistrationReview,
  RejectedRegistration,
  ReturnedRegistration,
} from '@enlace/contract/supplier-registration/desk/schemas.ts'
import { registrationDecisionTexts as texts } from '@enlace/contract/supplier-registration/desk/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { type DeskChoice, DeskDecision } from '../../../core/desk/desk-decision.tsx'
import type { Decide } from './actions.ts'
import { ApproveForm } from './approve-form.tsx'
import { RejectForm } from './reject-form.tsx'
import { ReturnForm } from './return-form.tsx'

export type DecisionsProps = {
  review: RegistrationReview
  /** What is under way. */
  busy: string | undefined
  onStart: () => void
  onApprove: Decide<ApprovedRegistration>
  onReturn: Decide<ReturnedRegistration>
  onReject: Decide<RejectedRegistration>
}

/** What may be done with a request in its state, beside its papers. */
export function Decisions(props: DecisionsProps) {
  const { review, busy, onStart } = props
  return (
    <DeskDecision
      before={
        review.estado === 'recibida' && (
          <Button isBusy={busy === 'start'} onClick={onStart}>
            {texts.start}
          </Button>
        )
      }
      choices={choicesOf(props)}
    />
  )
}

function choicesOf({ review, onApprove, onReturn, onReject }: DecisionsProps): DeskChoice[] {
  const { estado, numero, tercero, tercero_id: made } = review
  const isOpen = estado === 'recibida' || estado === 'en_revision'
  const hasMaster = made === null && (tercero?.usuarios_principales.length ?? 0) > 0
  return [
    {
      id: 'reject',
      label: texts.reject,
      isOffered: isOpen || estado === 'devuelta',
      title: fill(texts.rejectTitle, { numero }),
      form: (close) => <RejectForm {...{ review, onReject }} onDone={close} />,
    },
    {
      id: 'return',
      label: texts.return,
      isOffered: isOpen,
      title: fill(texts.returnTitle, { numero }),
      form: (close) => <ReturnForm {...{ review, onReturn }} onDone={close} />,
    },
    {
      id: 'approve',
      label: texts.approve,
      isPrimary: true,
      isOffered: isOpen && !hasMaster,
      title: fill(texts.approveTitle, { numero }),
      form: (close) => <ApproveForm {...{ review, onApprove }} onDone={close} />,
    },
  ]
}
