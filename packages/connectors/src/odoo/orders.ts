import { addMoney, shareOf, sumMoney } from '@enlace/domain/money.ts'
import { ExactNumber } from '@enlace/domain/exact-json.ts'
import { amountOf, leastOf, portionOf, told } from '../core/figures.ts'
import { fieldsOf, textOf, type ErpRow } from '../core/fields.ts'
import { mapped } from '../core/mapped.ts'
import type { PulledRecord, Unmapped } from '../core/record.ts'
import { beforeDiscount, goodsOf, orderLines, productsOf, warehouseOf } from './goods.ts'
import { dayOfInstant, idOf, linkName, linkOf } from './links.ts'
import type { Partner } from './partner-book.ts'
import type { OdooStream } from './stream.ts'

const kind = 'purchase-order'

/** The states of valid orders: confirmed, or locked after that. */
const counting = ['purchase', 'done']

/** Confirmed purchase orders, with their lines. */
export const orders: OdooStream = {
  model: 'purchase.order',
  domain: [],
  fields: [
    'name',
    'state',
    'date_order',
    'date_approve',
    'date_planned',
    'partner_id',
    'user_id',
    'payment_term_id',
    'currency_id',
    'amount_untaxed',
    'amount_tax',
    'amount_total',
    'write_date',
  ],
  // Only with the stock module.
  optional: ['picking_type_id'],
  beside: ['res.partner', 'purchase.order.line', 'product.product'],
  // Receipts and invoices change the stamp of the lines only.
  within: { model: 'purchase.order.line', path: 'order_line' },
  map: async (rows, odoo, partners) => {
    await partners.lookUp(rows, 'partner_id')
    const lines = await orderLines(odoo, 'order_id', rows.filter(counts).map(idOf))
    const products = await productsOf(odoo, lines)
    const ofOrder = Map.groupBy(lines, (line) => linkOf(line['order_id']) ?? '')
    return mapped(
      rows.map((row) => orderOf(row, partners.of(row['partner_id']), ofOrder.get(idOf(row)) ?? [], products)),
    )
  },
}

function counts(row: ErpRow): boolean {
  return counting.includes(textOf(row['state']) ?? '')
}

function orderOf(
  row: ErpRow,
  { nit, name: nombre }: Partner,
  lines: readonly ErpRow[],
  products: ReadonlyMap<string, ErpRow>,
): PulledRecord | Unmapped | undefined {
  const numero = textOf(row['name'])
  const reference = `purchase.order ${idOf(row)} (${numero ?? '/'})`
  if (nit === null) return counts(row) ? { kind, reference, reason: 'supplier-without-nit' } : undefined
  const known = { kind, reference, id: idOf(row), key: ['nit', 'numero'] }
  if (!counts(row)) return { ...known, isDeleted: true, ...fieldsOf({ nit, numero }) }
  const descuento = sumMoney(lines.map((line) => beforeDiscount(line).descuento))
  return {
    ...known,
    isDeleted: false,
    ...fieldsOf({
      nit,
      nombre,
      numero,
      fecha: dayOfInstant(row['date_approve']) ?? dayOfInstant(row['date_order']),
      fecha_entrega: dayOfInstant(row['date_planned']),
      comprador: linkName(row['user_id']),
      bodega: warehouseOf(row['picking_type_id']),
      condicion_pago: linkName(row['payment_term_id']),
      moneda: linkName(row['currency_id']),
      bruto: told(addMoney(amountOf(row['amount_untaxed']), descuento)),
      descuento: told(descuento),
      impuesto: row['amount_tax'],
      neto: row['amount_total'],
      ...progressOf(lines),
    }),
    lines: lines.map((line) => lineOf(line, products)),
  }
}

/** The share of the order's value that was received and invoiced, at most 100 %. */
function progressOf(lines: readonly ErpRow[]) {
  const whole = sumMoney(lines.map((line) => amountOf(line['price_subtotal'])))
  const share = (field: 'qty_received' | 'qty_invoiced') => {
    const parts = lines.map((line) =>
      portionOf(line['price_subtotal'], leastOf(line[field], line['product_qty']), line['product_qty']),
    )
    return shareOf(sumMoney(parts), whole, 2)
  }
  const [received, invoiced] = [share('qty_received'), share('qty_invoiced')]
  const estado = received === '100.00' ? 'recibida' : received === '0.00' ? 'nueva' : 'recibida_parcial'
  return {
    recibido_pct: new ExactNumber(received),
    facturado_pct: new ExactNumber(invoiced),
    estado,
  }
}

function lineOf(line: ErpRow, products: ReadonlyMap<string, ErpRow>) {
  const { bruto, descuento } = beforeDiscount(line)
  const net = amountOf(line['price_subtotal'])
  const tax = amountOf(line['price_tax'])
  return fieldsOf({
    ...goodsOf(line, line['name'], products),
    cantidad: line['product_qty'],
    precio: line['price_unit'],
    bruto: told(bruto),
    descuento: told(descuento),
    iva: told(tax),
    neto: told(addMoney(net, tax)),
    cantidad_recibida: line['qty_received'],
    cantidad_facturada: line['qty_invoiced'],
    fecha_entrega: dayOfInstant(line['date_planned']),
  })
}
