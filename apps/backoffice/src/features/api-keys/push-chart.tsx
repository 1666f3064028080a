import { fill } from '@enlace/contract/core/fill.ts'
import type { ApiKeys } from '@enlace/contract/api-keys/schemas.ts'
import { apiKeysTexts as texts } from '@enlace/contract/api-keys/texts.ts'
import { formatDate } from '@enlace/domain/calendar-date.ts'
import { BarChart } from '@enlace/ui/bar-chart.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { showCount } from '@enlace/web/document/shown.ts'

/** What came in by keys, day by day. */
export function PushChart({ days }: { days: ApiKeys['dias'] }) {
  const most = Math.max(...days.map(({ filas }) => filas), 0)
  if (days.every(({ llamadas }) => llamadas === 0)) return <EmptyState title={texts.nothingPushed} />
  return (
    <BarChart
      label={texts.statisticsChart}
      scale={fill(texts.statisticsScale, { n: showCount(most) })}
      bars={days.map(({ dia, filas, filasRechazadas }, at) => {
        const text = fill(texts.rowsOf, { filas: showCount(filas), rechazadas: showCount(filasRechazadas) })
        return {
          id: dia,
          // Thirty days: a label each would not be read.
          label: at % 5 === 0 ? String(Number(dia.slice(8))) : '',
          name: formatDate(dia),
          share: most === 0 ? 0 : filas / most,
          amount: text,
          amountText: text,
        }
      })}
      tableLabel={texts.statisticsTable}
      columns={[texts.day, texts.rows]}
    />
  )
}
