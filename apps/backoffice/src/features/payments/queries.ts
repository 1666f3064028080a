import {
  addPaymentConcept,
  changePaymentConcept,
  getPaymentSettings,
  setPaymentKeys,
  setPaymentRecipients,
  switchPayments,
  testPaymentGateway,
} from '@enlace/contract/payments/settings/calls.ts'
import type { GatewayKeys, WrittenConcept } from '@enlace/contract/payments/settings/schemas.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { withStepUp } from '@enlace/web/second-factor/step-up.ts'
import { send } from '../../core/session/client.ts'

/** How the company takes payments. */
export const paymentSettingsQuery = () => ({ ...callQuery(getPaymentSettings), staleTime: 0 })

/** Stores the keys, after a step-up. @throws CallFailure */
export const keepKeys = (body: GatewayKeys) => withStepUp(() => send(setPaymentKeys, { body }))

/** Turns payments on or off, likewise. @throws CallFailure */
export const turn = (activo: boolean) => withStepUp(() => send(switchPayments, { body: { activo } }))

/** Asks the gateway. @throws CallFailure */
export const askGateway = () => send(testPaymentGateway)

/** Writes a concept, a new one without an id. @throws CallFailure */
export const keepConcept = (body: WrittenConcept, id?: number) =>
  id === undefined ? send(addPaymentConcept, { body }) : send(changePaymentConcept, { params: { id }, body })

/** Sets who is written about approved payments. @throws CallFailure */
export const keepRecipients = (correos: string[]) => send(setPaymentRecipients, { body: { correos } })
