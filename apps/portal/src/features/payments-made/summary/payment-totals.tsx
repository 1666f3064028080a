import { fill } from '@enlace/contract/core/fill.ts'
import { documentStateTexts } from '@enlace/contract/documents/document-state-texts.ts'
import type { PaymentHead } from '@enlace/contract/payments-made/schemas.ts'
import { paymentFigureTexts as texts } from '@enlace/contract/payments-made/part-texts.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { formatMoney, sumMoney, zeroMoney } from '@enlace/domain/money.ts'
import { DetailsPopover } from '@enlace/ui/details-popover.tsx'
import { Kpi } from '@enlace/ui/kpi.tsx'
import { KpiStrip } from '@enlace/ui/kpi-strip.tsx'
import { Amount } from '@enlace/web/document/amount.tsx'
import { countText, showDay } from '@enlace/web/document/shown.ts'
import { useState } from 'react'
import { CurrencySwitch } from '../../../core/document/currency-switch.tsx'
import styles from './payment-totals.module.css'

type PaymentTotalsProps = {
  /** One entry a currency, pesos first; nothing while it is on its way. */
  head: readonly PaymentHead[] | undefined
  /** The first day of the window. */
  since: CalendarDate | null | undefined
}

/** What was paid in the window, whatever narrows the list: net, gross, each withholding, what was set off; and what was not paid. */
export function PaymentTotals({ head, since }: PaymentTotalsProps) {
  const [wanted, setWanted] = useState<string>()
  const main = head?.find((own) => own.moneda === wanted) ?? head?.[0] ?? nothing
  const currencies = (head ?? []).map((own) => own.moneda)
  const isLoading = head === undefined
  const { moneda } = main
  const note = (text: string) => (isLoading ? '\u00a0' : text)
  return (
    <KpiStrip
      label={texts.label}
      isOneLine
      end={
        currencies.length > 1 && (
          <CurrencySwitch currencies={currencies} selected={moneda} onSelect={setWanted} />
        )
      }
    >
      <Kpi
        label={since ? fill(texts.paidSince, { fecha: showDay(since) }) : texts.paid}
        value={<Amount value={main.valor_pagado} moneda={moneda} />}
        note={note(`${countText(texts.payments, main.pagos)} · ${countText(texts.invoices, main.facturas)}`)}
        isLoading={isLoading}
      />
      <Kpi
        label={texts.notPaid}
        value={<Amount value={notPaidIn(main)} moneda={moneda} />}
        note={<NotPaid head={main} />}
        isLoading={isLoading}
        {...(main.sin_pagar.length > 0 && { tone: 'warning' })}
      />
      <Kpi
        label={texts.gross}
        value={<Amount value={main.valor_bruto} moneda={moneda} />}
        isLoading={isLoading}
      />
      <Kpi
        label={texts.withheld}
        value={<Amount value={main.valor_retenciones} moneda={moneda} />}
        note={isLoading ? '\u00a0' : <Withheld head={main} />}
        isLoading={isLoading}
      />
      <Kpi
        label={texts.discounts}
        value={<Amount value={main.valor_descuentos} moneda={moneda} />}
        isLoading={isLoading}
      />
    </KpiStrip>
  )
}

/** Each withholding, on demand. */
function Withheld({ head }: { head: PaymentHead }) {
  const parts = [
    [texts.withholdingSource, head.valor_retefuente],
    [texts.withholdingIca, head.valor_reteica],
    [texts.withholdingVat, head.valor_reteiva],
  ] as const
  return (
    <DetailsPopover label={texts.seeParts}>
      {parts.map(([label, amount]) => (
        <span key={label} className={styles.part}>
          {label} <Amount value={amount} moneda={head.moneda} />
        </span>
      ))}
    </DetailsPopover>
  )
}

/** In which states the payments are that were not paid, each with its amount; of no payment there is nothing to say. */
function NotPaid({ head: { sin_pagar, moneda, pagos } }: { head: PaymentHead }) {
  if (sin_pagar.length === 0) return pagos > 0 ? texts.allPaid : '\u00a0'
  return (
    <DetailsPopover label={texts.seeParts}>
      {sin_pagar.map(({ estado, valor }) => (
        <span key={estado} className={styles.part}>
          {fill(texts.partOf, { estado: stateOf(estado), valor: formatMoney(valor, moneda) })}
        </span>
      ))}
    </DetailsPopover>
  )
}

const notPaidIn = ({ sin_pagar }: PaymentHead) => sumMoney(sin_pagar.map(({ valor }) => valor))

const words: Readonly<Record<string, string>> = documentStateTexts.pago
const stateOf = (estado: string) => words[estado] ?? estado

const nothing: PaymentHead = {
  moneda: 'COP',
  pagos: 0,
  facturas: 0,
  valor_bruto: zeroMoney,
  valor_retefuente: zeroMoney,
  valor_reteica: zeroMoney,
  valor_reteiva: zeroMoney,
  valor_retenciones: zeroMoney,
  valor_descuentos: zeroMoney,
  valor_pagado: zeroMoney,
  sin_pagar: [],
}
