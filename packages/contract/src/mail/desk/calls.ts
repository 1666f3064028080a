import * as z from 'zod/mini'
import { defineCall } from '../../core/call.ts'
import { DocumentId } from '../../core/values.ts'
import { DeskMailDetail, DeskMailRows, DeskMails, DeskMailsQuery, DeskMailsSliceQuery } from './schemas.ts'

const access = { actor: 'staff', area: 'mails' } as const
const params = z.object({ id: DocumentId })

export const listDeskMails = defineCall({
  purpose: 'The mails of the company, those that could not be delivered first, then the newest.',
  method: 'GET',
  path: '/staff/mails',
  access,
  query: DeskMailsQuery,
  answer: DeskMails,
})

export const listDeskMailRows = defineCall({
  purpose: 'Mails of the whole filter by key, a slice at a time.',
  method: 'GET',
  path: '/staff/mails/rows',
  access,
  query: DeskMailsSliceQuery,
  answer: DeskMailRows,
  isQuiet: true,
})

export const getDeskMail = defineCall({
  purpose:
    'One mail of the company: its words unless they are for its recipient alone, and what became of it.',
  method: 'GET',
  path: '/staff/mails/:id',
  access,
  params,
  answer: DeskMailDetail,
})

export const resendDeskMail = defineCall({
  purpose: 'Sends a mail again as a new one that names the first; one that still waits is tried at once.',
  method: 'POST',
  path: '/staff/mails/:id/resend',
  access,
  params,
  answer: z.object({ id: DocumentId, isNew: z.boolean() }),
})
