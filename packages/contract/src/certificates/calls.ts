import * as z from 'zod/mini'
import { defineCall } from '../core/call.ts'
import { placeAccess } from '../content/menu/access.ts'
import { FileBytes } from '../core/tickets/schemas.ts'
import { DocumentId, wholeNumber } from '../core/values.ts'
import {
  CertificateOptions,
  CertificatePreview,
  CertificateQuery,
  IssuedCertificates,
  NewCertificates,
  PaymentWithholdings,
} from './schemas.ts'

const access = placeAccess.certificates
const OfOne = z.object({ id: DocumentId })

/** Every certificate with movements: kinds, years, periods, cities and branches, and whether it is available. */
export const certificateOptions = defineCall({
  purpose: 'Kinds, years, periods, cities and branches that have withholdings, each with its release.',
  method: 'GET',
  path: '/certificates/options',
  access,
  answer: CertificateOptions,
})

export const certificatePreview = defineCall({
  purpose: 'A certificate before it is a paper: rows by concept and rate, and the withholdings behind them.',
  method: 'GET',
  path: '/certificates/preview',
  access,
  query: CertificateQuery,
  answer: CertificatePreview,
})

/** The table of certificates: available, upcoming, replaced and revoked. */
export const issuedCertificates = defineCall({
  purpose: 'Certificates that can be downloaded, that are not released yet, and earlier versions.',
  method: 'GET',
  path: '/certificates',
  access,
  query: z.object({ anio: z.optional(wholeNumber(2000, 2100)) }),
  answer: IssuedCertificates,
})

/** Returns how many certificates of the table are new. */
export const newCertificates = defineCall({
  purpose: 'The number of certificates released in the last year that nobody of the supplier downloaded yet.',
  method: 'GET',
  path: '/certificates/new',
  access,
  answer: NewCertificates,
  isQuiet: true,
})

/** Returns the certificate as a PDF; issues it on the first request, and again if withholdings changed since. */
export const certificatePdf = defineCall({
  purpose: 'A certificate as PDF; issued on the first download, and anew when its withholdings changed.',
  method: 'GET',
  path: '/certificates/pdf',
  access,
  query: CertificateQuery,
  delivers: 'file',
  answer: FileBytes,
})

export const certificateLines = defineCall({
  purpose: 'The withholdings behind a certificate as XLSX.',
  method: 'GET',
  path: '/certificates/lines',
  access,
  query: CertificateQuery,
  delivers: 'file',
  answer: FileBytes,
})

export const issuedCertificatePdf = defineCall({
  purpose: 'One version of a certificate as the PDF that it was when it was issued.',
  method: 'GET',
  path: '/certificates/:id/pdf',
  access,
  params: OfOne,
  delivers: 'file',
  answer: FileBytes,
})

export const issuedCertificateLines = defineCall({
  purpose: 'The withholdings of one version of a certificate as XLSX, as they were when it was issued.',
  method: 'GET',
  path: '/certificates/:id/lines',
  access,
  params: OfOne,
  delivers: 'file',
  answer: FileBytes,
})

export const paymentWithholdings = defineCall({
  purpose: 'What was withheld from one payment, line by line.',
  method: 'GET',
  path: '/certificates/payments/:id',
  access,
  params: OfOne,
  answer: PaymentWithholdings,
})

export const withholdingCertificate = defineCall({
  purpose: 'The certificate of one withholding as PDF.',
  method: 'GET',
  path: '/certificates/withholdings/:id/pdf',
  access,
  params: OfOne,
  delivers: 'file',
  answer: FileBytes,
})
