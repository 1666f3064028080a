import * as z from 'zod/mini'
import { defineCall } from '../../core/call.ts'
import { FileBytes } from '../../core/tickets/schemas.ts'
import { OfDocument as params } from '../../core/values.ts'
import { AcceptedInvoices, AcceptedInvoicesQuery, TakenInvoices } from './schemas.ts'

const access = { actor: 'program', asks: 'read:facturas-radicadas' } as const

export const listAcceptedInvoices = defineCall({
  purpose:
    'Accepted invoices with lines, taxes, match and files, the oldest acceptance first, after a cursor.',
  method: 'GET',
  path: '/v1/invoices',
  access,
  query: AcceptedInvoicesQuery,
  answer: AcceptedInvoices,
})

export const takeAcceptedInvoices = defineCall({
  purpose: 'Says that the ERP has recorded accepted invoices. Saying it again changes nothing.',
  method: 'POST',
  path: '/v1/invoices/taken',
  access,
  body: TakenInvoices,
  answer: z.object({ taken: z.number() }),
})

export const downloadAcceptedFile = defineCall({
  purpose: 'One file of an accepted invoice, as its supplier sent it.',
  method: 'GET',
  path: '/v1/invoice-files/:id',
  access,
  params,
  answer: FileBytes,
  delivers: 'file',
})
