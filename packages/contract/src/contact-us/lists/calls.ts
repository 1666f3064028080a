import * as z from 'zod/mini'
import { defineCall } from '../../core/call.ts'
import { ContactLists, KeptContactLists } from './schemas.ts'

const access = { actor: 'staff', area: 'settings' } as const

export const getContactLists = defineCall({
  purpose: 'What the contact form offers, and who of the company reads messages and questions.',
  method: 'GET',
  path: '/staff/contact-lists',
  access,
  answer: KeptContactLists,
})

/** Changes lists and readers atomically. Earlier messages keep the names they chose. */
export const changeContactLists = defineCall({
  purpose: 'Changes the lists of the contact form and who reads messages and questions.',
  method: 'PUT',
  path: '/staff/contact-lists',
  access,
  body: z.object({ ...ContactLists.shape, version: z.string().check(z.maxLength(64)) }),
  answer: KeptContactLists,
})
