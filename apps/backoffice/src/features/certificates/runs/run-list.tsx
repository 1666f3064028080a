import { actorText } from '@enlace/contract/core/words/actor-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { CertificateRun } from '@enlace/contract/certificates/desk/schemas.ts'
import { certificateYearTexts as texts } from '@enlace/contract/certificates/desk/texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { PlainList } from '@enlace/ui/plain-list.tsx'
import { ProgressBar } from '@enlace/ui/progress-bar.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { showCount } from '@enlace/web/document/shown.ts'
import type { YearActs } from '../actions.ts'
import styles from '../certificates.module.css'
import { kindsText } from '../shown.ts'

type RunListProps = Pick<YearActs, 'stop'> & {
  runs: readonly CertificateRun[]
  mayWrite: boolean
  isBusy: boolean
}

const tones = { waiting: 'info', running: 'info', done: 'good', failed: 'bad', cancelled: 'neutral' } as const

/** What was done for all suppliers, the newest first, with how far it is. */
export function RunList({ runs, mayWrite, isBusy, stop }: RunListProps) {
  if (runs.length === 0) return <p className={styles.soft}>{texts.noRuns}</p>
  return (
    <PlainList gap="large" isOrdered>
      {runs.map((run) => {
        const isOpen = run.estado === 'waiting' || run.estado === 'running'
        const title = fill(texts.run, {
          acto: texts.acts[run.acto],
          anio: run.anio,
          tipos: kindsText(run.tipos),
        })
        const counted = { hechos: showCount(run.hechos), total: showCount(run.total) }
        return (
          <li key={run.id} className={styles.run}>
            <ProgressBar label={title} value={run.hechos} max={Math.max(1, run.total)}>
              {fill(texts.progress, counted)} · {fill(texts.made[run.acto], { n: showCount(run.nuevos) })}
            </ProgressBar>
            <p className={styles.soft}>
              <StatusChip tone={tones[run.estado]}>{texts.states[run.estado]}</StatusChip>{' '}
              <span title={run.por}>
                {fill(texts.begunBy, {
                  at: formatInstant(new Date(run.at)),
                  quien: actorText(run.por_nombre),
                })}
              </span>
            </p>
            {run.fallidos > 0 && (
              <p className={styles.soft}>
                {fill(texts.failures, { n: showCount(run.fallidos), error: run.error ?? '' })}
              </p>
            )}
            {mayWrite && isOpen && (
              <Actions>
                <Button disabled={isBusy} onClick={() => stop(run.acto)}>
                  {texts.stop}
                </Button>
              </Actions>
            )}
          </li>
        )
      })}
    </PlainList>
  )
}
