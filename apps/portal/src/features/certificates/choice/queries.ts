import { listCompanyPapers } from '@enlace/contract/catalogues/shown/calls.ts'
import {
  certificateLines,
  certificateOptions,
  certificatePdf,
  certificatePreview,
  issuedCertificateLines,
  issuedCertificatePdf,
  issuedCertificates,
} from '@enlace/contract/certificates/calls.ts'
import {
  allCertificatesZip,
  certificatesZip,
  requestCertificatesZip,
} from '@enlace/contract/certificates/zip-calls.ts'
import type { CertificateQuery } from '@enlace/contract/certificates/schemas.ts'
import { useState } from 'react'
import { certificateWord } from '../../../core/certificates/shown.ts'
import { handOut } from '../../../core/export/hand-out.ts'
import { callQuery } from '@enlace/web/http/call-query.ts'
import { demandDownload } from '@enlace/web/http/download.ts'
import { useAct } from '@enlace/web/http/use-act.ts'

/** What there is to be certified; asked again whenever the page is opened, because the company may have released more. */
export const certificateOptionsQuery = () => ({ ...callQuery(certificateOptions), staleTime: 0 })

/** What a certificate says. */
export const certificatePreviewQuery = (query: CertificateQuery) => ({
  ...callQuery(certificatePreview, { query }),
  staleTime: 0,
  meta: { isQuiet: true },
})

/** The certificates of a year, or of all. */
export const issuedCertificatesQuery = (anio: number | undefined) => ({
  ...callQuery(issuedCertificates, { query: anio === undefined ? {} : { anio } }),
  staleTime: 0,
  meta: { isQuiet: true },
})

/** What the company shows of itself to everybody. */
export const companyPapersQuery = () => callQuery(listCompanyPapers)

/** The files that the page hands out. */
export type WantedFile =
  | { kind: 'pdf' | 'xlsx'; of: CertificateQuery }
  | { kind: 'pdf' | 'xlsx'; issued: string }

/** Milliseconds between two looks whether what was handed out is issued, and looks after which nobody looks any more. */
const lookEvery = 1500
const mostLooks = 40

/** Looks again and again while an answer does not tell yet of what was handed out: it is issued as its file is sent. */
export const whileAwaited =
  <Data>(isAwaited: (data: Data) => boolean) =>
  ({ state: { data, dataUpdateCount } }: { state: { data?: Data | undefined; dataUpdateCount: number } }) =>
    data !== undefined && dataUpdateCount < mostLooks && isAwaited(data) ? lookEvery : false

/** What the page hands out; one thing at a time. A certificate that is handed out for the first time is issued by that. */
export function useCertificateFiles() {
  const { busy, run } = useAct()
  const [zip, setZip] = useState<string>()
  const [awaited, setAwaited] = useState<ReadonlySet<string>>(new Set())
  const expect = (words: readonly string[]) => setAwaited((before) => new Set([...before, ...words]))
  return {
    busy,
    /** The file of several certificates that is being made in the background. */
    zip,
    /** Certificates, by their names, that were handed out and are issued by that. */
    awaited,
    download: (name: string, file: WantedFile) =>
      void run(name, async () => {
        await handFile(file)
        if ('of' in file && file.kind === 'pdf') expect([certificateWord(file.of)])
      }),
    /** Those of a year of all companies of the person. */
    downloadAllCompanies: (anio: number) =>
      void run('companies', () => demandDownload(allCertificatesZip, { query: { anio } })),
    /** Several in one file: those that are named, or whatever there is of a year. */
    downloadZip: (name: string, certificados: readonly string[], anio?: number) =>
      void run(name, async () => {
        const query = anio === undefined ? { certificados: certificados.join(',') } : { anio }
        const given = { params: undefined, query, body: undefined }
        setZip(await handOut(certificatesZip, requestCertificatesZip, given))
        expect(certificados)
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
