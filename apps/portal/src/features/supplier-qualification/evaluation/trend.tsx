import { fill } from '@enlace/contract/core/fill.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import { evaluationPeriodWords, shortPeriod } from '@enlace/contract/supplier-qualification/period-words.ts'
import type { EvaluationPoint } from '@enlace/contract/supplier-qualification/evaluation/schemas.ts'
import { trendTexts as texts } from '@enlace/contract/supplier-qualification/texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { formatQuantity } from '@enlace/domain/decimal.ts'
import { negateMoney, sumMoney, isMoney } from '@enlace/domain/money.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { BarChart } from '@enlace/web/content/late-bar-chart.tsx'
import { showAlone, showShort } from '@enlace/web/document/shown.ts'
import { paths } from '../../../core/paths.ts'
import styles from './trend.module.css'

/** A period with how it compares with the one before. */
type Row = EvaluationPoint & { before: string | undefined; isShown: boolean }

/** How the supplier was evaluated period by period, as bars and as a list that leads to each. */
export function Trend({ points, shown }: { points: readonly EvaluationPoint[]; shown: string }) {
  const rows = points
    .map((point, at): Row => ({ ...point, before: points[at - 1]?.puntaje, isShown: point.id === shown }))
    .toReversed()
  return (
    <Panel title={texts.title}>
      <div className={styles.trend}>
        <BarChart
          label={texts.label}
          top={100}
          format={showShort}
          bars={points.map(({ id, periodo, puntaje }) => ({
            id,
            label: shortPeriod(periodo),
            name: evaluationPeriodWords(periodo),
            value: Number(puntaje),
            amount: formatQuantity(puntaje),
            amountText: formatQuantity(puntaje),
          }))}
          tableLabel={texts.table}
          columns={[texts.period, texts.score]}
        />
        <DataTable
          caption={texts.caption}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          rowHref={({ id }) => paths.evaluation({ id })}
          texts={tableTexts}
        />
      </div>
    </Panel>
  )
}

const columns: readonly Column<Row>[] = [
  {
    id: 'period',
    header: texts.period,
    card: 'number',
    cell: ({ periodo }) => showAlone(evaluationPeriodWords(periodo)),
  },
  {
    id: 'score',
    header: texts.score,
    align: 'end',
    card: 'amount',
    cell: ({ puntaje }) => formatQuantity(puntaje),
  },
  { id: 'change', header: texts.change, card: 'text', cell: changeText },
  {
    id: 'level',
    header: texts.level,
    card: 'status',
    cell: ({ nivel, tono }) => <StatusChip tone={tono}>{nivel}</StatusChip>,
  },
  {
    id: 'published',
    header: texts.published,
    card: 'date',
    cell: ({ publicada_at }) => formatInstant(new Date(publicada_at)).slice(0, 10),
  },
]

/** By how many points a period went up or down; scores have two decimals, as money has, and are as exact. */
function changeText({ puntaje, before }: Row): string {
  if (before === undefined || !isMoney(puntaje) || !isMoney(before)) return texts.first
  const change = sumMoney([puntaje, negateMoney(before)])
  if (Number(change) === 0) return texts.same
  return fill(Number(change) > 0 ? texts.up : texts.down, { n: formatQuantity(change.replace('-', '')) })
}
