import styles from './bar-chart.module.css'
import type { BarChartProps } from './chart-bar.ts'

/** The figures of a chart as a table that opens. */
export function ChartTable({
  tableLabel,
  columns: [name, amount],
  bars,
}: Pick<BarChartProps, 'tableLabel' | 'columns' | 'bars'>) {
  return (
    <details className={styles.details}>
      <summary>{tableLabel}</summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{name}</th>
            <th scope="col">{amount}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map((bar) => (
            <tr key={bar.id}>
              <th scope="row">{bar.name}</th>
              <td>{bar.amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
