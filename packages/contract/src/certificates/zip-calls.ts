import { defineCall } from '../core/call.ts'
import { RequestedExport } from '../exports/schemas.ts'
import { placeAccess } from '../content/menu/access.ts'
import { FileBytes } from '../core/tickets/schemas.ts'
import { AllCertificatesQuery, CertificatesZipQuery } from './schemas.ts'

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

export const allCertificatesZip = defineCall({
  purpose:
    'The certificates of a year of all companies and suppliers of the user, a folder each, and a text of what is absent.',
  method: 'GET',
  path: '/certificates/zip/companies',
  access,
  query: AllCertificatesQuery,
  delivers: 'file',
  answer: FileBytes,
})

/** The ZIP file of one supplier as a background job, listed among the downloads. */
export const requestCertificatesZip = defineCall({
  purpose: 'Several certificates, or all of a year, in one ZIP that is made in the background.',
  method: 'POST',
  path: '/certificates/zip',
  access,
  isForReaders: true,
  query: CertificatesZipQuery,
  answer: RequestedExport,
})
