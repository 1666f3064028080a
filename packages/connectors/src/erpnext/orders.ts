import { textOf, type ErpRow } from '../core/fields.ts'
import { isPart, isWhole } from '../core/figures.ts'
import type { PulledRecord, Unmapped } from '../core/record.ts'
import { linesOf, mapWithGoods, type Goods } from './goods.ts'
import { documentOf, ended, type ErpnextStream } from './stream.ts'
import type { KnownSupplier } from './supplier-book.ts'

const kind = 'purchase-order'

/** Submitted purchase orders, with their lines. */
export const orders: ErpnextStream = {
  doctype: 'Purchase Order',
  filters: [],
  isOfCompany: true,
  fields: [
    'name',
    'supplier',
    'transaction_date',
    'schedule_date',
    'set_warehouse',
    'payment_terms_template',
    'currency',
    'conversion_rate',
    'net_total',
    'total_taxes_and_charges',
    'grand_total',
    'per_received',
    'per_billed',
    'status',
    'docstatus',
    'modified',
  ],
  beside: ['Supplier'],
  map: mapWithGoods('Purchase Order', ['received_qty', 'schedule_date'], orderOf),
  tombstone: (document, reference, suppliers) =>
    ended(kind, 'numero', document, reference, suppliers.of(document['supplier'])),
}

function orderOf(row: ErpRow, supplier: KnownSupplier, goods: Goods): PulledRecord | Unmapped | undefined {
  return documentOf([kind, 'Purchase Order'], row, supplier, () => {
    return {
      fields: {
        fecha: row['transaction_date'],
        fecha_entrega: row['schedule_date'],
        bodega: row['set_warehouse'],
        condicion_pago: row['payment_terms_template'],
        moneda: row['currency'],
        bruto: row['net_total'],
        impuesto: row['total_taxes_and_charges'],
        neto: row['grand_total'],
        recibido_pct: atMostAll(row['per_received']),
        facturado_pct: atMostAll(row['per_billed']),
        estado: stateOf(row),
      },
      lines: linesOf(row, goods, (item) => ({
        cantidad_recibida: item['received_qty'],
        fecha_entrega: item['schedule_date'],
      })),
    }
  })
}

/** An excess over the order still counts as 100 %. */
const atMostAll = (percent: unknown) => (isWhole(percent) ? '100' : percent)

function stateOf(row: ErpRow): string {
  if (textOf(row['status']) === 'Closed') return 'cerrada'
  if (isWhole(row['per_received'])) return 'recibida'
  return isPart(row['per_received']) ? 'recibida_parcial' : 'nueva'
}
