import type { PurchaseTicketLine } from '@enlace/contract/purchase-tickets/schemas'
import { ticketLineTexts as texts } from '@enlace/contract/purchase-tickets/detail-texts'
import { formatQuantity } from '@enlace/domain/decimal'
import { type Money, sumMoney } from '@enlace/domain/money'
import type { Column } from '@enlace/ui/core/columns'
import { Amount } from '@enlace/web/document/amount.tsx'
import { showText } from '@enlace/web/document/shown.ts'
import { UnitPrice } from '@enlace/web/document/unit-price.tsx'

type LineTotals = Pick<PurchaseTicketLine, 'valor_bruto' | 'valor_descuento' | 'iva' | 'valor_neto'>
type LineColumn = Column<PurchaseTicketLine, LineTotals>

/** The columns of an entry's items (screens 2.5), in the entry's currency. */
export const ticketLineColumns = (moneda: string): readonly LineColumn[] => {
  const amount = (id: string, header: string, of: (amounts: LineTotals) => Money): LineColumn => ({
    id,
    header,
    align: 'end',
    cell: (line) => <Amount value={of(line)} moneda={moneda} />,
    total: (total) => <Amount value={of(total)} moneda={moneda} />,
  })
  return [
    { id: 'item', header: texts.item, card: 'number', cell: (line) => line.item },
    { id: 'descripcion', header: texts.descripcion, card: 'text', cell: (line) => line.descripcion },
    { id: 'extension', header: texts.extension, isWideOnly: true, cell: (line) => showText(line.extension) },
    { id: 'um', header: texts.um, cell: (line) => line.um },
    { id: 'cantidad', header: texts.cantidad, align: 'end', cell: (line) => formatQuantity(line.cantidad) },
    {
      id: 'adicional',
      header: texts.adicional,
      align: 'end',
      cell: (line) => (line.canti_adicional === null ? showText(null) : formatQuantity(line.canti_adicional)),
    },
    {
      id: 'precio',
      header: texts.precio,
      align: 'end',
      cell: (line) => <UnitPrice value={line.precio} moneda={moneda} />,
    },
    amount('bruto', texts.bruto, (line) => line.valor_bruto),
    { ...amount('descuento', texts.descuento, (line) => line.valor_descuento), isWideOnly: true },
    { ...amount('iva', texts.iva, (line) => line.iva), isWideOnly: true },
    { ...amount('neto', texts.neto, (line) => line.valor_neto), card: 'amount' },
  ]
}

/** What the items add up to. */
export function totalOfLines(lines: readonly PurchaseTicketLine[]): LineTotals {
  return {
    valor_bruto: sumMoney(lines.map((line) => line.valor_bruto)),
    valor_descuento: sumMoney(lines.map((line) => line.valor_descuento)),
    iva: sumMoney(lines.map((line) => line.iva)),
    valor_neto: sumMoney(lines.map((line) => line.valor_neto)),
  }
}
