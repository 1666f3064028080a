import { fill } from '@enlace/contract/core/fill.ts'
import type { PaidMonth } from '@enlace/contract/payments-made/schemas.ts'
import { monthTexts, paidMonthsTexts as texts } from '@enlace/contract/payments-made/part-texts.ts'
import { formatMoney } from '@enlace/domain/money.ts'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { BarChart } from '@enlace/web/content/late-bar-chart.tsx'
import { Amount } from '@enlace/web/document/amount.tsx'
import { showShort } from '@enlace/web/document/shown.ts'

/** What was paid in each of the last twelve months, a chart a currency; nothing where nothing was. */
export function PaidMonths({ months }: { months: readonly PaidMonth[] }) {
  const currencies = [...new Set(months.map(({ moneda }) => moneda))]
  if (currencies.length === 0) return null
  return (
    <Panel title={texts.title}>
      <Stack gap="regular">
        {currencies.map((moneda) => (
          <BarChart
            key={moneda}
            label={fill(texts.chart, { moneda })}
            bars={barsOf(
              moneda,
              months.filter((month) => month.moneda === moneda),
            )}
            format={showShort}
            tableLabel={texts.showTable}
            columns={[texts.month, fill(texts.amount, { moneda })]}
          />
        ))}
      </Stack>
    </Panel>
  )
}

function barsOf(moneda: string, months: readonly PaidMonth[]) {
  return months.map(({ mes, valor }) => {
    const month = monthTexts[Number(mes.slice(5, 7)) - 1]
    return {
      id: mes,
      label: month?.short ?? '',
      name: fill(texts.monthOf, { mes: month?.long ?? '', year: mes.slice(0, 4) }),
      value: Number(valor),
      amount: <Amount value={valor} moneda={moneda} />,
      amountText: formatMoney(valor, moneda),
    }
  })
}
