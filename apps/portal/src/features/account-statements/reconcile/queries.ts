import {
  exportReconciliation,
  reconcileStatement,
} from '@enlace/contract/account-statements/reconcile/calls.ts'
import type { ReconcileFields } from '@enlace/contract/account-statements/reconcile/schemas.ts'
import { uploader } from '@enlace/web/http/upload.ts'
import { ownFileBody } from '../../../core/reconcile/own-file-body.ts'

type OnProgress = (sent: number) => void

/** Compares the person's own file with the company's invoices. */
export const compareOwnFile = (file: File, fields: ReconcileFields, onProgress: OnProgress) =>
  uploader(onProgress)(reconcileStatement, { body: ownFileBody(file, fields) })

/** The whole comparison as a workbook. */
export const exportComparison = (file: File, fields: ReconcileFields, onProgress: OnProgress) =>
  uploader(onProgress)(exportReconciliation, { body: ownFileBody(file, fields) })
