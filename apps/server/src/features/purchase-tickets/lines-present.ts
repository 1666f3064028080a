import { ticketLineTexts as texts } from '@enlace/contract/features/purchase-tickets/detail-texts'
import { linesTexts } from '@enlace/contract/core/lines-texts'
import type { PurchaseTicketLine } from '@enlace/contract/features/purchase-tickets/schemas'
import type { SheetColumn } from '@enlace/documents/sheet'

/** The items of an entry as the columns of a spreadsheet: everything that its page shows. */
export const ticketLineSheet: readonly SheetColumn<PurchaseTicketLine>[] = [
  { id: 'linea', header: linesTexts.linea, kind: 'integer', value: (line) => line.linea },
  { id: 'item', header: texts.item, kind: 'text', value: (line) => line.item },
  { id: 'descripcion', header: texts.descripcion, kind: 'text', value: (line) => line.descripcion },
  { id: 'extension', header: texts.extension, kind: 'text', value: (line) => line.extension },
  { id: 'um', header: texts.um, kind: 'text', value: (line) => line.um },
  { id: 'cantidad', header: texts.cantidad, kind: 'quantity', value: (line) => line.cantidad },
  { id: 'adicional', header: texts.adicional, kind: 'quantity', value: (line) => line.canti_adicional },
  { id: 'precio', header: texts.precio, kind: 'quantity', value: (line) => line.precio },
  amount('bruto', texts.bruto, (line) => line.valor_bruto),
  amount('descuento', texts.descuento, (line) => line.valor_descuento),
  amount('iva', texts.iva, (line) => line.iva),
  amount('neto', texts.neto, (line) => line.valor_neto),
]

function amount(
  id: string,
  header: string,
  of: (line: PurchaseTicketLine) => PurchaseTicketLine['valor_bruto'],
): SheetColumn<PurchaseTicketLine> {
  return { id, header, kind: 'money', value: of, total: of }
}
