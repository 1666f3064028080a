import { fill } from '@enlace/contract/core/fill.ts'
import type { PolicyVersion } from '@enlace/contract/supplier-contracts/policies/schemas.ts'
import {
  policyTexts as texts,
  policyVersionStateTexts,
} from '@enlace/contract/supplier-contracts/policies/texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { Link } from '@enlace/ui/link.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import type { Tone } from '@enlace/ui/core/tone.ts'
import { Quiet } from '@enlace/ui/quiet.tsx'
import { Amount } from '@enlace/web/document/amount.tsx'
import { showDay } from '@enlace/web/document/shown.ts'
import { paths } from '../../../core/paths.ts'
import { RowFile } from '../files/contract-file.tsx'
import styles from './policy-versions.module.css'

type PolicyVersionsProps = { versions: readonly PolicyVersion[]; moneda: string }

const tones: Readonly<Record<PolicyVersion['estado'], Tone>> = {
  en_revision: 'info',
  aprobada: 'good',
  rechazada: 'bad',
  reemplazada: 'neutral',
}

/** The policies that were sent in for a risk, newest first, with what the company said of each. */
export function PolicyVersions({ versions, moneda }: PolicyVersionsProps) {
  return (
    <div>
      <h3 className={styles.head}>{texts.versions}</h3>
      <ol className={styles.list}>
        {versions.map((version) => (
          <li key={version.id} className={styles.version}>
            <div className={styles.words}>
              <p className={styles.name}>
                {fill(texts.version, { n: version.version, numero: version.numero })}{' '}
                <StatusChip tone={tones[version.estado]}>
                  {policyVersionStateTexts[version.estado]}
                </StatusChip>
              </p>
              <p>
                {version.aseguradora} · <Amount value={version.valor} moneda={moneda} /> ·{' '}
                {fill(texts.termDays, {
                  desde: showDay(version.vigente_desde),
                  hasta: showDay(version.vigente_hasta),
                })}
              </p>
              {version.motivo && <p>{fill(texts.reason, { motivo: version.motivo })}</p>}
              <Quiet>
                {fill(texts.sentBy, {
                  persona: version.person,
                  instant: formatInstant(new Date(version.at)),
                })}
                {version.reviewed_at &&
                  ` · ${fill(texts.reviewedAt, { instant: formatInstant(new Date(version.reviewed_at)) })}`}
              </Quiet>
              {version.question_id && (
                <p>
                  <Link href={paths.question({ id: version.question_id })}>{texts.thread}</Link>
                </p>
              )}
            </div>
            {version.files.map(({ id, name }) => (
              <RowFile key={id} id={id} label={fill(texts.download, { name })} />
            ))}
          </li>
        ))}
      </ol>
    </div>
  )
}
