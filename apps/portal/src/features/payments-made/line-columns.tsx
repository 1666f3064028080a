import type { PaymentMadeLine } from '@enlace/contract/payments-made/schemas'
import { paidInvoiceColumnTexts as texts } from '@enlace/contract/payments-made/texts'
import { isZeroMoney, type Money, sumMoney } from '@enlace/domain/money'
import { listTexts } from '@enlace/contract/core/list/texts'
import type { Column } from '@enlace/ui/core/columns'
import { Link } from '@enlace/ui/link'
import { Amount } from '@enlace/web/document/amount.tsx'
import { showDay } from '@enlace/web/document/shown.ts'
import { Unbroken } from '@enlace/web/document/unbroken.tsx'
import { paidDaysText } from './days-text.ts'

/** What a line takes from an invoice's value, and what is left. */
export type PaidAmounts = Pick<
  PaymentMadeLine,
  | 'valor_factura'
  | 'valor_retefuente'
  | 'valor_reteica'
  | 'valor_reteiva'
  | 'descuento_pronto_pago'
  | 'nota_debito'
  | 'neto_pagado'
>

type AmountName = keyof PaidAmounts

/** The amounts of a paid invoice as columns, the same in the list and on a payment's page (screens 2.3). */
export function paidAmountColumns<Row extends PaidAmounts, Total extends PaidAmounts>(
  currencyOf: (row: Row | Total) => string,
  /** On a payment's own page every amount stands; in the list some give way first. */
  givesWay: boolean,
): readonly Column<Row, Total>[] {
  const shown = (row: Row | Total, name: AmountName) =>
    isZeroMoney(row[name]) ? listTexts.none : <Amount value={row[name]} moneda={currencyOf(row)} />
  const amount = (id: string, header: string, name: AmountName): Column<Row, Total> => ({
    id,
    header,
    align: 'end',
    isSortable: givesWay,
    cell: (row) => shown(row, name),
    total: (total) => <Amount value={total[name]} moneda={currencyOf(total)} />,
  })
  const room = givesWay ? { isWidestOnly: true } : { isWideOnly: true }
  return [
    { ...amount('valor', texts.valor, 'valor_factura'), isWideOnly: givesWay },
    { ...amount('retefuente', texts.retefuente, 'valor_retefuente'), isWideOnly: true },
    { ...amount('reteica', texts.reteica, 'valor_reteica'), isWideOnly: true },
    { ...amount('reteiva', texts.reteiva, 'valor_reteiva'), isWideOnly: true },
    { ...amount('descuento', texts.descuento, 'descuento_pronto_pago'), ...room },
    { ...amount('nota', texts.nota, 'nota_debito'), ...room },
    {
      id: 'neto',
      header: texts.neto,
      align: 'end',
      isSortable: givesWay,
      card: 'amount',
      cell: (row) => <Amount value={row.neto_pagado} moneda={currencyOf(row)} isStrong />,
      total: (total) => <Amount value={total.neto_pagado} moneda={currencyOf(total)} isStrong />,
    },
  ]
}

/** The columns of a payment's invoices; an invoice is a link where it is known. */
export const paymentLineColumns = (
  moneda: string,
  showsInvoiceDate: boolean,
  invoiceHref: (id: string) => string,
): readonly Column<PaymentMadeLine, PaidAmounts>[] => [
  {
    id: 'factura',
    header: texts.factura,
    card: 'number',
    cell: ({ factura, account_statement_id: id }) =>
      id === null ? (
        factura
      ) : (
        <Link href={invoiceHref(id)}>
          <Unbroken>{factura}</Unbroken>
        </Link>
      ),
  },
  ...(showsInvoiceDate
    ? [
        {
          id: 'fecha_factura',
          header: texts.fecha_factura,
          cell: (line: PaymentMadeLine) => showDay(line.fecha_factura),
        },
      ]
    : []),
  ...paidAmountColumns<PaymentMadeLine, PaidAmounts>(() => moneda, false),
  { id: 'dias', header: texts.dias, cell: (line) => <Unbroken>{paidDaysText(line.dias)}</Unbroken> },
]

/** What the lines add up to. */
export function totalOfLines(lines: readonly PaymentMadeLine[]): PaidAmounts {
  const sum = (of: (line: PaymentMadeLine) => Money) => sumMoney(lines.map(of))
  return {
    valor_factura: sum((line) => line.valor_factura),
    valor_retefuente: sum((line) => line.valor_retefuente),
    valor_reteica: sum((line) => line.valor_reteica),
    valor_reteiva: sum((line) => line.valor_reteiva),
    descuento_pronto_pago: sum((line) => line.descuento_pronto_pago),
    nota_debito: sum((line) => line.nota_debito),
    neto_pagado: sum((line) => line.neto_pagado),
  }
}
