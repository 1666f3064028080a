import type {
  AvailableCertificate,
  CertificateOption,
  IssuedCertificates,
} from '@enlace/contract/certificates/schemas.ts'
import { formatCode } from '@enlace/domain/verification-code.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { allYears, newOnly } from '../../../core/certificates/lists.ts'
import { certificateWord } from '../../../core/certificates/shown.ts'
import { useNeedsServer } from '@enlace/web/connection.ts'
import { paths } from '../../../core/paths.ts'
import { sessionContextQuery } from '../../../core/session/queries.ts'
import { availableKey, isChoosable } from './columns.tsx'
import { Available } from './available.tsx'
import { newestYear, yearsOf } from '../choice/choice.ts'
import {
  issuedCertificatesQuery,
  type useCertificateFiles,
  type WantedFile,
  whileAwaited,
} from '../choice/queries.ts'
import { ZipProgress } from './zip-progress.tsx'

type AvailablePartProps = {
  options: readonly CertificateOption[]
  /** The year that is chosen above. */
  chosen: number
  /** What the address says is listed: the chosen year where nothing is said. */
  list: string | undefined
  company: string
  files: ReturnType<typeof useCertificateFiles>
  onList: (list: string | undefined) => void
}

const verifyHref = (code: string) => paths.verifyCode({ code: formatCode(code) })

/** The certificates of the chosen year or of all, each with its files. */
export function AvailablePart(props: AvailablePartProps) {
  const { options, chosen, list, company, files, onList } = props
  const ofYear = yearsOf(options).includes(chosen) ? chosen : newestYear(options)
  const year = list === allYears || list === newOnly ? undefined : ofYear
  const { data: context } = useQuery(sessionContextQuery())
  const hasOthers = (context?.memberships.length ?? 0) > 1
  const query = useQuery({
    ...issuedCertificatesQuery(year),
    placeholderData: keepPreviousData,
    refetchInterval: whileAwaited<IssuedCertificates>(({ rows }) =>
      rows.some(
        (row) =>
          isChoosable(row) && (row.issued === null || row.changed) && files.awaited.has(certificateWord(row)),
      ),
    ),
  })
  return (
    <Available
      // What was chosen is of the year that is listed.
      key={year ?? list}
      answer={list === newOnly ? onlyNewOf(query.data) : query.data}
      list={list}
      isFailed={query.isError && query.data === undefined}
      year={year}
      company={company}
      busy={files.busy}
      offline={useNeedsServer()}
      progress={files.zip !== undefined && <ZipProgress key={files.zip} id={files.zip} />}
      verifyHref={verifyHref}
      onList={onList}
      onFile={(row, kind) => files.download(`${kind} ${availableKey(row)}`, fileOf(row, kind))}
      onZip={(certificados) => files.downloadZip('zip', certificados)}
      onWholeYear={(anio, certificados) => files.downloadZip('year', certificados, anio)}
      onAllCompanies={hasOthers ? files.downloadAllCompanies : undefined}
      onRetry={() => void query.refetch()}
    />
  )
}

const onlyNewOf = (answer: IssuedCertificates | undefined) =>
  answer && { ...answer, rows: answer.rows.filter(({ nuevo }) => nuevo) }

/** The version that was issued, where it stands as it is; else the certificate, which is issued by that. */
function fileOf(row: AvailableCertificate, kind: 'pdf' | 'xlsx'): WantedFile {
  const { issued, changed, tipo, anio, periodo, municipio } = row
  return issued && !changed ? { kind, issued: issued.id } : { kind, of: { tipo, anio, periodo, municipio } }
}
