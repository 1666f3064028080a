import { listTexts } from '@enlace/contract/core/list/texts'
import type { PaymentMade, PaymentsMade } from '@enlace/contract/payments-made/schemas'
import { paymentColumnTexts as texts } from '@enlace/contract/payments-made/texts'
import { isZeroMoney, type Money } from '@enlace/domain/money'
import type { Column } from '@enlace/ui/core/columns'
import { Amount } from '@enlace/web/document/amount.tsx'
import { showCount, showDay, showText } from '@enlace/web/document/shown.ts'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import { Unbroken } from '@enlace/web/document/unbroken.tsx'

type PaymentColumn = Column<PaymentMade, PaymentsMade['totals'][number]>
type Amounts = Pick<PaymentMade, 'valor_bruto' | 'valor_retenciones' | 'valor_descuentos'>

/** The columns by payment (screens 2.3). */
export const paymentColumns: readonly PaymentColumn[] = [
  {
    id: 'comprobante',
    header: texts.comprobante,
    isSortable: true,
    card: 'number',
    cell: (row) => row.comprobante,
  },
  {
    id: 'fecha',
    header: texts.fecha,
    isSortable: true,
    card: 'date',
    cell: (row) => showDay(row.fecha_pago),
  },
  { id: 'medio', header: texts.medio, isSortable: true, isWideOnly: true, cell: (row) => row.medio },
  {
    id: 'banco',
    header: texts.banco,
    isSortable: true,
    isWideOnly: true,
    cell: (row) => showText(row.banco),
  },
  {
    id: 'cuenta',
    header: texts.cuenta,
    isSortable: true,
    isWidestOnly: true,
    cell: (row) => <Unbroken>{showText(row.cuenta_mascara)}</Unbroken>,
  },
  {
    id: 'facturas',
    header: texts.facturas,
    isSortable: true,
    align: 'end',
    isWideOnly: true,
    cell: (row) => showCount(row.facturas),
    total: (total) => showCount(total.facturas),
  },
  amountColumn('bruto', texts.bruto, (row) => row.valor_bruto),
  amountColumn('retenciones', texts.retenciones, (row) => row.valor_retenciones),
  amountColumn('descuentos', texts.descuentos, (row) => row.valor_descuentos),
  {
    id: 'pagado',
    header: texts.pagado,
    align: 'end',
    isSortable: true,
    card: 'amount',
    cell: (row) => <Amount value={row.valor_pagado} moneda={row.moneda} isStrong />,
    total: (total) => <Amount value={total.valor_pagado} moneda={total.moneda} isStrong />,
  },
  {
    id: 'estado',
    header: texts.estado,
    isSortable: true,
    card: 'status',
    cell: (row) => <StateChip owner="pago" state={row.estado} />,
  },
]

function amountColumn(id: string, header: string, amountOf: (amounts: Amounts) => Money): PaymentColumn {
  return {
    id,
    header,
    align: 'end',
    isSortable: true,
    isWideOnly: true,
    cell: (row) =>
      isZeroMoney(amountOf(row)) ? listTexts.none : <Amount value={amountOf(row)} moneda={row.moneda} />,
    total: (total) => <Amount value={amountOf(total)} moneda={total.moneda} />,
  }
}
