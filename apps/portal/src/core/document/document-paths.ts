import type { DocumentKind } from '@enlace/contract/core/related'
import { paths } from '../paths.ts'

/** Where a document of each kind is read: `detailPaths[kind]({ days: 0, id })`. */
export const detailPaths = {
  'purchase-order': paths.purchaseOrder,
  'purchase-tickets': paths.purchaseTicket,
  'account-statements': paths.accountStatement,
  'payments-made': paths.paymentMade,
  'notes-debit': paths.debitNote,
} as const satisfies Readonly<Record<DocumentKind, unknown>> // the paths keep their own types

/** Where the documents of each kind are listed: `listPaths[kind]({ days: 0 }, { q })`. */
export const listPaths = {
  'purchase-order': paths.purchaseOrders,
  'purchase-tickets': paths.purchaseTickets,
  'account-statements': paths.accountStatements,
  'payments-made': paths.paymentsMade,
  'notes-debit': paths.debitNotes,
} as const satisfies Readonly<Record<DocumentKind, unknown>> // likewise
