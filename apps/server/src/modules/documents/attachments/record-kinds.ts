import type { DocumentKind } from '@enlace/domain/document-kinds.ts'

/** The documents of the kinds of records that have files. */
const documentOf: Readonly<Record<string, DocumentKind>> = {
  'purchase-order': 'purchase-order',
  'warehouse-entries': 'purchase-tickets',
  'account-statements': 'account-statements',
  'payments-made': 'payments-made',
  'notes-debit': 'notes-debit',
  contracts: 'supplier-contracts',
}

/** The kinds of records that have files. */
export const filedRecordKinds = Object.keys(documentOf)

/** Returns the kind of documents of a kind of records; undefined if it has no files. */
export const documentKindOf = (records: string): DocumentKind | undefined =>
  Object.hasOwn(documentOf, records) ? documentOf[records] : undefined
