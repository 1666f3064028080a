import type { DocumentLinkRow, LinkedKind } from '@enlace/database/load/tables/document-links.ts'
import type { History, Invoice } from '../history/documents.ts'

/** The links between a supplier's documents, by the kinds that they join. */
export function linksOf(history: History, keyOf: (invoice: Invoice) => string) {
  const { tickets, invoices, notes, payments } = history
  return [
    links(
      'purchase-order',
      'purchase-tickets',
      tickets.map(({ order, numero }) => [order.numero, numero]),
    ),
    links(
      'purchase-order',
      'account-statements',
      invoices.flatMap((invoice) => (invoice.order ? [[invoice.order.numero, keyOf(invoice)] as const] : [])),
    ),
    links(
      'purchase-tickets',
      'account-statements',
      invoices.flatMap((invoice) => invoice.tickets.map(({ numero }) => [numero, keyOf(invoice)] as const)),
    ),
    links(
      'account-statements',
      'notes-debit',
      notes.flatMap((note) =>
        [...new Set([note.invoice, ...note.applied.map(({ invoice }) => invoice)])].map(
          (invoice) => [keyOf(invoice), note.numero] as const,
        ),
      ),
    ),
    links(
      'account-statements',
      'payments-made',
      payments.flatMap(({ numero, lines }) => lines.map(({ invoice }) => [keyOf(invoice), numero] as const)),
    ),
  ]
}

/** The later document refers to the earlier one. */
function links(earlier: LinkedKind, later: LinkedKind, pairs: readonly (readonly [string, string])[]) {
  const rows = pairs.map(([to_key, from_key]): DocumentLinkRow => ({ from_key, to_key }))
  return { from: later, to: earlier, rows }
}
