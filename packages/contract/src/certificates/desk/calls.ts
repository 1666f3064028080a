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

const access = { actor: 'staff', area: 'certificates' } as const // the actor is the type
const params = z.object({ id: DocumentId })

/** The certificates that the company issued, the newest first. */
export const listIssuedCertificates = defineCall({
  purpose: 'The withholding certificates that the company issued, of all suppliers, the newest first.',
  method: 'GET',
  path: '/staff/certificates',
  access,
  query: IssuedCertificatesQuery,
  answer: IssuedCertificates,
})

/** Certificates of the whole filter, a slice at a time: for "Ver todo". */
export const listIssuedCertificateRows = defineCall({
  purpose: 'Issued certificates of the whole filter by key, a slice at a time.',
  method: 'GET',
  path: '/staff/certificates/rows',
  access,
  query: IssuedCertificatesSliceQuery,
  answer: IssuedCertificateRows,
  isQuiet: true,
})

/** How the certificates of a year stand, and what is being done for all suppliers. */
export const getCertificateYear = defineCall({
  purpose: 'How the certificates of a year stand, kind by kind, and what is being done for all suppliers.',
  method: 'GET',
  path: '/staff/certificate-year',
  access,
  query: z.object({ anio: z.optional(wholeNumber(2000, 2100)) }),
  answer: CertificateYear,
})

/** Issues the certificates of a year, or tells all suppliers of them, in the background. */
export const beginCertificateRun = defineCall({
  purpose: 'Issues the certificates of all suppliers of a year, or tells them of those, in the background.',
  method: 'POST',
  path: '/staff/certificate-runs',
  access,
  stepUp: true,
  body: NewRun,
  answer: CertificateYear,
})

/** Ends what is being done for all suppliers; what was done stays done. */
export const cancelCertificateRun = defineCall({
  purpose: 'Ends what is being done for all suppliers; what was done stays done.',
  method: 'POST',
  path: '/staff/certificate-runs/cancel',
  access,
  body: z.pick(NewRun, { acto: true, anio: true }),
  answer: CertificateYear,
})

/** Who was told of the certificates of a year. */
export const listToldSuppliers = defineCall({
  purpose: 'The suppliers of a year with who was told of their certificates, and who was not.',
  method: 'GET',
  path: '/staff/certificate-notices',
  access,
  query: ToldQuery,
  answer: Told,
})

/** One issued certificate. */
export const getIssuedCertificate = defineCall({
  purpose: 'One issued certificate with its versions and its public check.',
  method: 'GET',
  path: '/staff/certificates/:id',
  access,
  params,
  answer: IssuedCertificateDetail,
})

/** The file of an issued certificate, as the supplier has it. */
export const downloadIssuedCertificate = defineCall({
  purpose: 'The file of an issued certificate, as the supplier has it.',
  method: 'GET',
  path: '/staff/certificates/:id/file',
  access,
  params,
  answer: FileBytes,
  delivers: 'file',
})

/** Takes a certificate back with a reason that its public check tells. */
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
