import * as z from 'zod/mini'
import { defineCall } from '../core/call.ts'
import { FileBytes } from '../core/tickets/schemas.ts'
import { DateText, OfDocument } from '../core/values.ts'
import { callsAt } from '../documents/call-parts.ts'
import { placeAccess } from '../content/menu/access.ts'
import { ExportParams, RequestedExport } from '../exports/schemas.ts'
import {
  AccountStatementDetail,
  AccountStatementRows,
  AccountStatements,
  AccountStatementsExportQuery,
  AccountStatementsQuery,
  AccountStatementsSliceQuery,
} from './schemas.ts'

const at = callsAt('/account-statements', placeAccess.accountStatements)

/** What the company owes the selected account: all pending, or those overdue or due in the window. */
export const listAccountStatements = defineCall({
  ...at.list,
  purpose: 'Pending invoices of the selected account, with balances, totals and ageing.',
  query: AccountStatementsQuery,
  answer: AccountStatements,
})

export const listAccountStatementRows = defineCall({
  ...at.rows,
  purpose: 'Pending invoices of the whole filter by key, a slice at a time.',
  query: AccountStatementsSliceQuery,
  answer: AccountStatementRows,
})

export const getAccountStatement = defineCall({
  ...at.one,
  purpose: 'One invoice with its road to payment, its breakdown and its related documents.',
  params: OfDocument,
  answer: AccountStatementDetail,
})

export const getInvoicePdf = defineCall({
  ...at.paper,
  purpose: 'One invoice with its road to payment and its breakdown as a PDF.',
  params: OfDocument,
  answer: FileBytes,
})

export const getStatementPdf = defineCall({
  ...at.paper,
  path: '/account-statements/pdf',
  purpose:
    'Statement of account as a PDF: pending invoices by age, and movements with a running balance; the last 90 days where no range is given.',
  query: z.object({ from: z.optional(DateText), to: z.optional(DateText) }),
  answer: FileBytes,
})

export const exportAccountStatements = defineCall({
  ...at.exportNow,
  purpose: 'Pending invoices of the whole filter as XLSX, CSV or PDF.',
  params: ExportParams,
  query: AccountStatementsExportQuery,
  answer: FileBytes,
})

export const requestAccountStatementsExport = defineCall({
  ...at.exportLater,
  purpose: 'Pending invoices of the whole filter as a file that is made in the background.',
  params: ExportParams,
  query: AccountStatementsExportQuery,
  answer: RequestedExport,
})
