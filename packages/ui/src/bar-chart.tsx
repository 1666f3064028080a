import { type ReactNode, useId } from 'react'
import styles from './bar-chart.module.css'

/** One bar: a month and what it amounts to. */
export type ChartBar = {
  id: string
  /** Under the bar, short. */
  label: string
  /** In the table, and when the pointer rests on the bar. */
  name: string
  /** Its part of the highest bar, 0 to 1. */
  share: number
  amount: ReactNode
  /** The amount as text, beside the name where the pointer rests. */
  amountText: string
}

type BarChartProps = {
  /** What the bars are, above them. */
  label: string
  /** What the highest bar stands for, as a sentence. */
  scale: ReactNode
  bars: readonly ChartBar[]
  /** Of the button that shows the same figures in a table, and of the table's columns. */
  tableLabel: string
  columns: readonly [name: string, amount: string]
}

/** How long the amounts under the bars may be; longer ones are in the table and above, for the highest bar. */
const longestAmount = 6

const step = 100
const width = 62
const height = 100

/** Amounts along time as bars, and the same figures in a table for anyone who reads rather than looks. */
export function BarChart({ label, scale, bars, tableLabel, columns: [name, amount] }: BarChartProps) {
  const id = useId()
  const showsAmounts = bars.every(({ amountText }) => amountText.length <= longestAmount)
  return (
    <div className={styles.chart} role="group" aria-labelledby={id}>
      <p className={styles.head}>
        <span id={id} className={styles.label}>
          {label}
        </span>
        <span>{scale}</span>
      </p>
      {/* The drawing is for the eye; the table says the same to everybody. */}
      <svg
        className={styles.bars}
        viewBox={`0 0 ${bars.length * step} ${height}`}
        preserveAspectRatio="none"
        aria-hidden
      >
        {[0, height / 2].map((y) => (
          <line key={y} className={styles.scale} x2={bars.length * step} y1={y} y2={y} />
        ))}
        {bars.map((bar, at) => {
          const tall = heightOf(bar.share)
          return (
            <g key={bar.id}>
              <title>{`${bar.name}: ${bar.amountText}`}</title>
              {/* As wide and tall as its place, so that the pointer finds the smallest bar as well. */}
              <rect className={styles.place} x={at * step} width={step} height={height} />
              <rect
                className={styles.bar}
                x={at * step + (step - width) / 2}
                y={height - tall}
                width={width}
                height={tall}
              />
            </g>
          )
        })}
      </svg>
      <ol className={styles.labels} aria-hidden>
        {bars.map((bar) => (
          <li key={bar.id}>
            {showsAmounts && <span className={styles.amount}>{bar.amountText}</span>}
            {bar.label}
          </li>
        ))}
      </ol>
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
    </div>
  )
}

/** Even the smallest amount can be seen, and nothing is nothing. */
function heightOf(share: number): number {
  return share <= 0 ? 0 : Math.max(2, Math.min(1, share) * height)
}
