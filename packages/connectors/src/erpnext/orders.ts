import { fieldsOf, textOf, type ErpRow } from '../core/fields.ts'
import { isPart, isWhole } from '../core/figures.ts'
import { mapped } from '../core/mapped.ts'
import type { PulledRecord, Unmapped } from '../core/record.ts'
import { goodsOf, linesOf, type Goods } from './goods.ts'
import { ended, isSubmitted, type ErpnextStream } from './stream.ts'
import type { KnownSupplier } from './supplier-book.ts'

const kind = 'purchase-order'

/** Purchase orders that were submitted, with their lines. */
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
  map: async (rows, erpnext, suppliers) => {
    await suppliers.lookUp(rows, 'supplier')
    const names = rows.filter(isSubmitted).map((row) => textOf(row['name']) ?? '')
    const goods = await goodsOf(erpnext, 'Purchase Order', names, ['received_qty', 'schedule_date'])
    return mapped(
      rows.map((row) => orderOf(row, suppliers.of(row['supplier']), goods(textOf(row['name']) ?? ''))),
    )
  },
  tombstone: (document, reference, suppliers) =>
    ended(kind, 'numero', document, reference, suppliers.of(document['supplier'])),
}

function orderOf(row: ErpRow, supplier: KnownSupplier, goods: Goods): PulledRecord | Unmapped | undefined {
  const numero = textOf(row['name']) ?? ''
  const reference = `Purchase Order ${numero}`
  if (!isSubmitted(row)) return ended(kind, 'numero', row, reference, supplier)
  if (supplier.nit === null) return { kind, reference, reason: 'supplier-without-nit' }
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
    }),
    lines: linesOf(row, goods, (item) => ({
      cantidad_recibida: item['received_qty'],
      fecha_entrega: item['schedule_date'],
    })),
  }
}

/** More than was ordered is still all of it. */
const atMostAll = (percent: unknown) => (isWhole(percent) ? '100' : percent)

function stateOf(row: ErpRow): string {
  if (textOf(row['status']) === 'Closed') return 'cerrada'
  if (isWhole(row['per_received'])) return 'recibida'
  return isPart(row['per_received']) ? 'recibida_parcial' : 'nueva'
}
