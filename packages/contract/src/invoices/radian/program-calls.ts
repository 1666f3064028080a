import { defineCall } from '../../core/call.ts'
import { FileBytes } from '../../core/tickets/schemas.ts'
import { OfDocument as params } from '../../core/values.ts'
import {
  NewProgramRadianEvent,
  ProgramRadian,
  RadianAnswer,
  RadianAnswered,
  RadianRecorded,
} from './schemas.ts'

const access = { actor: 'program', asks: 'read:facturas-radicadas' } as const

export const listProgramRadian = defineCall({
  purpose: 'The events of RADIAN of a handed-in invoice, for the program that transmits them.',
  method: 'GET',
  path: '/v1/invoices/:id/events',
  access,
  params,
  answer: ProgramRadian,
})

export const recordProgramRadian = defineCall({
  purpose:
    'Records the next event of RADIAN of an invoice with when it happened. Saying it again changes nothing.',
  method: 'POST',
  path: '/v1/invoices/:id/events',
  access: { actor: 'program', asks: 'push:eventos-radian' },
  params,
  body: NewProgramRadianEvent,
  answer: RadianRecorded,
})

export const downloadProgramRadianXml = defineCall({
  purpose: 'The ApplicationResponse of an event, signed if the company has a certificate.',
  method: 'GET',
  path: '/v1/invoice-events/:id/xml',
  access,
  params,
  answer: FileBytes,
  delivers: 'file',
})

export const answerProgramRadian = defineCall({
  purpose: 'Says what the DIAN answered to an event. Saying it again changes nothing.',
  method: 'POST',
  path: '/v1/invoice-events/:id/answer',
  access,
  params,
  body: RadianAnswer,
  answer: RadianAnswered,
})
