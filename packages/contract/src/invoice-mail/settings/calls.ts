import { defineCall } from '../../core/call.ts'
import { InvoiceMailbox, MailboxTrial, TriedMailbox, WrittenMailbox } from './schemas.ts'

const access = { actor: 'staff', area: 'settings' } as const

export const getInvoiceMailbox = defineCall({
  purpose: 'The mailbox to which invoices are mailed, and how its reading stands.',
  method: 'GET',
  path: '/staff/invoice-mailbox',
  access,
  answer: InvoiceMailbox,
})

/** Tests the access to the mailbox without saving it. */
export const tryInvoiceMailbox = defineCall({
  purpose: 'Whether the mailbox of invoices can be entered and its folder read; or why not.',
  method: 'POST',
  path: '/staff/invoice-mailbox/try',
  access,
  body: TriedMailbox,
  answer: MailboxTrial,
})

export const changeInvoiceMailbox = defineCall({
  purpose:
    'Sets the mailbox of invoices, or turns its reading on or off; another server or user needs the password again.',
  method: 'PUT',
  path: '/staff/invoice-mailbox',
  access,
  stepUp: true,
  body: WrittenMailbox,
  answer: InvoiceMailbox,
})
