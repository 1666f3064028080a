import { textOf, type ErpRow } from '../core/fields.ts'
import { figureOf, isPart, isWhole } from '../core/figures.ts'
import type { PulledRecord, Unmapped } from '../core/record.ts'
import { linesOf, mapWithGoods, type Goods } from './goods.ts'
import { documentOf, ended, type ErpnextStream } from './stream.ts'
import type { KnownSupplier } from './supplier-book.ts'

const kind = 'warehouse-entries'

/** Goods received from suppliers, without returns. */
export const receipts: ErpnextStream = {
  doctype: 'Purchase Receipt',
  filters: [['is_return', '=', 0]],
  isOfCompany: true,
  fields: [
    'name',
    'supplier',
    'posting_date',
    'supplier_delivery_note',
    'set_warehouse',
    'currency',
    'conversion_rate',
    'net_total',
    'total_taxes_and_charges',
    'grand_total',
    'per_billed',
    'docstatus',
    'modified',
  ],
  beside: ['Supplier'],
  map: mapWithGoods(
    'Purchase Receipt',
    ['purchase_order', 'serial_no', 'received_qty', 'rejected_qty'],
    receiptOf,
  ),
  tombstone: (document, reference, suppliers) =>
    ended(kind, 'numero', document, reference, suppliers.of(document['supplier'])),
}

function receiptOf(row: ErpRow, supplier: KnownSupplier, goods: Goods): PulledRecord | Unmapped | undefined {
  return documentOf([kind, 'Purchase Receipt'], row, supplier, () => {
    const orders = [...new Set(goods.items.map((item) => textOf(item['purchase_order'])))].filter(
      (name) => name !== null,
    )
    return {
      fields: {
        fecha: row['posting_date'],
        // With several orders, none is chosen.
        orden: orders.length === 1 ? orders[0] : null,
        bodega: row['set_warehouse'],
        remision: row['supplier_delivery_note'],
        moneda: row['currency'],
        bruto: row['net_total'],
        impuesto: row['total_taxes_and_charges'],
        neto: row['grand_total'],
        estado: stateOf(row),
      },
      lines: linesOf(row, goods, (item) => ({ extension: item['serial_no'], ...checkedOf(item) })),
    }
  })
}

/** What was received of an item of which a part was rejected: its quantity is what was accepted. */
function checkedOf({ qty, received_qty: received, rejected_qty: rejected }: ErpRow) {
  // A rejection that was taken back empties what an earlier run stored.
  if (figureOf(rejected).units <= 0n) return { cantidad_aceptada: null, cantidad_rechazada: null }
  return { cantidad: received, cantidad_aceptada: qty, cantidad_rechazada: rejected }
}

function stateOf({ per_billed: invoiced }: ErpRow): string {
  if (isWhole(invoiced)) return 'facturada'
  return isPart(invoiced) ? 'facturada_parcial' : 'registrada'
}
