import { fieldsOf, textOf, type ErpRow } from '../core/fields.ts'
import { isPart, isWhole } from '../core/figures.ts'
import { mapped } from '../core/mapped.ts'
import type { PulledRecord, Unmapped } from '../core/record.ts'
import { goodsOf, linesOf, type Goods } from './goods.ts'
import { ended, isSubmitted, type ErpnextStream } from './stream.ts'
import type { KnownSupplier } from './supplier-book.ts'

const kind = 'warehouse-entries'

/** Goods that came from suppliers; what went back is none. */
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
  map: async (rows, erpnext, suppliers) => {
    await suppliers.lookUp(rows, 'supplier')
    const names = rows.filter(isSubmitted).map((row) => textOf(row['name']) ?? '')
    const goods = await goodsOf(erpnext, 'Purchase Receipt', names, ['purchase_order', 'serial_no'])
    return mapped(
      rows.map((row) => receiptOf(row, suppliers.of(row['supplier']), goods(textOf(row['name']) ?? ''))),
    )
  },
  tombstone: (document, reference, suppliers) =>
    ended(kind, 'numero', document, reference, suppliers.of(document['supplier'])),
}

function receiptOf(row: ErpRow, supplier: KnownSupplier, goods: Goods): PulledRecord | Unmapped | undefined {
  const numero = textOf(row['name']) ?? ''
  const reference = `Purchase Receipt ${numero}`
  if (!isSubmitted(row)) return ended(kind, 'numero', row, reference, supplier)
  if (supplier.nit === null) return { kind, reference, reason: 'supplier-without-nit' }
  const orders = [...new Set(goods.items.map((item) => textOf(item['purchase_order'])))].filter(
    (name) => name !== null,
  )
  return {
    kind,
    reference,
    id: numero,
    key: ['nit', 'numero'],
    isDeleted: false,
    ...fieldsOf({
      nit: supplier.nit,
      nombre: supplier.name,
      numero,
      fecha: row['posting_date'],
      // Of several orders none is the one.
      orden: orders.length === 1 ? orders[0] : null,
      bodega: row['set_warehouse'],
      remision: row['supplier_delivery_note'],
      moneda: row['currency'],
      bruto: row['net_total'],
      impuesto: row['total_taxes_and_charges'],
      neto: row['grand_total'],
      estado: stateOf(row),
    }),
    lines: linesOf(row, goods, (item) => ({ extension: item['serial_no'] })),
  }
}

function stateOf({ per_billed: invoiced }: ErpRow): string {
  if (isWhole(invoiced)) return 'facturada'
  return isPart(invoiced) ? 'facturada_parcial' : 'registrada'
}
