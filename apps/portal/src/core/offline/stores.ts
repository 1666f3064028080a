import type { CallKey } from '@enlace/api-client/queries.ts'
import type { AnyCall } from '@enlace/contract/core/call.ts'
import { getAccountStatement, listAccountStatements } from '@enlace/contract/account-statements/calls.ts'
import { getDebitNote, listDebitNotes } from '@enlace/contract/notes-debit/calls.ts'
import { getPaymentMade, listPaidInvoices, listPaymentsMade } from '@enlace/contract/payments-made/calls.ts'
import { getPurchaseOrder, listPurchaseOrders } from '@enlace/contract/purchase-order/calls.ts'
import { getPurchaseTicket, listPurchaseTickets } from '@enlace/contract/purchase-tickets/calls.ts'
import { getSupplierContract, listSupplierContracts } from '@enlace/contract/supplier-contracts/calls.ts'

/** The stores of account_DB (spec 3); those of modules that keep nothing yet are there and empty. */
export const storeNames = [
  'account_statements',
  'purchase_order',
  'detail_purchase_order',
  'paymentStatements',
  'purchase_tickets',
  'detail_purchase_tickets',
  'notes-debito',
  'detail-notes-debito',
  'supplier_contracts',
] as const

/** The name of a store of account_DB. */
export type StoreName = (typeof storeNames)[number]

const storeOfCall = new Map<string, StoreName>(
  (
    [
      [listAccountStatements, 'account_statements'],
      [getAccountStatement, 'account_statements'],
      [listPaymentsMade, 'paymentStatements'],
      [listPaidInvoices, 'paymentStatements'],
      [getPaymentMade, 'paymentStatements'],
      [listPurchaseOrders, 'purchase_order'],
      [getPurchaseOrder, 'detail_purchase_order'],
      [listPurchaseTickets, 'purchase_tickets'],
      [getPurchaseTicket, 'detail_purchase_tickets'],
      [listDebitNotes, 'notes-debito'],
      [getDebitNote, 'detail-notes-debito'],
      [listSupplierContracts, 'supplier_contracts'],
      [getSupplierContract, 'supplier_contracts'],
    ] satisfies [AnyCall, StoreName][]
  ).map(([call, store]) => [`${call.method} ${call.path}`, store]),
)

/** Whose copy of an answer, and of which: the store, and the key in it up to the copy's age and size. */
export type CopyPlace = {
  store: StoreName
  key: [person: string, company: number, account: number, call: string, given: string]
}

/** Where the answer of a query is kept; nothing for calls that show no documents and for visitors. */
export function placeOf([{ company, person, account }, call, given]: CallKey): CopyPlace | undefined {
  const store = storeOfCall.get(call)
  if (store === undefined || person === null) return undefined
  // No account is all of them; branch accounts are numbered from 1.
  return { store, key: [person, company, account ?? 0, call, writeGiven(given)] }
}

/** What was asked, as text: the same for the same question, in whatever order it was written. */
function writeGiven(given: object): string {
  return JSON.stringify(given, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  )
}
