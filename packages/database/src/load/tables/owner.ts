import type { Tables } from '../../tables/tables.ts'
import type { LoadReference, LoadTable } from '../load-table.ts'

/** The owner of a document, by the branch account's ERP key, which determines the third party. */
export interface OwnedRow {
  account_key: string
}

/** Sets a document's branch account and, from there, its third party. */
const ownedByAccount: LoadReference<OwnedRow> = {
  column: 'third_id',
  to: 'branch_accounts',
  by: 'account_key',
  copies: ['third_party_id'],
}

/** The owner columns that a document's lines and links repeat, so that one policy protects all of them. */
export const ownerColumns = ['third_party_id', 'third_id'] as const

/** How documents of an account are loaded, by the ERP's key. */
export const ownedLoad = <Row extends OwnedRow>(
  table: keyof Tables,
  columns: LoadTable<Row>['columns'],
  ...others: readonly LoadReference<Row>[]
): LoadTable<Row> => ({
  table,
  columns,
  key: ['erp_key'],
  references: [ownedByAccount, ...others],
  remembers: 'batch-and-time',
})

/** How the lines of documents are loaded: a document's, which `parent` names, are replaced as a whole. */
export const linesLoad = <Row>(
  table: keyof Tables,
  columns: LoadTable<Row>['columns'],
  parent: LoadReference<Row>,
  ...others: readonly LoadReference<Row>[]
): LoadTable<Row> => ({
  table,
  columns,
  key: [parent.column, 'linea'],
  references: [{ ...parent, copies: ownerColumns }, ...others],
  replaces: parent.column,
  remembers: 'nothing',
})
