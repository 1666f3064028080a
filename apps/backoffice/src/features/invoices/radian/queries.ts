import {
  answerRadianEvent,
  getDeskRadian,
  recordRadianEvent,
} from '@enlace/contract/invoices/radian/desk-calls.ts'
import type { NewRadianEvent, RadianAnswer } from '@enlace/contract/invoices/radian/schemas.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { send } from '../../../core/session/client.ts'

/** The events of an invoice as they are now. */
export const radianQuery = (id: string) => ({ ...callQuery(getDeskRadian, { params: { id } }), staleTime: 0 })

/** Records an event of an invoice. @throws CallFailure */
export const recordEvent = (id: string, body: NewRadianEvent) =>
  send(recordRadianEvent, { params: { id }, body })

/** Records what the DIAN answered to an event. @throws CallFailure */
export const recordAnswer = (event: string, body: RadianAnswer) =>
  send(answerRadianEvent, { params: { id: event }, body })
