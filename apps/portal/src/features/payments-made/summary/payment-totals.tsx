import { fill } from '@enlace/contract/core/fill.ts'
import { paymentFigureTexts as texts } from '@enlace/contract/payments-made/texts.ts'
import { formatMoney, isZeroMoney, zeroMoney } from '@enlace/domain/money.ts'
import { Kpi } from '@enlace/ui/kpi.tsx'
import { KpiStrip } from '@enlace/ui/kpi-strip.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { Amount } from '@enlace/web/document/amount.tsx'
import { countText } from '@enlace/web/document/shown.ts'
import type { PaymentFigures } from './figures.ts'
import styles from './payment-totals.module.css'

/** What all that the filters let through comes to: gross, each withholding, what was set off, and net. */
export function PaymentTotals({ figures }: { figures: readonly PaymentFigures[] | undefined }) {
  const [main = nothing, ...others] = figures ?? []
  const isLoading = figures === undefined
  const { moneda } = main
  const note = (text: string) => (isLoading ? '\u00a0' : text)
  const withheld = [
    [texts.withholdingSource, main.retefuente],
    [texts.withholdingIca, main.reteica],
    [texts.withholdingVat, main.reteiva],
  ] as const
  return (
    <Stack gap="small">
      <KpiStrip label={texts.label}>
        <Kpi
          label={texts.gross}
          value={<Amount value={main.bruto} moneda={moneda} />}
          note={note(
            `${countText(texts.payments, main.pagos)} · ${countText(texts.invoices, main.facturas)}`,
          )}
          isLoading={isLoading}
        />
        <Kpi
          label={texts.withheld}
          value={<Amount value={main.retenciones} moneda={moneda} />}
          note={withheld.map(([label, amount]) => (
            <span key={label} className={styles.part}>
              {label} {!isLoading && <Amount value={amount} moneda={moneda} />}
            </span>
          ))}
          isLoading={isLoading}
        />
        <Kpi
          label={texts.discounts}
          value={<Amount value={main.descuentos} moneda={moneda} />}
          isLoading={isLoading}
        />
        <Kpi
          label={texts.net}
          value={<Amount value={main.neto} moneda={moneda} />}
          note={note(paidText(main) || '\u00a0')}
          isLoading={isLoading}
        />
      </KpiStrip>
      {others.map((other) => (
        <p key={other.moneda} className={styles.other}>
          {fill(texts.otherCurrency, {
            moneda: other.moneda,
            bruto: formatMoney(other.bruto, other.moneda),
            neto: formatMoney(other.neto, other.moneda),
          })}{' '}
          {paidText(other)}
        </p>
      ))}
    </Stack>
  )
}

/** Whether the money of these payments arrived; of no payment there is nothing to say. */
function paidText({ pagos, sin_pagar, moneda }: PaymentFigures): string {
  if (!isZeroMoney(sin_pagar)) return fill(texts.notPaid, { valor: formatMoney(sin_pagar, moneda) })
  return pagos === 0 ? '' : countText(texts.arrived, pagos)
}

const nothing: PaymentFigures = {
  moneda: 'COP',
  pagos: 0,
  facturas: 0,
  bruto: zeroMoney,
  retefuente: zeroMoney,
  reteica: zeroMoney,
  reteiva: zeroMoney,
  retenciones: zeroMoney,
  descuentos: zeroMoney,
  neto: zeroMoney,
  sin_pagar: zeroMoney,
}
