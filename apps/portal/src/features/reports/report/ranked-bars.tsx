import type { ReactNode } from 'react'
import styles from './ranked-bars.module.css'

type RankedBarsProps = {
  /** What the bars are, over them. */
  label: string
  columns: readonly [name: string, amount: string]
  bars: readonly { id: string; name: string; share: number; amount: ReactNode }[]
}

/** The largest of many with their names, each with a bar as long as its part of the largest: a table that is a drawing, too. */
export function RankedBars({ label, columns: [name, amount], bars }: RankedBarsProps) {
  return (
    <table className={styles.table}>
      <caption>{label}</caption>
      <thead>
        <tr>
          <th scope="col">{name}</th>
          <th scope="col">{amount}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map((bar) => (
          <tr key={bar.id}>
            <th scope="row">
              {bar.name}
              <svg className={styles.bar} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden>
                <rect width={Math.max(bar.share > 0 ? 0.5 : 0, Math.min(1, bar.share) * 100)} height="6" />
              </svg>
            </th>
            <td>{bar.amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
