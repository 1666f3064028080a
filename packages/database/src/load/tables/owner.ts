import type { LoadReference } from '../load-table.ts'

/** The owner of a document, by the branch account's ERP key, which determines the third party. */
export interface OwnedRow {
  account_key: string
}

/** Sets a document's branch account and, from there, its third party. */
export const ownedByAccount: LoadReference<OwnedRow> = {
  column: 'third_id',
  to: 'branch_accounts',
  by: 'account_key',
  copies: ['third_party_id'],
}

/** The owner columns that a document's lines and links repeat, so that one policy protects all of them. */
export const ownerColumns = ['third_party_id', 'third_id'] as const
