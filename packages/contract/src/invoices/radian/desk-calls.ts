import { defineCall } from '../../core/call.ts'
import { FileBytes } from '../../core/tickets/schemas.ts'
import { OfDocument as params } from '../../core/values.ts'
import {
  DeskRadian,
  NewRadianEvent,
  NewRadianSoftware,
  RadianAnswer,
  RadianAnswerFile,
  RadianSoftware,
} from './schemas.ts'

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

/** Refused for a file that answers to something else. */
export const readRadianAnswer = defineCall({
  purpose: 'Reads the DIAN’s ApplicationResponse to an event and records what it says.',
  method: 'POST',
  path: '/staff/radian-events/:id/answer-file',
  access,
  params,
  body: RadianAnswerFile,
  answer: DeskRadian,
})

export const downloadRadianXml = defineCall({
  purpose: 'The ApplicationResponse of an event, signed if the company has a certificate.',
  method: 'GET',
  path: '/staff/radian-events/:id/xml',
  access,
  params,
  answer: FileBytes,
  delivers: 'file',
})

const settings = { actor: 'staff', area: 'settings' } as const

export const getRadianSoftware = defineCall({
  purpose: 'The software that the company registered with the DIAN for its events, without its PIN.',
  method: 'GET',
  path: '/staff/radian-software',
  access: settings,
  answer: RadianSoftware,
})

export const keepRadianSoftware = defineCall({
  purpose: 'Stores the software for events with its PIN, which is sealed.',
  method: 'PUT',
  path: '/staff/radian-software',
  access: settings,
  body: NewRadianSoftware,
  answer: RadianSoftware,
})
