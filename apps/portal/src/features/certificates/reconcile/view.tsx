import type { ReconcileWorkbook } from '@enlace/contract/core/reconcile/schemas.ts'
import type {
  CertificateReconcileFields,
  CertificateReconciliation,
} from '@enlace/contract/certificates/reconcile/schemas.ts'
import { certificateReconcileTexts as texts } from '@enlace/contract/certificates/reconcile/texts.ts'
import type { CertificateOption } from '@enlace/contract/certificates/schemas.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { useState } from 'react'
import { OwnList } from '../../../core/reconcile/own-list.tsx'
import type { Compare } from '../../../core/reconcile/use-comparison.ts'
import { chooseCertificate } from '../choice/choice.ts'
import { comparedWithholdingColumns } from './columns.tsx'
import { CertificateSections } from '../sections.tsx'
import { certificateName, certificateWord } from '../../../core/certificates/shown.ts'

type ReconcileViewProps = {
  options: readonly CertificateOption[]
  /** The certificate that the address names. */
  named: string | undefined
  onCertificate: (word: string) => void
  onCompare: Compare<CertificateReconcileFields, CertificateReconciliation>
  onExport: Compare<CertificateReconcileFields, ReconcileWorkbook>
  hrefOf: (id: string) => string
}

const roles = [
  { id: 'numero', label: texts.numero },
  { id: 'prefijo', label: texts.prefijo, isOptional: true },
  { id: 'valor', label: texts.valor },
  { id: 'base', label: texts.base, isOptional: true },
] as const

/** The person's own list of withholdings compared with those of a certificate: which one, the file, and what was found. */
export function ReconcileView({ options, named, ...props }: ReconcileViewProps) {
  const available = options.filter(({ estado }) => estado === 'available')
  const [year] = useState(() => Number(todayInBogota(new Date()).slice(0, 4)))
  const chosen =
    available.find((one) => certificateWord(one) === named) ??
    chooseCertificate(available, {}, { year }).option
  return (
    <Stack>
      <PageHeading
        title={texts.title}
        description={texts.description}
        sections={<CertificateSections current="reconcile" />}
      />
      {chosen === undefined ? (
        <EmptyState title={texts.nothingToCompare} />
      ) : (
        <>
          <Stack isNarrow>
            <Select
              label={texts.against}
              value={certificateWord(chosen)}
              options={available.map((one) => ({ value: certificateWord(one), label: certificateName(one) }))}
              onChange={({ target }) => props.onCertificate(target.value)}
            />
          </Stack>
          {/* The file is compared anew with another certificate once it is chosen again. */}
          <OfCertificate key={certificateWord(chosen)} option={chosen} {...props} />
        </>
      )}
    </Stack>
  )
}

type OfCertificateProps = Omit<ReconcileViewProps, 'options' | 'named' | 'onCertificate'> & {
  option: CertificateOption
}

function OfCertificate({ option, onCompare, onExport, hrefOf }: OfCertificateProps) {
  const { tipo, anio, periodo, municipio } = option
  const of = { tipo, anio, periodo, municipio }
  return (
    <OwnList
      texts={texts}
      roles={roles}
      rowColumns={comparedWithholdingColumns(hrefOf)}
      first={of}
      fieldsOf={(columns) => ({ ...of, ...columns })}
      onCompare={onCompare}
      onExport={onExport}
    />
  )
}
