import { fill } from '@enlace/contract/core/fill'
import type { PlatformParameters } from '@enlace/contract/company/schemas'
import { documentTexts } from '@enlace/contract/documents/texts'
import { paperTexts } from '@enlace/contract/papers/texts'
import type { PaymentMadeDetail, PaymentMadeLine } from '@enlace/contract/payments-made/schemas'
import { paymentMadeTexts as texts } from '@enlace/contract/payments-made/detail-texts'
import { paidInvoiceColumnTexts as columnTexts } from '@enlace/contract/payments-made/texts'
import { formatMoney, negateMoney, sumMoney, type Money } from '@enlace/domain/money'
import {
  type DocumentContent,
  paperDay,
  paperFigure,
  paperMoney,
  paperState,
  paperText,
} from '../papers/index.ts'

const amounts = [
  'valor_factura',
  'valor_retefuente',
  'valor_reteica',
  'valor_reteiva',
  'descuento_pronto_pago',
  'nota_debito',
  'neto_pagado',
] as const satisfies readonly (keyof PaymentMadeLine)[] // the columns are the type

/** Why a payment that has not arrived must not be taken for one that has. */
const warnings: Readonly<Record<string, string>> = {
  en_proceso: texts.inProcess,
  rechazado_por_el_banco: texts.returned,
  anulado: texts.voided,
}

/** A voucher: how and when it was paid, what was withheld, and each invoice that it covers. */
export function voucherContent(
  payment: PaymentMadeDetail,
  { date_invoice }: Pick<PlatformParameters, 'date_invoice'>,
): DocumentContent {
  const { moneda, estado, lines, motivo } = payment
  const label = estado === 'pagado' ? texts.paid : texts.notPaid
  const warning = warnings[estado]
  const reason = motivo === null ? '' : ` ${fill(texts.reason, { motivo: motivo.replace(/\.+$/, '') })}`
  const total = (name: (typeof amounts)[number]): Money => sumMoney(lines.map((line) => line[name]))
  const showsDate = date_invoice > 0
  return {
    isAcross: true,
    subtitle: paperState('pago', estado),
    figure: { label, value: formatMoney(payment.valor_pagado, moneda) },
    warning: warning === undefined ? undefined : `${warning}${reason}`,
    facts: [
      { label: texts.date, value: paperDay(payment.fecha_pago) },
      { label: texts.means, value: payment.medio },
      { label: texts.bank, value: paperText(payment.banco) },
      { label: texts.account, value: paperText(payment.cuenta_mascara) },
    ],
    tables: [
      {
        title: texts.lines,
        note: fill(paperTexts.amountsIn, { moneda }),
        columns: [
          { title: columnTexts.factura, share: 3 },
          ...(showsDate ? [{ title: columnTexts.fecha_factura, share: 2 }] : []),
          { title: columnTexts.valor, share: 2.6, isFigure: true },
          { title: columnTexts.retefuente, share: 2.4, isFigure: true },
          { title: columnTexts.reteica, share: 2.4, isFigure: true },
          { title: columnTexts.reteiva, share: 2.4, isFigure: true },
          { title: columnTexts.descuento, share: 2.4, isFigure: true },
          { title: columnTexts.nota, share: 2.4, isFigure: true },
          { title: columnTexts.neto, share: 2.7, isFigure: true },
        ],
        rows: lines.map((line) => [
          line.factura,
          ...(showsDate ? [paperDay(line.fecha_factura)] : []),
          ...amounts.map((name) => paperFigure(line[name])),
        ]),
        totals:
          lines.length > 1
            ? [
                [
                  documentTexts.totals,
                  ...(showsDate ? [''] : []),
                  ...amounts.map((name) => paperFigure(total(name))),
                ],
              ]
            : [],
        empty: texts.noLines,
      },
    ],
    totals: [
      { label: texts.gross, value: paperMoney(payment.valor_bruto, moneda) },
      { label: texts.withheld, value: paperMoney(negateMoney(payment.valor_retenciones), moneda) },
      { label: texts.discounts, value: paperMoney(negateMoney(payment.valor_descuentos), moneda) },
      { label, value: paperMoney(payment.valor_pagado, moneda), isTotal: true },
    ],
  }
}
