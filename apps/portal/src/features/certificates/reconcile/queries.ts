import {
  exportCertificateReconciliation,
  reconcileCertificate,
} from '@enlace/contract/certificates/reconcile/calls.ts'
import type { CertificateReconcileFields } from '@enlace/contract/certificates/reconcile/schemas.ts'
import { uploader } from '@enlace/web/http/upload.ts'
import { ownFileBody } from '../../../core/reconcile/own-file-body.ts'

type OnProgress = (sent: number) => void

/** Compares the person's own file with the withholdings of a certificate. */
export const compareOwnFile = (file: File, fields: CertificateReconcileFields, onProgress: OnProgress) =>
  uploader(onProgress)(reconcileCertificate, { body: ownFileBody(file, fields) })

/** The whole comparison as a workbook. */
export const exportComparison = (file: File, fields: CertificateReconcileFields, onProgress: OnProgress) =>
  uploader(onProgress)(exportCertificateReconciliation, { body: ownFileBody(file, fields) })
