import { periodWords } from '@enlace/contract/certificates/period-words.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { VerifiedCertificate } from '@enlace/contract/papers/verify/schemas.ts'
import { verifyTexts as texts } from '@enlace/contract/papers/verify/texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { Amount } from '@enlace/web/document/amount.tsx'
import { certificateStanding } from './standing.ts'
import styles from './view.module.css'

/** What the company has registered of a certificate, to be compared with the paper; of whom only the last digits. */
export function CertificateFacts({ certificate }: { certificate: VerifiedCertificate }) {
  const { tipo, anio, periodo, ciudad, numero, version, single } = certificate
  const { tone, title } = certificateStanding(certificate)
  return (
    <Panel title={texts[tipo]} actions={<StatusChip tone={tone}>{title}</StatusChip>}>
      <DefinitionList
        items={[
          { label: texts.company, value: certificate.compania },
          { label: texts.companyNit, value: certificate.compania_nit },
          { label: texts.withheldNit, value: certificate.proveedor_nit },
          { label: texts.year, value: anio },
          ...(single
            ? [{ label: texts.scope, value: texts.single }]
            : [
                {
                  label: texts.period,
                  value: periodWords(periodo),
                },
              ]),
          ...(ciudad ? [{ label: texts.city, value: ciudad }] : []),
          { label: texts.total, value: <Amount value={certificate.valor} moneda="COP" isStrong /> },
          { label: texts.number, value: fill(texts.numberOfVersion, { numero, version }) },
          { label: texts.issued, value: formatInstant(new Date(certificate.issued_at)) },
        ]}
      />
      <p className={styles.hash}>
        {texts.hash}
        <code>{certificate.pdf_hash}</code>
      </p>
    </Panel>
  )
}
