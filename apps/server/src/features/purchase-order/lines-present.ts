import { orderLineTexts as texts } from '@enlace/contract/features/purchase-order/detail-texts'
import { linesTexts } from '@enlace/contract/core/lines-texts'
import type { PurchaseOrderLine } from '@enlace/contract/features/purchase-order/schemas'
import type { SheetColumn } from '@enlace/documents/sheet'

/** The lines of an order as the columns of a spreadsheet: everything that its page shows. */
export const orderLineSheet: readonly SheetColumn<PurchaseOrderLine>[] = [
  { id: 'linea', header: linesTexts.linea, kind: 'integer', value: (line) => line.linea },
  { id: 'item', header: texts.item, kind: 'text', value: (line) => line.item },
  { id: 'descripcion', header: texts.descripcion, kind: 'text', value: (line) => line.descripcion },
  { id: 'extension', header: texts.extension, kind: 'text', value: (line) => line.extension },
  { id: 'um', header: texts.um, kind: 'text', value: (line) => line.um },
  { id: 'cantidad', header: texts.cantidad, kind: 'quantity', value: (line) => line.cantidad },
  { id: 'recibida', header: texts.recibida, kind: 'quantity', value: (line) => line.cantidad_recibida },
  { id: 'pendiente', header: texts.pendiente, kind: 'quantity', value: (line) => line.cantidad_pendiente },
  { id: 'precio', header: texts.precio, kind: 'quantity', value: (line) => line.precio },
  amount('bruto', texts.bruto, (line) => line.valor_bruto),
  amount('descuento', texts.descuento, (line) => line.valor_descuento),
  amount('iva', texts.iva, (line) => line.iva),
  amount('total', texts.total, (line) => line.valor_neto),
  { id: 'entrega', header: texts.entrega, kind: 'date', value: (line) => line.fecha_entrega },
]

function amount(
  id: string,
  header: string,
  of: (line: PurchaseOrderLine) => PurchaseOrderLine['valor_bruto'],
): SheetColumn<PurchaseOrderLine> {
  return { id, header, kind: 'money', value: of, total: of }
}
