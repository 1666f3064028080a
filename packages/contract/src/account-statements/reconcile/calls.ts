import { defineCall } from '../../core/call.ts'
import { placeAccess } from '../../content/menu/access.ts'
import { ownFileBytes, ReconcileWorkbook } from '../../core/reconcile/schemas.ts'
import { ReconcileFields, Reconciliation } from './schemas.ts'

const shared = {
  method: 'POST',
  access: placeAccess.accountStatements,
  isForReaders: true,
  limit: 'reconcile',
  encoding: 'multipart',
  files: { count: 1, bytes: ownFileBytes, kinds: 'tables' },
  body: ReconcileFields,
} as const

/** Compares the supplier's own list of invoices with the company's. The file is not kept. */
export const reconcileStatement = defineCall({
  ...shared,
  purpose:
    'A supplier’s own list (XLSX, XLS, CSV) compared with the company’s invoices, line by line; nothing is kept.',
  path: '/account-statements/reconcile',
  answer: Reconciliation,
})

export const exportReconciliation = defineCall({
  ...shared,
  purpose: 'The comparison of a supplier’s own list with the company’s invoices, whole, as a workbook.',
  path: '/account-statements/reconcile/workbook',
  answer: ReconcileWorkbook,
})
