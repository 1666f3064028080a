import * as z from 'zod/mini'
import { defineCall } from '../../core/call.ts'
import { FileBytes } from '../../core/tickets/schemas.ts'
import { OfDocument as params } from '../../core/values.ts'
import {
  InvoiceMailDetail,
  InvoiceMailRows,
  InvoiceMails,
  InvoiceMailsQuery,
  InvoiceMailsSliceQuery,
  MailAssignment,
  MailDiscard,
  MailReopening,
} from './schemas.ts'

const access = { actor: 'staff', area: 'invoices' } as const
const answer = InvoiceMailDetail

export const listInvoiceMails = defineCall({
  purpose:
    'Mails of the mailbox of invoices: those that could not be assigned first, the oldest of them first.',
  method: 'GET',
  path: '/staff/invoice-mails',
  access,
  query: InvoiceMailsQuery,
  answer: InvoiceMails,
})

export const listInvoiceMailRows = defineCall({
  purpose: 'Mails of the mailbox of invoices of the whole filter by key, a slice at a time.',
  method: 'GET',
  path: '/staff/invoice-mails/rows',
  access,
  query: InvoiceMailsSliceQuery,
  answer: InvoiceMailRows,
  isQuiet: true,
})

export const getInvoiceMail = defineCall({
  purpose: 'One mail of the mailbox of invoices with its attachments and what came of each document.',
  method: 'GET',
  path: '/staff/invoice-mails/:id',
  access,
  params,
  answer,
})

/** Assigns a mail to a supplier; the job that reads the mailbox then hands its documents in. */
export const assignInvoiceMail = defineCall({
  purpose: 'Assigns a mail to a supplier, in whose name its documents are then checked and handed in.',
  method: 'POST',
  path: '/staff/invoice-mails/:id/assignment',
  access,
  params,
  body: MailAssignment,
  answer,
})

export const discardInvoiceMail = defineCall({
  purpose: 'Discards a mail that waits, with a reason; it can be opened again.',
  method: 'POST',
  path: '/staff/invoice-mails/:id/discard',
  access,
  params,
  body: MailDiscard,
  answer,
})

export const reopenInvoiceMail = defineCall({
  purpose: 'Opens a discarded or refused mail again: it is read once more.',
  method: 'POST',
  path: '/staff/invoice-mails/:id/reopening',
  access,
  params,
  body: MailReopening,
  answer,
})

export const readInvoiceMailbox = defineCall({
  purpose: 'Reads the mailbox of invoices at once.',
  method: 'POST',
  path: '/staff/invoice-mails/reading',
  access,
  answer: z.object({}),
})

export const downloadInvoiceMailFile = defineCall({
  purpose: 'One attachment of a mail of the mailbox of invoices, as it came.',
  method: 'GET',
  path: '/staff/invoice-mail-files/:id',
  access,
  params,
  answer: FileBytes,
  delivers: 'file',
})
