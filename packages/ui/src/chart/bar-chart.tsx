import { type KeyboardEvent, useId, useRef, useState } from 'react'
import styles from './bar-chart.module.css'
import type { BarChartProps, ChartBar } from './chart-bar.ts'
import { ChartTable } from './chart-table.tsx'
import { Drawing } from './drawing.tsx'
import { layOut } from './layout.ts'
import { useWidth } from './use-width.ts'

/**
 * Amounts along time or age as bars with their values and an axis, and the same figures in a table. One amount is no
 * chart: it is said. The drawing is one stop of the keyboard, where the arrows read out bar after bar.
 */
export function BarChart(props: BarChartProps) {
  const { label, bars, tableLabel, columns } = props
  const id = useId()
  const only = onlyOf(bars)
  return (
    <div className={styles.chart} role="group" aria-labelledby={id}>
      <p id={id} className={styles.label}>
        {label}
      </p>
      {only ? (
        <p className={styles.only}>
          {only.name}: <strong>{only.amount}</strong>
        </p>
      ) : (
        <Bars {...props} />
      )}
      {bars.length > 1 && <ChartTable {...{ tableLabel, columns, bars }} />}
    </div>
  )
}

/** The bar that is alone, or the only one with an amount. */
function onlyOf(bars: readonly ChartBar[]): ChartBar | undefined {
  const drawn = bars.filter(({ value }) => value !== 0)
  if (drawn.length === 1) return drawn[0]
  return bars.length === 1 ? bars[0] : undefined
}

function Bars({ label, bars, format, top }: BarChartProps) {
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame, 640)
  const [chosen, setChosen] = useState<number>()
  const layout = layOut({ bars, format, top, width })
  const bar = chosen === undefined ? undefined : bars[chosen]
  const handleKey = (event: KeyboardEvent) => {
    const next = nextOf(event.key, chosen, bars.length)
    if (next === undefined) return
    event.preventDefault()
    setChosen(next)
  }
  return (
    <>
      <div
        ref={frame}
        className={styles.frame}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-orientation={layout.way === 'rows' ? 'vertical' : 'horizontal'}
        aria-valuemin={1}
        aria-valuemax={bars.length}
        aria-valuenow={(chosen ?? 0) + 1}
        aria-valuetext={readOut(bar ?? bars[0])}
        onKeyDown={handleKey}
        onFocus={() => setChosen((at) => at ?? 0)}
        onBlur={() => setChosen(undefined)}
        onPointerLeave={() => setChosen(undefined)}
      >
        <Drawing layout={layout} chosen={bar?.id} onChoose={setChosen} />
      </div>
      {/* Its place is there before a bar is chosen. */}
      <p className={styles.readout} aria-hidden>
        {bar ? readOut(bar) : '\u00a0'}
      </p>
    </>
  )
}

const readOut = (bar: ChartBar | undefined) => (bar ? `${bar.name}: ${bar.amountText}` : '')

/** The bar to which a key leads; nothing where it is none of the chart's. */
function nextOf(key: string, chosen: number | undefined, count: number): number | undefined {
  const here = chosen ?? 0
  const places: Readonly<Record<string, number>> = {
    ArrowRight: here + 1,
    ArrowDown: here + 1,
    ArrowLeft: here - 1,
    ArrowUp: here - 1,
    Home: 0,
    End: count - 1,
  }
  const place = Object.hasOwn(places, key) ? places[key] : undefined
  return place === undefined ? undefined : Math.max(0, Math.min(count - 1, place))
}
