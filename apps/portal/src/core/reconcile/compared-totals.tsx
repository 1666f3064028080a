import { fill } from '@enlace/contract/core/fill'
import { ownListTexts as texts } from '@enlace/contract/core/reconcile/texts'
import type { Money } from '@enlace/domain/money'
import { Kpi } from '@enlace/ui/kpi'
import { KpiStrip } from '@enlace/ui/kpi-strip'
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
