import * as z from 'zod/mini'
import { defineCall } from '../../core/call.ts'
import { OfDocument } from '../../core/values.ts'
import { BillChoices, BillTrial } from './schemas.ts'

const access = { actor: 'staff', area: 'operation' } as const
const params = z.object({ id: z.uuid() })

export const getConnectionBills = defineCall({
  purpose: 'Whether a connection writes accepted invoices into the ERP as drafts of vendor bills, and how.',
  method: 'GET',
  path: '/staff/connections/:id/bills',
  access,
  params,
  answer: BillChoices,
})

/** Only one connection of a company writes. */
export const setConnectionBills = defineCall({
  purpose: 'Turns the drafts of vendor bills of a connection on or off, and chooses their accounts.',
  method: 'PUT',
  path: '/staff/connections/:id/bills',
  access,
  stepUp: true,
  params,
  body: BillChoices,
  answer: BillChoices,
})

export const tryConnectionBills = defineCall({
  purpose: 'What the user of the ERP lacks to write drafts of vendor bills; nothing is written.',
  method: 'POST',
  path: '/staff/connections/:id/bills/try',
  access,
  params,
  body: BillChoices,
  answer: BillTrial,
})

export const retryInvoiceDraft = defineCall({
  purpose: 'Has an accepted invoice that the ERP did not take written again soon.',
  method: 'POST',
  path: '/staff/invoices/:id/erp-draft',
  access: { actor: 'staff', area: 'invoices' },
  params: OfDocument,
  answer: z.object({}),
})
