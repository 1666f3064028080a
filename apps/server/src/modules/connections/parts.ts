import type { PulledKind } from '@enlace/domain/connections.ts'
import type { SentKind } from '@enlace/importer/core/mapping/sent-kinds.ts'

/** The importer's kind of each kind of records. */
export const partOf: Readonly<Record<PulledKind, SentKind>> = {
  suppliers: 'third-parties',
  orders: 'purchase-order',
  receipts: 'warehouse-entries',
  invoices: 'account-statements',
  notes: 'notes-debit',
  payments: 'payments-made',
}
