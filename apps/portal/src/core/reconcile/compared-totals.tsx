import { fill } from '@enlace/contract/core/fill.ts'
import { ownListTexts as texts } from '@enlace/contract/core/reconcile/texts.ts'
import type { Money } from '@enlace/domain/money.ts'
import { Kpi } from '@enlace/ui/kpi.tsx'
import { KpiStrip } from '@enlace/ui/kpi-strip.tsx'
import { Amount } from '@enlace/web/document/amount.tsx'

type ComparedTotalsProps = { moneda: string; own: Money; company: Money; difference: Money }

/** Both sides in one currency, and what lies between them. */
export function ComparedTotals({ moneda, own, company, difference }: ComparedTotalsProps) {
  const figures = [
    [texts.own, own],
    [texts.company, company],
    [texts.difference, difference],
  ] as const
  return (
    <KpiStrip label={fill(texts.total, { moneda })}>
      {figures.map(([label, value]) => (
        <Kpi key={label} label={label} value={<Amount value={value} moneda={moneda} />} />
      ))}
    </KpiStrip>
  )
}
