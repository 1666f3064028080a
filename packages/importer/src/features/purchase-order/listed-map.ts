import { loadedOrderLines, loadedOrders } from '@enlace/contract/purchase-order/loaded.ts'
import type { ListedOrderLineRow, ListedOrderRow } from '@enlace/database/load/tables/purchase-order.ts'
import { readKept } from '../../core/records/kept-fields.ts'
import type { ListedKind } from '../../core/documents/listed-documents.ts'
import {
  readEmail,
  readLineAmounts,
  readShare,
  readState,
  readTotals,
  readUnit,
} from '../../core/documents/listed-fields.ts'
import { readCurrency } from '../../core/records/read-money.ts'
import type { FieldOf } from '../../core/mapping/targets.ts'

/** How orders sent by the ERP itself are read. */
export const listedOrders: ListedKind<
  FieldOf<'purchase-order'>,
  FieldOf<'purchase-order-lines'>,
  ListedOrderRow,
  ListedOrderLineRow
> = {
  table: 'purchase_order',
  linesTable: 'purchase_order_lines',
  names: 'orden',
  compared: { total: 'valor_neto', field: 'neto' },
  needsTotals: true,
  totalsOf: readTotals,
  rowOf: (record, { key, account }, { iva, ...amounts }) => ({
    erp_key: key,
    account_key: account,
    nro_orden: record.required('numero', record.code('numero')),
    fecha: record.required('fecha', record.date('fecha')),
    ...readKept(record, loadedOrders),
    comprador_correo: readEmail(record, 'comprador_correo'),
    moneda: readCurrency(record, 'moneda'),
    ...amounts,
    valor_impuesto: iva,
    recibido_pct: readShare(record, 'recibido_pct') ?? '0',
    facturado_pct: readShare(record, 'facturado_pct') ?? '0',
    estado: readState(record, 'orden_compra') ?? 'nueva',
  }),
  lineOf: (record, { key, linea }) => ({
    order_key: key,
    linea,
    item: record.required('item', record.code('item')),
    descripcion: record.required('descripcion', record.paragraph('descripcion')),
    um: readUnit(record),
    ...readLineAmounts(record),
    cantidad_recibida: record.decimal('cantidad_recibida') ?? '0',
    ...readKept(record, loadedOrderLines),
  }),
  amountsOf: (line) => line,
}
