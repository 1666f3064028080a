import { placeAccess } from '@enlace/contract/content/menu/access.ts'
import type { DocumentKind } from '@enlace/contract/documents/related/kinds.ts'
import type { ListLink } from '@enlace/contract/dashboard/start/links.ts'
import type { AskedKind } from '@enlace/domain/document-kinds.ts'
import { paths } from '../paths.ts'

/** Who may open documents of each kind. */
export const documentAccess = {
  'supplier-contracts': placeAccess.contracts,
  'purchase-order': placeAccess.purchaseOrders,
  'purchase-tickets': placeAccess.purchaseTickets,
  'account-statements': placeAccess.accountStatements,
  'notes-debit': placeAccess.debitNotes,
  'payments-made': placeAccess.paymentsMade,
  invoices: placeAccess.invoices,
} as const satisfies Readonly<Record<AskedKind, unknown>> // the access rules keep their own types

/** Where a document of each kind is read: `detailPaths[kind]({ days: 0, id })`. */
export const detailPaths = {
  'supplier-contracts': paths.supplierContract,
  'purchase-order': paths.purchaseOrder,
  'purchase-tickets': paths.purchaseTicket,
  'account-statements': paths.accountStatement,
  'payments-made': paths.paymentMade,
  'notes-debit': paths.debitNote,
  invoices: paths.invoice,
} as const satisfies Readonly<Record<AskedKind, unknown>> // the paths keep their own types

/** Where the documents of each kind are listed: `listPaths[kind]({ days: 0 }, { q })`. */
export const listPaths = {
  'supplier-contracts': paths.supplierContracts,
  'purchase-order': paths.purchaseOrders,
  'purchase-tickets': paths.purchaseTickets,
  'account-statements': paths.accountStatements,
  'payments-made': paths.paymentsMade,
  'notes-debit': paths.debitNotes,
} as const satisfies Readonly<Record<DocumentKind, unknown>> // likewise

/** The address of a list with its window and filter. */
export const hrefOf = ({ kind, days, search }: ListLink): string => listPaths[kind]({ days }, search)
