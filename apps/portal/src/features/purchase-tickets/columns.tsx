import type { PurchaseTicket, PurchaseTickets } from '@enlace/contract/purchase-tickets/schemas'
import { ticketColumnTexts as texts } from '@enlace/contract/purchase-tickets/texts'
import type { Money } from '@enlace/domain/money'
import type { Column } from '@enlace/ui/core/columns'
import { Amount } from '@enlace/web/document/amount.tsx'
import { showDay, showText } from '@enlace/web/document/shown.ts'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import { Unbroken } from '@enlace/web/document/unbroken.tsx'
import { invoicedText } from './invoiced.ts'
import { OrderLink } from './order-link.tsx'

type TicketColumn = Column<PurchaseTicket, PurchaseTickets['totals'][number]>
type Amounts = Pick<PurchaseTicket, 'valor_bruto' | 'valor_descuento' | 'valor_impuesto' | 'valor_neto'>

/** Where an order is read; nothing when the person may not open orders. */
export type OrderHref = ((id: string) => string) | undefined

/** The columns of the entries (screens 2.5); the related order is a link where it may be opened. */
export const ticketColumns = (orderHrefOf: OrderHref): readonly TicketColumn[] => [
  { id: 'entrada', header: texts.entrada, isSortable: true, card: 'number', cell: (row) => row.nro_entrada },
  { id: 'fecha', header: texts.fecha, isSortable: true, card: 'date', cell: (row) => showDay(row.fecha) },
  {
    id: 'orden',
    header: texts.orden,
    isSortable: true,
    cell: (row) => <OrderLink ticket={row} orderHrefOf={orderHrefOf} />,
  },
  {
    id: 'bodega',
    header: texts.bodega,
    isSortable: true,
    isWideOnly: true,
    cell: (row) => showText(row.bodega),
  },
  {
    id: 'remision',
    header: texts.remision,
    isSortable: true,
    isWideOnly: true,
    cell: (row) => <Unbroken>{showText(row.remision)}</Unbroken>,
  },
  amountColumn('bruto', texts.bruto, (row) => row.valor_bruto),
  {
    ...amountColumn('descuento', texts.descuento, (row) => row.valor_descuento),
    isWidestOnly: true,
  },
  amountColumn('impuesto', texts.impuesto, (row) => row.valor_impuesto),
  {
    id: 'neto',
    header: texts.neto,
    align: 'end',
    isSortable: true,
    card: 'amount',
    cell: (row) => <Amount value={row.valor_neto} moneda={row.moneda} isStrong />,
    total: (total) => <Amount value={total.valor_neto} moneda={total.moneda} isStrong />,
  },
  {
    id: 'facturada',
    header: texts.facturada,
    cell: (row) => <Unbroken>{invoicedText(row.estado)}</Unbroken>,
  },
  {
    id: 'estado',
    header: texts.estado,
    isSortable: true,
    card: 'status',
    cell: (row) => <StateChip owner="entrada" state={row.estado} />,
  },
]

function amountColumn(id: string, header: string, amountOf: (amounts: Amounts) => Money): TicketColumn {
  return {
    id,
    header,
    align: 'end',
    isSortable: true,
    isWideOnly: true,
    cell: (row) => <Amount value={amountOf(row)} moneda={row.moneda} />,
    total: (total) => <Amount value={amountOf(total)} moneda={total.moneda} />,
  }
}
