import { listCompanyPapers } from '@enlace/contract/core/catalogue/calls'
import {
  certificateLines,
  certificateOptions,
  certificatePdf,
  certificatePreview,
  issuedCertificateLines,
  issuedCertificatePdf,
  issuedCertificates,
} from '@enlace/contract/features/certificates/calls'
import { certificatesZip, requestCertificatesZip } from '@enlace/contract/features/certificates/zip-calls'
import type { CertificateQuery } from '@enlace/contract/features/certificates/schemas'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { handOut } from '../../core/export/hand-out.ts'
import { callQuery } from '../../core/http/call-query.ts'
import { demandDownload } from '../../core/http/download.ts'
import { toastFailure } from '../../core/http/failure.ts'

/** What there is to be certified; asked again whenever the page is opened, because the company may have released more. */
export const certificateOptionsQuery = () => ({ ...callQuery(certificateOptions), staleTime: 0 })

/** What a certificate says. */
export const certificatePreviewQuery = (query: CertificateQuery) => ({
  ...callQuery(certificatePreview, { query }),
  staleTime: 0,
})

/** The certificates of a year, or of all. */
export const issuedCertificatesQuery = (anio: number | undefined) => ({
  ...callQuery(issuedCertificates, { query: anio === undefined ? {} : { anio } }),
  staleTime: 0,
})

/** What the company shows of itself to everybody. */
export const companyPapersQuery = () => callQuery(listCompanyPapers)

/** The files that the page hands out. */
export type WantedFile =
  | { kind: 'pdf' | 'xlsx'; of: CertificateQuery }
  | { kind: 'pdf' | 'xlsx'; issued: string }

/** Several certificates by their names, or all of a year. */
export type WantedZip = { certificados: readonly string[] } | { anio: number }

/** What tells whether a certificate was issued. */
const changing = new Set<unknown>(
  [certificatePreview, issuedCertificates].map(({ method, path }) => `${method} ${path}`),
)

/** What the page hands out; one thing at a time. A certificate that is handed out for the first time is issued by that. */
export function useCertificateFiles() {
  const client = useQueryClient()
  const [busy, setBusy] = useState<string>()
  const [zip, setZip] = useState<string>()
  const isUnderWay = useRef(false)

  const run = async (name: string, work: () => Promise<unknown>) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setBusy(name)
    try {
      await work()
    } catch (thrown) {
      toastFailure(thrown)
    } finally {
      isUnderWay.current = false
      setBusy(undefined)
      // What was handed out now has its number and code.
      await client.invalidateQueries({ predicate: ({ queryKey }) => changing.has(queryKey[1]) })
    }
  }
  return {
    busy,
    /** The file of several certificates that is being made in the background. */
    zip,
    download: (name: string, file: WantedFile) => void run(name, () => handFile(file)),
    downloadZip: (name: string, wanted: WantedZip) =>
      void run(name, async () => {
        const query = 'anio' in wanted ? wanted : { certificados: wanted.certificados.join(',') }
        const given = { params: undefined, query, body: undefined }
        setZip(await handOut(certificatesZip, requestCertificatesZip, given))
      }),
  }
}

/** Begins the download of one file. @throws CallFailure */
function handFile(file: WantedFile): Promise<void> {
  if ('issued' in file) {
    const given = { params: { id: file.issued } }
    return file.kind === 'pdf'
      ? demandDownload(issuedCertificatePdf, given)
      : demandDownload(issuedCertificateLines, given)
  }
  return file.kind === 'pdf'
    ? demandDownload(certificatePdf, { query: file.of })
    : demandDownload(certificateLines, { query: file.of })
}
