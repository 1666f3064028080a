import { dashboardTexts as texts } from '@enlace/contract/dashboard/texts.ts'
import type { StateOwner } from '@enlace/domain/states.ts'
import { Link } from '@enlace/ui/link.tsx'
import { ProgressBar } from '@enlace/ui/progress-bar.tsx'
import { StateChip, stateWord } from '@enlace/web/document/state-chip.tsx'
import { numberOf } from './count-text.ts'
import styles from './dashboard.module.css'

type StateBarsProps = {
  caption: string
  /** What is counted. */
  what: string
  owner: StateOwner
  states: readonly { estado: string; filas: number }[]
  /** Where the things of a state are listed. */
  hrefOf?: ((estado: string) => string) | undefined
}

/** How many things are in each state: a table whose rows are bars as well. */
export function StateBars({ caption, what, owner, states, hrefOf }: StateBarsProps) {
  const total = states.reduce((sum, { filas }) => sum + filas, 0)
  return (
    <table className={styles.states}>
      <caption>{caption}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{texts.state}</th>
          <th scope="col">{texts.share}</th>
          <th scope="col">{what}</th>
        </tr>
      </thead>
      <tbody>
        {states.map(({ estado, filas }) => (
          <tr key={estado}>
            <th scope="row">
              <StateChip owner={owner} state={estado} />
            </th>
            <td className={styles.bar}>
              <ProgressBar isLabelHidden label={stateWord(owner, estado)} value={filas} max={total || 1} />
            </td>
            <td className={styles.number}>
              {hrefOf ? <Link href={hrefOf(estado)}>{numberOf(filas)}</Link> : numberOf(filas)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
