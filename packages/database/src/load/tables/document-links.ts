import type { LoadTable } from '../load-table.ts'
import { ownerColumns } from './owner.ts'

/** A link between two documents, by their ERP keys. */
export interface DocumentLinkRow {
  from_key: string
  to_key: string
}

/** The kinds of documents that links join, with their tables. */
const tableOf = {
  'supplier-contracts': 'supplier_contracts',
  'purchase-order': 'purchase_order',
  'purchase-tickets': 'purchase_tickets',
  'account-statements': 'account_statements',
  'payments-made': 'payments_made',
  'notes-debit': 'notes_debit',
} as const

/** A kind of document that links join. */
export type LinkedKind = keyof typeof tableOf

/** The kinds of documents that links join. */
export const linkedKinds = Object.keys(tableOf) as LinkedKind[] // the table's own names

/**
 * How links between two kinds of documents are loaded. The links of a loaded document are replaced as a whole: `whole`
 * selects its end.
 */
export function documentLinksLoad(
  from: LinkedKind,
  to: LinkedKind,
  whole: 'from_id' | 'to_id' = 'from_id',
): LoadTable<DocumentLinkRow> {
  return {
    table: 'document_links',
    columns: [],
    key: ['from_kind', 'from_id', 'to_kind', 'to_id'],
    references: [
      { column: 'from_id', to: tableOf[from], by: 'from_key', copies: ownerColumns },
      { column: 'to_id', to: tableOf[to], by: 'to_key' },
    ],
    constants: { from_kind: from, to_kind: to },
    replaces: whole,
    remembers: 'batch',
  }
}
