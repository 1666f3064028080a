import { defineCall } from '../core/call.ts'
import { RequestedExport } from '../exports/schemas.ts'
import { placeAccess } from '../content/menu/access.ts'
import { FileBytes } from '../core/tickets/schemas.ts'
import { CertificatesZipQuery } from './schemas.ts'

const access = placeAccess.certificates

export const certificatesZip = defineCall({
  purpose: 'Several certificates, or all of a year, as PDF and XLSX in one ZIP.',
  method: 'GET',
  path: '/certificates/zip',
  access,
  query: CertificatesZipQuery,
  delivers: 'file',
  answer: FileBytes,
})

/** The same ZIP file as a background job, listed among the downloads. */
export const requestCertificatesZip = defineCall({
  purpose: 'Several certificates, or all of a year, in one ZIP that is made in the background.',
  method: 'POST',
  path: '/certificates/zip',
  access,
  isForReaders: true,
  query: CertificatesZipQuery,
  answer: RequestedExport,
})
