import type { CertificateReading } from '@enlace/contract/bank-accounts/certificate/schemas.ts'
import { certificateFactTexts as texts } from '@enlace/contract/bank-accounts/certificate/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { certificateDays } from '@enlace/domain/bank-account.ts'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'

const names = ['numero', 'documento', 'titular', 'banco'] as const

/** What the portal read in the bank's certificate beside what the supplier typed. */
export function CertificateFacts({ reading }: { reading: CertificateReading }) {
  const { lectura, fecha } = reading
  if (lectura !== 'texto')
    return (
      <Panel title={texts.title}>
        <StatusChip tone="warning">{texts[lectura]}</StatusChip>
      </Panel>
    )
  return (
    <Panel title={texts.title}>
      <DefinitionList
        items={[
          ...names.map((name) => ({ label: texts[name], value: <Fact isMatch={reading[name]} /> })),
          { label: texts.fecha, value: <DateFact {...{ fecha }} /> },
        ]}
      />
    </Panel>
  )
}

function Fact({ isMatch }: { isMatch: boolean | null }) {
  if (isMatch === null) return texts.untold
  return <StatusChip tone={isMatch ? 'good' : 'bad'}>{isMatch ? texts.match : texts.noMatch}</StatusChip>
}

function DateFact({ fecha }: Pick<CertificateReading, 'fecha'>) {
  if (fecha === null) return texts.untold
  return (
    <StatusChip tone={fecha === 'coincide' ? 'good' : 'bad'}>
      {fill(texts.dates[fecha], { dias: certificateDays })}
    </StatusChip>
  )
}
