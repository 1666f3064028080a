import type { PurchaseOrder, PurchaseOrders } from '@enlace/contract/purchase-order/schemas'
import { orderColumnTexts as texts } from '@enlace/contract/purchase-order/texts'
import type { Money } from '@enlace/domain/money'
import type { Column } from '@enlace/ui/core/columns'
import { Amount } from '@enlace/web/document/amount.tsx'
import { showDay, showText } from '@enlace/web/document/shown.ts'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import { Share } from '../../core/document/share.tsx'

type OrderColumn = Column<PurchaseOrder, PurchaseOrders['totals'][number]>
type Amounts = Pick<PurchaseOrder, 'valor_bruto' | 'valor_descuento' | 'valor_impuesto' | 'valor_neto'>

/** The columns of the orders (screens 2.4). */
export const orderColumns: readonly OrderColumn[] = [
  { id: 'orden', header: texts.orden, isSortable: true, card: 'number', cell: (row) => row.nro_orden },
  { id: 'fecha', header: texts.fecha, isSortable: true, card: 'date', cell: (row) => showDay(row.fecha) },
  {
    id: 'comprador',
    header: texts.comprador,
    isSortable: true,
    isWideOnly: true,
    cell: (row) => showText(row.comprador),
  },
  {
    id: 'bodega',
    header: texts.bodega,
    isSortable: true,
    isWideOnly: true,
    cell: (row) => showText(row.bodega),
  },
  { id: 'entrega', header: texts.entrega, isSortable: true, cell: (row) => showDay(row.fecha_entrega) },
  { id: 'moneda', header: texts.moneda, isSortable: true, isWidestOnly: true, cell: (row) => row.moneda },
  amountColumn('bruto', texts.bruto, (row) => row.valor_bruto),
  amountColumn('descuento', texts.descuento, (row) => row.valor_descuento),
  amountColumn('iva', texts.iva, (row) => row.valor_impuesto),
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
    id: 'recibido',
    header: texts.recibido,
    isSortable: true,
    cell: (row) => <Share label={texts.recibido} percent={row.recibido_pct} />,
  },
  {
    id: 'facturado',
    header: texts.facturado,
    isSortable: true,
    isWideOnly: true,
    cell: (row) => <Share label={texts.facturado} percent={row.facturado_pct} />,
  },
  {
    id: 'comentarios',
    header: texts.comentarios,
    align: 'end',
    isSortable: true,
    isWidestOnly: true,
    cell: (row) => row.comentarios_sin_responder || showText(null),
  },
  {
    id: 'estado',
    header: texts.estado,
    isSortable: true,
    card: 'status',
    cell: (row) => <StateChip owner="orden_compra" state={row.estado} />,
  },
]

function amountColumn(id: string, header: string, amountOf: (amounts: Amounts) => Money): OrderColumn {
  return {
    id,
    header,
    align: 'end',
    isSortable: true,
    isWidestOnly: true,
    cell: (row) => <Amount value={amountOf(row)} moneda={row.moneda} />,
    total: (total) => <Amount value={amountOf(total)} moneda={total.moneda} />,
  }
}
