import { fill } from '@enlace/contract/core/fill.ts'
import type { ReportChart } from '@enlace/contract/reports/schemas.ts'
import { reportTexts as texts } from '@enlace/contract/reports/texts.ts'
import { formatQuantity } from '@enlace/domain/decimal.ts'
import { compareMoney, formatMoney, isMoney, shareOf, zeroMoney } from '@enlace/domain/money.ts'
import { BarChart } from '@enlace/ui/bar-chart.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { Amount } from '@enlace/web/document/amount.tsx'
import { RankedBars } from './ranked-bars.tsx'

type Series = ReportChart['series'][number]

/** The bars of a report, a chart a currency, each with the same figures in a table. */
export function Chart({ chart }: { chart: ReportChart }) {
  return (
    <Panel title={texts.chart} isScreenOnly>
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
  const highest = bars.find(({ share }) => share === 1) ?? bars[0]
  return (
    <BarChart
      label={label}
      scale={kind === 'money' && highest ? fill(texts.chartTop, { amount: highest.amountText }) : ''}
      bars={bars}
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
      share: Number(shareOf(value, highest)) / 100,
      amount: <Amount value={value} moneda={moneda ?? 'COP'} />,
      amountText: formatMoney(value, moneda ?? 'COP'),
    }
  })
}

/** Of percentages the whole is 100. */
function percentBars({ bars }: Series) {
  return bars.map(({ id, corto, nombre, valor }) => {
    const text = `${formatQuantity(valor)} %`
    return { id, label: corto, name: nombre, share: Number(valor) / 100, amount: text, amountText: text }
  })
}
