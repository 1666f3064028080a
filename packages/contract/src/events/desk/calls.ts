import * as z from 'zod/mini'
import { defineCall } from '../../core/call.ts'
import { FileBytes } from '../../core/tickets/schemas.ts'
import { DocumentId } from '../../core/values.ts'
import { DeskAttendee, DeskEvent, DeskEventFile, DeskEventRow, EventBody, NewEvent } from './schemas.ts'
import { eventsDeskFormTexts as texts } from './texts.ts'

const access = { actor: 'staff', area: 'content' } as const
const ByCode = z.object({ codigo: z.string().check(z.maxLength(120), z.regex(/^[a-z0-9][a-z0-9-]*$/)) })
const ByPerson = z.extend(ByCode, { id: DocumentId })

export const listDeskEvents = defineCall({
  purpose: 'The events of the company, also drafts and cancelled ones, to come or over.',
  method: 'GET',
  path: '/staff/events',
  access,
  query: z.object({ ver: z._default(z.enum(['proximos', 'anteriores']), 'proximos') }),
  answer: z.object({ rows: z.array(DeskEventRow) }),
})

export const createDeskEvent = defineCall({
  purpose: 'Writes a new event down, once or repeated by week, fortnight or month.',
  method: 'POST',
  path: '/staff/events',
  access,
  body: NewEvent,
  answer: z.object({ codigos: z.array(z.string()), removed: z.array(z.string()) }),
})

export const getDeskEvent = defineCall({
  purpose: 'One event as staff writes it, with its files and how many have a seat or wait.',
  method: 'GET',
  path: '/staff/events/:codigo',
  access,
  params: ByCode,
  answer: DeskEvent,
})

export const changeDeskEvent = defineCall({
  purpose: 'Changes an event; room that comes with more seats goes to those who wait.',
  method: 'PUT',
  path: '/staff/events/:codigo',
  access,
  params: ByCode,
  body: z.object({ sello: z.string(), evento: EventBody }),
  answer: z.object({ seated: z.number(), removed: z.array(z.string()) }),
})

export const cancelDeskEvent = defineCall({
  purpose: 'Cancels an event and tells all who have a seat or wait for one.',
  method: 'POST',
  path: '/staff/events/:codigo/cancel',
  access,
  params: ByCode,
  body: z.object({
    motivo: z
      .string()
      .check(z.trim(), z.minLength(1, texts.cancelReasonMissing), z.maxLength(300, texts.lineLong)),
  }),
  answer: z.object({}),
})

export const listDeskAttendees = defineCall({
  purpose: 'Who asked for a seat of an event, in their order, and who came.',
  method: 'GET',
  path: '/staff/events/:codigo/people',
  access,
  params: ByCode,
  answer: z.object({ rows: z.array(DeskAttendee) }),
})

export const markDeskAttendee = defineCall({
  purpose: 'Says whether somebody who had a seat came; null takes that back.',
  method: 'PUT',
  path: '/staff/events/:codigo/people/:id',
  access,
  isQuiet: true,
  params: ByPerson,
  body: z.object({ asistio: z.nullable(z.boolean()) }),
  answer: z.object({}),
})

export const seatDeskAttendee = defineCall({
  purpose: 'Gives a seat to somebody who waits, before its turn; there is one more where none was left.',
  method: 'POST',
  path: '/staff/events/:codigo/people/:id/seat',
  access,
  params: ByPerson,
  answer: z.object({}),
})

export const releaseDeskAttendee = defineCall({
  purpose: 'Takes a seat or a place on the waiting list back; the seat goes to who waits first.',
  method: 'POST',
  path: '/staff/events/:codigo/people/:id/release',
  access,
  params: ByPerson,
  answer: z.object({}),
})

/** The attendance list as a file. */
export const downloadDeskAttendees = defineCall({
  purpose: 'Who asked for a seat of an event, as a spreadsheet or a text file.',
  method: 'GET',
  path: '/staff/events/:codigo/people/file',
  access,
  params: ByCode,
  query: z.object({ formato: z.enum(['xlsx', 'csv']) }),
  answer: FileBytes,
  delivers: 'file',
})

export const addDeskEventFile = defineCall({
  purpose: 'Gives a paper along with an event.',
  method: 'POST',
  path: '/staff/events/:codigo/files',
  access,
  encoding: 'multipart',
  files: { count: 1, bytes: 10 * 1024 * 1024 },
  params: ByCode,
  body: z.looseObject({}),
  answer: z.object({ archivos: z.array(DeskEventFile) }),
})

export const removeDeskEventFile = defineCall({
  purpose: 'Takes a paper away from an event.',
  method: 'DELETE',
  path: '/staff/events/:codigo/files/:id',
  access,
  params: ByPerson,
  answer: z.object({ archivos: z.array(DeskEventFile) }),
})
