import * as z from 'zod/mini'
import { defineCall } from '../core/call.ts'
import { placeAccess } from '../content/menu/access.ts'
import { DocumentId } from '../core/values.ts'
import {
  AccountStatementDetail,
  AccountStatementRows,
  AccountStatements,
  AccountStatementsQuery,
  AccountStatementsSliceQuery,
} from './schemas.ts'

const access = placeAccess.accountStatements

/** What the company owes the selected account: all that is pending, or what is overdue or due in the window. */
export const listAccountStatements = defineCall({
  purpose: 'Pending invoices of the selected account, with balances, totals and ageing.',
  method: 'GET',
  path: '/account-statements',
  access,
  query: AccountStatementsQuery,
  answer: AccountStatements,
})

/** One invoice of the selected account. */
export const getAccountStatement = defineCall({
  purpose: 'One invoice with its road to payment, its breakdown and its related documents.',
  method: 'GET',
  path: '/account-statements/:id',
  access,
  params: z.object({ id: DocumentId }),
  answer: AccountStatementDetail,
})

export const listAccountStatementRows = defineCall({
  purpose: 'Pending invoices of the whole filter by key, a slice at a time.',
  method: 'GET',
  path: '/account-statements/rows',
  access,
  query: AccountStatementsSliceQuery,
  answer: AccountStatementRows,
  isQuiet: true,
})
