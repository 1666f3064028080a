import type { BarChartProps } from '@enlace/ui/chart/chart-bar.ts'
import { latePart } from './late-part.tsx'
import styles from './late-bar-chart.module.css'

/** A chart of bars, with its scales: they come when a page has one, so that lists and first pages do not carry them. */
export const BarChart = latePart<BarChartProps>(
  () => import('@enlace/ui/chart/bar-chart.tsx').then((chunk) => chunk.BarChart),
  <div className={styles.place} />,
)
