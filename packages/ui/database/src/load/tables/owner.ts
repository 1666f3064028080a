import type { LoadReference } from '../load-table.ts'

/** To whom a document belongs, by the branch account's ERP key: its third party follows from it. */
export interface OwnedRow {
  account_key: string
}

/** Gives a document its branch account and, from there, its third party. */
export const ownedByAccount: LoadReference<OwnedRow> = {
  column: 'third_id',
  to: 'branch_accounts',
  by: 'account_key',
  copies: ['third_party_id'],
}

/** The owner that a document's lines and links repeat, so that one policy guards them all. */
export const ownerColumns = ['third_party_id', 'third_id'] as const
