import type {
  ApprovedRegistration,
  RegistrationReview,
  RejectedRegistration,
  ReturnedRegistration,
} from '@enlace/contract/supplier-registration/desk/schemas.ts'
import { registrationDecisionTexts as texts } from '@enlace/contract/supplier-registration/desk/texts.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { useState } from 'react'
import type { Decide } from './actions.ts'
import { ApproveDialog } from './approve-dialog.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import { ReturnDialog } from './return-dialog.tsx'

export type DecisionsProps = {
  review: RegistrationReview
  /** What is under way. */
  busy: string | undefined
  onStart: () => void
  onApprove: Decide<ApprovedRegistration>
  onReturn: Decide<ReturnedRegistration>
  onReject: Decide<RejectedRegistration>
}

type Opened = 'approve' | 'return' | 'reject'

/** What may be done with a request in its state; a dialog that is open stays so, whoever decides meanwhile. */
export function Decisions({ review, busy, onStart, onApprove, onReturn, onReject }: DecisionsProps) {
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const { estado, tercero, tercero_id: made } = review
  const isOpen = estado === 'recibida' || estado === 'en_revision'
  const hasMaster = made === null && (tercero?.usuarios_principales.length ?? 0) > 0
  return (
    <>
      <Actions>
        {estado === 'recibida' && (
          <Button isBusy={busy === 'start'} onClick={onStart}>
            {texts.start}
          </Button>
        )}
        {(isOpen || estado === 'devuelta') && (
          <Button onClick={() => setOpened('reject')}>{texts.reject}</Button>
        )}
        {isOpen && <Button onClick={() => setOpened('return')}>{texts.return}</Button>}
        {isOpen && !hasMaster && (
          <Button variant="primary" onClick={() => setOpened('approve')}>
            {texts.approve}
          </Button>
        )}
      </Actions>
      {opened === 'approve' && <ApproveDialog review={review} onApprove={onApprove} onClose={close} />}
      {opened === 'return' && <ReturnDialog review={review} onReturn={onReturn} onClose={close} />}
      {opened === 'reject' && <RejectDialog review={review} onReject={onReject} onClose={close} />}
    </>
  )
}
