import type { Dashboard } from '@enlace/contract/dashboard/schemas.ts'
import { dashboardMonthTexts, dashboardTexts as texts } from '@enlace/contract/dashboard/texts.ts'
import type { ChartBar } from '@enlace/ui/chart/chart-bar.ts'
import { Link } from '@enlace/ui/link.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { BarChart } from '@enlace/web/content/late-bar-chart.tsx'
import { showShort } from '@enlace/web/document/shown.ts'
import { numberOf } from './count-text.ts'

type ChartProps = { figures: Dashboard; href: string | undefined }

/** How often suppliers signed in, month by month. */
export function EntriesChart({ figures: { ingresos }, href }: ChartProps) {
  const months = ingresos.meses.map(({ mes, ingresos: times }) => ({ mes, value: times }))
  return (
    <Stack gap="small">
      <MonthChart months={months} label={texts.entriesChart} what={texts.entriesCount} />
      {href !== undefined && <Link href={href}>{texts.seeEntries}</Link>}
    </Stack>
  )
}

/** How many certificates suppliers had, month by month. */
export function DownloadsChart({ figures: { certificados }, href }: ChartProps) {
  const months = certificados.meses.map(({ mes, descargas }) => ({ mes, value: descargas }))
  return (
    <Stack gap="small">
      <MonthChart months={months} label={texts.downloadsChart} what={texts.downloadsCount} />
      {href !== undefined && <Link href={href}>{texts.seeDownloads}</Link>}
    </Stack>
  )
}

/** How long it took to pay, month by month; a month in which nothing was paid says so. */
export function DaysChart({ figures: { pago } }: { figures: Dashboard }) {
  const months = pago.meses.map(({ mes, dias }) => ({ mes, value: dias }))
  return <MonthChart months={months} label={texts.daysChart} what={texts.daysCount} />
}

type MonthChartProps = { months: Months; label: string; what: string }

/** Months as bars with their table; where nothing happened in any, that is said. */
function MonthChart({ months, label, what }: MonthChartProps) {
  if (highest(months) === 0) return <p>{texts.nothingYet}</p>
  return (
    <BarChart
      label={label}
      bars={barsOf(months)}
      format={showShort}
      tableLabel={texts.table}
      columns={[texts.month, what]}
    />
  )
}

type Months = readonly { mes: string; value: number | null }[]

const highest = (months: Months) => Math.max(...months.map(({ value }) => value ?? 0), 0)

function barsOf(months: Months): ChartBar[] {
  return months.map(({ mes, value }) => {
    const month = dashboardMonthTexts[Number(mes.slice(5, 7)) - 1]
    const text = value === null ? texts.none : numberOf(value)
    return {
      id: mes,
      label: month?.short ?? '',
      name: `${month?.long ?? ''} ${mes.slice(0, 4)}`,
      value: value ?? 0,
      amount: text,
      amountText: text,
    }
  })
}
