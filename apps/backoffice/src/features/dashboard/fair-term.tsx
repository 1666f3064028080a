import { fill } from '@enlace/contract/core/fill.ts'
import type { Dashboard } from '@enlace/contract/dashboard/schemas.ts'
import { dashboardTexts as texts } from '@enlace/contract/dashboard/texts.ts'
import { ProgressBar } from '@enlace/ui/progress-bar.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { numberOf } from './count-text.ts'
import styles from './dashboard.module.css'

/** How the company keeps the term of the law towards small suppliers, with what it is reckoned from. */
export function FairTerm({ plazo }: { plazo: Dashboard['plazo'] }) {
  const { cumplimiento, dias, aTiempo, tarde, sinPagar, sinClasificar } = plazo
  const lines = [
    [texts.fairInTime, aTiempo],
    [texts.fairLate, tarde],
    [texts.fairOpen, sinPagar],
    [texts.fairUnknown, sinClasificar],
  ] as const
  return (
    <Stack gap="small">
      <p className={styles.range}>{fill(texts.fairIntro, { dias })}</p>
      {cumplimiento !== null && (
        <ProgressBar
          label={fill(texts.percent, { n: numberOf(cumplimiento) })}
          value={Math.round(cumplimiento)}
          max={100}
        />
      )}
      <table className={styles.states}>
        <caption className="visually-hidden">{texts.fairTable}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{texts.fairWhat}</th>
            <th scope="col">{texts.fairCount}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(([what, count]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td className={styles.number}>{numberOf(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Stack>
  )
}
