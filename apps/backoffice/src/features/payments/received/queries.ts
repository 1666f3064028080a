import {
  askAboutPayment,
  getReceivedPayment,
  noteRefund,
  withdrawRefund,
} from '@enlace/contract/payments/desk/calls.ts'
import type { NewRefund, RefundWithdrawal } from '@enlace/contract/payments/desk/schemas.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { withStepUp } from '@enlace/web/second-factor/step-up.ts'
import { send } from '../../../core/session/client.ts'

/** One payment with its history. */
export const receivedPaymentQuery = (id: string) => ({
  ...callQuery(getReceivedPayment, { params: { id } }),
  staleTime: 0,
})

/** What is done with a payment; each answers how it stands then. @throws CallFailure */
export const actsOf = (id: string) => ({
  ask: () => send(askAboutPayment, { params: { id } }),
  note: (body: NewRefund) => withStepUp(() => send(noteRefund, { params: { id }, body })),
  withdraw: (refund: string, body: RefundWithdrawal) =>
    withStepUp(() => send(withdrawRefund, { params: { id, refund }, body })),
})
