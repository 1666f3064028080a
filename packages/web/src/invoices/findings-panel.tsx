import { fill } from '@enlace/contract/core/fill.ts'
import type { InvoiceFinding } from '@enlace/contract/invoices/document-schemas.ts'
import { findingWeights, type FindingWeight } from '@enlace/contract/invoices/limits.ts'
import { findingsTexts as texts } from '@enlace/contract/invoices/screen-texts.ts'
import type { Tone } from '@enlace/ui/core/tone.ts'
import { Panel } from '@enlace/ui/panel.tsx'
import { PlainList } from '@enlace/ui/plain-list.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import styles from './invoices.module.css'

const tones: Readonly<Record<FindingWeight, Tone>> = { rechaza: 'bad', advierte: 'warning', informa: 'info' }

/** What the checks of an electronic document found, what keeps it from being sent first. */
export function FindingsPanel({ hallazgos }: { hallazgos: readonly InvoiceFinding[] }) {
  return (
    <Panel title={texts.title}>
      {hallazgos.length === 0 ? <p>{texts.none}</p> : <FindingsList hallazgos={hallazgos} />}
    </Panel>
  )
}

/** The findings alone, each with its weight, where it is and the rule that it comes from. */
export function FindingsList({ hallazgos }: { hallazgos: readonly InvoiceFinding[] }) {
  const sorted = findingWeights.flatMap((weight) => hallazgos.filter(({ gravedad }) => gravedad === weight))
  return (
    <PlainList>
      {sorted.map(({ gravedad, texto, donde, norma }, place) => (
        <li key={place} className={styles.finding}>
          <span className={styles.weight}>
            <StatusChip tone={tones[gravedad]}>{texts.weights[gravedad]}</StatusChip>
          </span>
          <div className={styles.found}>
            <p>{texto}</p>
            {donde && <p className={styles.soft}>{norma ? fill(texts.where, { donde, norma }) : donde}</p>}
          </div>
        </li>
      ))}
    </PlainList>
  )
}
