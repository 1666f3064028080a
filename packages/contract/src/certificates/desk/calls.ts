import * as z from 'zod/mini'
import { defineCall } from '../../core/call.ts'
import { FileBytes } from '../../core/tickets/schemas.ts'
import { DocumentId, wholeNumber } from '../../core/values.ts'
import {
  CertificateYear,
  IssuedCertificateDetail,
  IssuedCertificateRows,
  IssuedCertificates,
  IssuedCertificatesQuery,
  IssuedCertificatesSliceQuery,
  NewRun,
  Revocation,
  Told,
  ToldQuery,
} from './schemas.ts'

const access = { actor: 'staff', area: 'certificates' } as const
const params = z.object({ id: DocumentId })

export const listIssuedCertificates = defineCall({
  purpose: 'The withholding certificates that the company issued, of all suppliers, the newest first.',
  method: 'GET',
  path: '/staff/certificates',
  access,
  query: IssuedCertificatesQuery,
  answer: IssuedCertificates,
})

export const listIssuedCertificateRows = defineCall({
  purpose: 'Issued certificates of the whole filter by key, a slice at a time.',
  method: 'GET',
  path: '/staff/certificates/rows',
  access,
  query: IssuedCertificatesSliceQuery,
  answer: IssuedCertificateRows,
  isQuiet: true,
})

export const getCertificateYear = defineCall({
  purpose: 'How the certificates of a year stand, kind by kind, and what is being done for all suppliers.',
  method: 'GET',
  path: '/staff/certificate-year',
  access,
  query: z.object({ anio: z.optional(wholeNumber(2000, 2100)) }),
  answer: CertificateYear,
})

export const beginCertificateRun = defineCall({
  purpose: 'Issues the certificates of all suppliers of a year, or tells them of those, in the background.',
  method: 'POST',
  path: '/staff/certificate-runs',
  access,
  stepUp: true,
  body: NewRun,
  answer: CertificateYear,
})

export const cancelCertificateRun = defineCall({
  purpose: 'Ends what is being done for all suppliers; what was done stays done.',
  method: 'POST',
  path: '/staff/certificate-runs/cancel',
  access,
  body: z.pick(NewRun, { acto: true, anio: true }),
  answer: CertificateYear,
})

export const listToldSuppliers = defineCall({
  purpose: 'The suppliers of a year with who was told of their certificates, and who was not.',
  method: 'GET',
  path: '/staff/certificate-notices',
  access,
  query: ToldQuery,
  answer: Told,
})

export const getIssuedCertificate = defineCall({
  purpose: 'One issued certificate with its versions and its public check.',
  method: 'GET',
  path: '/staff/certificates/:id',
  access,
  params,
  answer: IssuedCertificateDetail,
})

export const downloadIssuedCertificate = defineCall({
  purpose: 'The file of an issued certificate, as the supplier has it.',
  method: 'GET',
  path: '/staff/certificates/:id/file',
  access,
  params,
  answer: FileBytes,
  delivers: 'file',
})

export const revokeIssuedCertificate = defineCall({
  purpose: 'Takes a certificate back with a reason that its public check tells.',
  method: 'POST',
  path: '/staff/certificates/:id/revocation',
  access,
  stepUp: true,
  params,
  body: Revocation,
  answer: IssuedCertificateDetail,
})
