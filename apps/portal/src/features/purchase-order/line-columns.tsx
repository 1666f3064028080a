import type { PurchaseOrderLine } from '@enlace/contract/purchase-order/schemas'
import { orderLineTexts as texts } from '@enlace/contract/purchase-order/detail-texts'
import { formatQuantity } from '@enlace/domain/decimal'
import { type Money, sumMoney } from '@enlace/domain/money'
import type { Column } from '@enlace/ui/core/columns'
import { Amount } from '@enlace/web/document/amount.tsx'
import { UnitPrice } from '@enlace/web/document/unit-price.tsx'
import { showDay, showText } from '@enlace/web/document/shown.ts'

type LineTotals = Pick<PurchaseOrderLine, 'valor_descuento' | 'iva' | 'valor_neto'>
type LineColumn = Column<PurchaseOrderLine, LineTotals>

/** The columns of an order's lines (screens 2.4), in the order's currency. */
export const orderLineColumns = (moneda: string): readonly LineColumn[] => [
  { id: 'item', header: texts.item, card: 'number', cell: (line) => line.item },
  { id: 'descripcion', header: texts.descripcion, card: 'text', cell: (line) => line.descripcion },
  { id: 'extension', header: texts.extension, isWideOnly: true, cell: (line) => showText(line.extension) },
  { id: 'um', header: texts.um, cell: (line) => line.um },
  quantity('cantidad', texts.cantidad, (line) => line.cantidad),
  quantity('recibida', texts.recibida, (line) => line.cantidad_recibida),
  quantity('pendiente', texts.pendiente, (line) => line.cantidad_pendiente),
  {
    id: 'precio',
    header: texts.precio,
    align: 'end',
    cell: (line) => <UnitPrice value={line.precio} moneda={moneda} />,
  },
  { ...amount('descuento', texts.descuento, (line) => line.valor_descuento, moneda), isWideOnly: true },
  { ...amount('iva', texts.iva, (line) => line.iva, moneda), isWideOnly: true },
  { ...amount('total', texts.total, (line) => line.valor_neto, moneda), card: 'amount' },
  { id: 'entrega', header: texts.entrega, isWideOnly: true, cell: (line) => showDay(line.fecha_entrega) },
]

function quantity(id: string, header: string, of: (line: PurchaseOrderLine) => string): LineColumn {
  return { id, header, align: 'end', cell: (line) => formatQuantity(of(line)) }
}

function amount(id: string, header: string, of: (amounts: LineTotals) => Money, moneda: string): LineColumn {
  const shown = (amounts: LineTotals) => <Amount value={of(amounts)} moneda={moneda} />
  return { id, header, align: 'end', cell: shown, total: shown }
}

/** What the lines add up to. */
export function totalOfLines(lines: readonly PurchaseOrderLine[]): LineTotals {
  return {
    valor_descuento: sumMoney(lines.map((line) => line.valor_descuento)),
    iva: sumMoney(lines.map((line) => line.iva)),
    valor_neto: sumMoney(lines.map((line) => line.valor_neto)),
  }
}
