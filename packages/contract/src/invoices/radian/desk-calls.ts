import { defineCall } from '../../core/call.ts'
import { OfDocument as params } from '../../core/values.ts'
import { DeskRadian, NewRadianEvent, RadianAnswer } from './schemas.ts'

const access = { actor: 'staff', area: 'invoices' } as const

export const getDeskRadian = defineCall({
  purpose: 'The events of RADIAN of a handed-in invoice, its term, and what may be recorded next.',
  method: 'GET',
  path: '/staff/invoices/:id/radian',
  access,
  params,
  answer: DeskRadian,
})

/** Records the next event; nothing is transmitted. */
export const recordRadianEvent = defineCall({
  purpose: 'Records the next event of RADIAN of an invoice on credit, with the person that it names.',
  method: 'POST',
  path: '/staff/invoices/:id/radian',
  access,
  params,
  body: NewRadianEvent,
  answer: DeskRadian,
})

export const answerRadianEvent = defineCall({
  purpose: 'Records what the DIAN answered to an event; the answer is the events of its invoice.',
  method: 'POST',
  path: '/staff/radian-events/:id/answer',
  access,
  params,
  body: RadianAnswer,
  answer: DeskRadian,
})
