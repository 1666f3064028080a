import { placeAccess } from '@enlace/contract/content/menu/access.ts'
import type { DocumentKind } from '@enlace/contract/documents/related/kinds.ts'
import type { ListLink } from '@enlace/contract/dashboard/start/links.ts'
import type { AskedKind } from '@enlace/domain/document-kinds.ts'
import { paths } from '../paths.ts'
import type { SearchValues } from '@enlace/web/search-params.ts'

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
  // They have no window of days.
  invoices: Object.assign(({ id }: { days: number; id: string }) => paths.invoice({ id }), {
    pattern: paths.invoice.pattern,
  }),
} as const satisfies Readonly<Record<AskedKind, unknown>> // the paths keep their own types

/** Where the documents of each kind are listed: `listPaths[kind]({ days: 0 }, { q })`. */
export const listPaths = {
  // The list has no window of days.
  'supplier-contracts': Object.assign(
    (_: { days: number }, search?: SearchValues) => paths.supplierContracts({}, search),
    { pattern: paths.supplierContracts.pattern },
  ),
  'purchase-order': paths.purchaseOrders,
  'purchase-tickets': paths.purchaseTickets,
  'account-statements': paths.accountStatements,
  'payments-made': paths.paymentsMade,
  'notes-debit': paths.debitNotes,
} as const satisfies Readonly<Record<DocumentKind, unknown>> // likewise

/** The address of a list with its window and filter. */
export const hrefOf = ({ kind, days, search }: ListLink): string => listPaths[kind]({ days }, search)
