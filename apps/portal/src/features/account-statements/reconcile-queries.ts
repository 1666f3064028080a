import {
  exportReconciliation,
  reconcileStatement,
} from '@enlace/contract/features/account-statements/reconcile-calls'
import type { ReconcileFields } from '@enlace/contract/features/account-statements/reconcile-schemas'
import { uploader } from '../../core/http/upload.ts'

type OnProgress = (sent: number) => void

/** Compares the person's own file with the company's invoices. */
export const compareOwnFile = (file: File, fields: ReconcileFields, onProgress: OnProgress) =>
  uploader(onProgress)(reconcileStatement, { body: bodyOf(file, fields) })

/** The whole comparison as a workbook. */
export const exportComparison = (file: File, fields: ReconcileFields, onProgress: OnProgress) =>
  uploader(onProgress)(exportReconciliation, { body: bodyOf(file, fields) })

/** What nobody chose stays out of the body. */
function bodyOf(archivo: File, fields: ReconcileFields): ReconcileFields {
  const named = Object.entries(fields).filter(([, value]) => value !== undefined)
  return { ...Object.fromEntries(named), archivo } as ReconcileFields // the file is a part beside the fields
}
