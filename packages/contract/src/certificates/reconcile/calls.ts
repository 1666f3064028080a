import { defineCall } from '../../core/call.ts'
import { placeAccess } from '../../content/menu/access.ts'
import { ownFileBytes, ReconcileWorkbook } from '../../core/reconcile/schemas.ts'
import { CertificateReconcileFields, CertificateReconciliation } from './schemas.ts'

const shared = {
  method: 'POST',
  access: placeAccess.certificates,
  isForReaders: true,
  limit: 'reconcile',
  encoding: 'multipart',
  files: { count: 1, bytes: ownFileBytes, kinds: 'tables' },
  body: CertificateReconcileFields,
} as const

/** Compares the supplier's own list with a certificate's withholdings. The file is not kept. */
export const reconcileCertificate = defineCall({
  ...shared,
  purpose:
    'A supplier’s own list (XLSX, XLS, CSV) compared with the withholdings of a certificate, invoice by invoice; nothing is kept.',
  path: '/certificates/reconcile',
  answer: CertificateReconciliation,
})

export const exportCertificateReconciliation = defineCall({
  ...shared,
  purpose: 'The comparison of a supplier’s own list with a certificate’s withholdings, whole, as a workbook.',
  path: '/certificates/reconcile/workbook',
  answer: ReconcileWorkbook,
})
