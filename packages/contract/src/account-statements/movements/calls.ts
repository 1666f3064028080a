import { defineCall } from '../../core/call.ts'
import { placeAccess } from '../../content/menu/access.ts'
import { Movements, MovementsQuery } from './schemas.ts'

/** The movements of the selected account's balance: invoices, payments and debit notes, with the balance after each. */
export const listMovements = defineCall({
  purpose:
    'The ledger of the selected account: documents by day with their running balance, one currency at a time.',
  method: 'GET',
  path: '/account-statements/movements',
  access: placeAccess.accountStatements,
  query: MovementsQuery,
  answer: Movements,
})
