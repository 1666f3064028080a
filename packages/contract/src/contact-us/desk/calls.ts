import * as z from 'zod/mini'
import { defineCall } from '../../core/call.ts'
import { Assignment, seen } from '../../staff/sign-in/assignees.ts'
import { DocumentId } from '../../core/values.ts'
import {
  DeskContactDetail,
  DeskContactRows,
  DeskContacts,
  DeskContactsQuery,
  DeskContactsSliceQuery,
  NewContactReply,
} from './schemas.ts'

const access = { actor: 'staff', area: 'questions' } as const
const params = z.object({ id: DocumentId })
const answer = DeskContactDetail

export const listDeskContacts = defineCall({
  purpose: 'Messages of the contact form, those that nobody answered first, the oldest of them first.',
  method: 'GET',
  path: '/staff/contact-messages',
  access,
  query: DeskContactsQuery,
  answer: DeskContacts,
})

export const listDeskContactRows = defineCall({
  purpose: 'Messages of the contact form of the whole filter by key, a slice at a time.',
  method: 'GET',
  path: '/staff/contact-messages/rows',
  access,
  query: DeskContactsSliceQuery,
  answer: DeskContactRows,
  isQuiet: true,
})

export const getDeskContact = defineCall({
  purpose: 'One message of the contact form with its answers and internal notes.',
  method: 'GET',
  path: '/staff/contact-messages/:id',
  access,
  params,
  answer,
})

/** Answers by mail, or adds a note for the team; names the version it is based on. */
export const replyDeskContact = defineCall({
  purpose: 'Answers a message of the contact form by mail, or adds an internal note to it.',
  method: 'POST',
  path: '/staff/contact-messages/:id/replies',
  access,
  params,
  body: NewContactReply,
  answer,
})

export const assignDeskContact = defineCall({
  purpose: 'Gives a message of the contact form to a member of the staff, or to nobody.',
  method: 'PUT',
  path: '/staff/contact-messages/:id/assignee',
  access,
  params,
  body: Assignment,
  answer,
})

export const turnDeskContact = defineCall({
  purpose: 'Closes a message of the contact form, or opens it again.',
  method: 'PUT',
  path: '/staff/contact-messages/:id/state',
  access,
  params,
  body: z.object({ ...seen, estado: z.enum(['en_gestion', 'cerrado']) }),
  answer,
})
