import { fill } from '@enlace/contract/core/fill.ts'
import { evaluationPeriodWords } from '@enlace/contract/supplier-qualification/period-words.ts'
import type { Evaluation } from '@enlace/contract/supplier-qualification/evaluation/schemas.ts'
import { qualificationTexts as texts } from '@enlace/contract/supplier-qualification/texts.ts'
import { formatDate, formatInstant } from '@enlace/domain/calendar-date.ts'
import { formatQuantity } from '@enlace/domain/decimal.ts'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { Hint } from '@enlace/ui/hint.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { ProgressCircle } from '@enlace/ui/progress-circle.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { BandScale } from './band-scale.tsx'
import styles from './score-panel.module.css'

/** The score in its circle (spec 9), its level among the others, and whose evaluation of when it is. */
export function ScorePanel({ evaluation }: { evaluation: Evaluation }) {
  const { periodo, puntaje, nivel, tono, observacion, bandas } = evaluation
  return (
    <Panel title={fill(texts.titleOf, { periodo: evaluationPeriodWords(periodo) })}>
      <div className={styles.score}>
        <div className={styles.ring}>
          <ProgressCircle label={texts.score} percent={Number(puntaje)}>
            <strong>{formatQuantity(puntaje)}</strong>
            <Hint>{texts.scoreOf}</Hint>
          </ProgressCircle>
          <StatusChip tone={tono}>{fill(texts.level, { nivel })}</StatusChip>
        </div>
        <div className={styles.words}>
          <DefinitionList items={factsOf(evaluation)} />
          {observacion !== '' && (
            <div>
              <h3 className={styles.title}>{texts.remarks}</h3>
              <p className={styles.remarks}>{observacion}</p>
            </div>
          )}
          <BandScale bands={bandas} own={nivel} />
        </div>
      </div>
    </Panel>
  )
}

function factsOf(evaluation: Evaluation) {
  const { desde, hasta, publicada_at, evaluador, formulario, revision_hasta, version } = evaluation
  const { facts } = texts
  return [
    { label: facts.period, value: fill(facts.stretch, { from: formatDate(desde), to: formatDate(hasta) }) },
    { label: facts.published, value: formatInstant(new Date(publicada_at)) },
    { label: facts.evaluator, value: evaluador },
    { label: facts.form, value: formulario },
    { label: facts.reviewUntil, value: formatDate(revision_hasta) },
    ...(version > 1 ? [{ label: facts.version, value: fill(facts.corrected, { version }) }] : []),
  ]
}
