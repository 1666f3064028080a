import { fill } from '@enlace/contract/core/fill.ts'
import type { ReportChart } from '@enlace/contract/reports/schemas.ts'
import { reportTexts as texts } from '@enlace/contract/reports/texts.ts'
import { formatQuantity } from '@enlace/domain/decimal.ts'
import { compareMoney, formatMoney, isMoney, shareOf, zeroMoney } from '@enlace/domain/money.ts'
import { ageingBuckets } from '@enlace/domain/ageing.ts'
import { BarChart } from '@enlace/ui/chart/bar-chart.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { Amount } from '@enlace/web/document/amount.tsx'
import { showShort } from '@enlace/web/document/shown.ts'
import { RankedBars } from './ranked-bars.tsx'

type Series = ReportChart['series'][number]

/** The steps of the ageing, each with its place: bars of one have its colour. */
const ages = new Map<string, number>(ageingBuckets.map(({ id }, at) => [id, at]))

const showPercent = (value: number) => `${showShort(value)} %`

/** The bars of a report, a chart a currency, each with the same figures in a table. */
export function Chart({ chart }: { chart: ReportChart }) {
  return (
    <Panel title={chart.titulo}>
      <Stack gap="regular">
        {chart.series.map((series) => (
          <Bars key={series.moneda ?? ''} chart={chart} series={series} />
        ))}
      </Stack>
    </Panel>
  )
}

function Bars({
  chart: { titulo, eje, medida, kind, forma },
  series,
}: {
  chart: ReportChart
  series: Series
}) {
  const { moneda } = series
  const label = moneda === null ? titulo : fill(texts.chartOf, { title: titulo, moneda })
  const bars = kind === 'money' ? amountBars(series) : percentBars(series)
  if (forma === 'lista') return <RankedBars label={label} columns={[eje, medida]} bars={bars} />
  return (
    <BarChart
      label={label}
      bars={bars}
      format={kind === 'money' ? showShort : showPercent}
      {...(kind === 'percent' && { top: 100 })}
      tableLabel={texts.chartTable}
      columns={[eje, medida]}
    />
  )
}

function amountBars({ moneda, bars }: Series) {
  const amounts = bars.map(({ valor }) => (isMoney(valor) ? valor : zeroMoney))
  const highest = amounts.reduce((most, one) => (compareMoney(one, most) > 0 ? one : most), zeroMoney)
  return bars.map(({ id, corto, nombre }, at) => {
    const value = amounts[at] ?? zeroMoney
    return {
      id,
      label: corto,
      name: nombre,
      value: Number(value),
      share: Number(shareOf(value, highest)) / 100,
      age: ages.get(id),
      amount: <Amount value={value} moneda={moneda ?? 'COP'} />,
      amountText: formatMoney(value, moneda ?? 'COP'),
    }
  })
}

/** Of percentages the whole is 100. */
function percentBars({ bars }: Series) {
  return bars.map(({ id, corto, nombre, valor }) => {
    const text = `${formatQuantity(valor)} %`
    return {
      id,
      label: corto,
      name: nombre,
      value: Number(valor),
      share: Number(valor) / 100,
      amount: text,
      amountText: text,
    }
  })
}
