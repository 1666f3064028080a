import { fill } from '@enlace/contract/core/fill.ts'
import type { ApiKeys } from '@enlace/contract/api-keys/schemas.ts'
import { apiKeysTexts as texts } from '@enlace/contract/api-keys/texts.ts'
import { formatDate } from '@enlace/domain/calendar-date.ts'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { BarChart } from '@enlace/web/content/late-bar-chart.tsx'
import { showCount, showShort } from '@enlace/web/document/shown.ts'

/** What came in by keys, day by day. */
export function PushChart({ days }: { days: ApiKeys['dias'] }) {
  if (days.every(({ llamadas }) => llamadas === 0)) return <EmptyState title={texts.nothingPushed} />
  return (
    <BarChart
      label={texts.statisticsChart}
      format={showShort}
      bars={days.map(({ dia, filas, filasRechazadas }) => {
        const text = fill(texts.rowsOf, { filas: showCount(filas), rechazadas: showCount(filasRechazadas) })
        return {
          id: dia,
          label: String(Number(dia.slice(8))),
          name: formatDate(dia),
          value: filas,
          amount: text,
          amountText: text,
        }
      })}
      tableLabel={texts.statisticsTable}
      columns={[texts.day, texts.rows]}
    />
  )
}
