import * as z from 'zod/mini'
import { defineCall } from '../core/call.ts'
import { wholeNumber } from '../core/values.ts'
import { ContactChoice, ContactMail, RelatedChoice } from './schemas.ts'

const visitor = { actor: 'visitor' } as const

export const listAffairs = defineCall({
  purpose: 'Affairs (matters) of the contact form (spec 7, Affairs list).',
  method: 'GET',
  path: '/affairs',
  access: visitor,
  limit: 'catalogue',
  answer: z.object({ data: z.array(ContactChoice) }),
})

export const listRelatedTo = defineCall({
  purpose: 'What a contact message is related to, each as valor (spec 7, Related-to list).',
  method: 'GET',
  path: '/related-to',
  access: visitor,
  limit: 'catalogue',
  answer: z.object({ data: z.array(RelatedChoice) }),
})

/** The ways of being answered. */
export const listContactThrough = defineCall({
  purpose: 'Contact channels, each as nombre (spec 7, Contact-through list).',
  method: 'GET',
  path: '/contact-through',
  access: visitor,
  limit: 'catalogue',
  answer: z.object({ data: z.array(ContactChoice) }),
})

/**
 * The published recipients of the messages: readers marked as public, or else the company's contact address. Other
 * staff addresses stay private.
 */
export const listContactRecipients = defineCall({
  purpose: 'The published recipients of contact messages (spec 7, Contact recipients).',
  method: 'POST',
  path: '/contact-recipients',
  access: visitor,
  limit: 'catalogue',
  body: z.object({ company: wholeNumber(1, 2_147_483_647) }),
  answer: z.object({ data: z.array(z.object({ nombre: z.string(), correo: z.string() })) }),
})

/**
 * Stores a message, mails it to the company's readers and confirms it to its sender; a repeated request creates no
 * second one.
 */
export const sendContactMail = defineCall({
  purpose: 'Sends the contact form, all of its fields as multipart (spec 7, Contact mail).',
  method: 'POST',
  path: '/contact-mail',
  access: visitor,
  limit: 'contact',
  encoding: 'multipart',
  body: ContactMail,
  answer: z.object({ error: z.boolean(), message: z.string(), number: z.string() }),
})
