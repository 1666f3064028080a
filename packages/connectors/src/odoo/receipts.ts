import { ExactNumber } from '@enlace/domain/exact-json.ts'
import { addMoney } from '@enlace/domain/money.ts'
import { portionOf, told } from '../core/figures.ts'
import { fieldsOf, textOf, type ErpRow } from '../core/fields.ts'
import { mapped } from '../core/mapped.ts'
import type { PulledFields, PulledRecord, Unmapped } from '../core/record.ts'
import type { OdooClient } from './client.ts'
import { goodsOf, orderLines, productsOf, unitOf, warehouseOf } from './goods.ts'
import { dayOfInstant, idOf, linkName, linkOf } from './links.ts'
import type { Partner } from './partner-book.ts'
import { readAll } from './read-all.ts'
import type { OdooStream } from './stream.ts'

const kind = 'warehouse-entries'

/** What was received: stock moves, with the order lines that they fulfil and their cost. */
interface Received {
  moves: readonly ErpRow[]
  orderLines: ReadonlyMap<string, ErpRow>
  orders: ReadonlyMap<string, ErpRow>
  products: ReadonlyMap<string, ErpRow>
}

/** Goods received from suppliers, without customers' returns. */
export const receipts: OdooStream = {
  model: 'stock.picking',
  domain: [
    ['picking_type_code', '=', 'incoming'],
    ['location_id.usage', '=', 'supplier'],
  ],
  fields: ['name', 'state', 'date_done', 'partner_id', 'picking_type_id', 'write_date'],
  beside: ['res.partner', 'stock.move', 'purchase.order', 'purchase.order.line', 'product.product'],
  map: async (rows, odoo, partners) => {
    await partners.lookUp(rows, 'partner_id')
    const done = rows.filter(isDone)
    const received = await receivedIn(odoo, done.map(idOf))
    const ofPicking = Map.groupBy(received.moves, (move) => linkOf(move['picking_id']) ?? '')
    return mapped(
      done.map((row) =>
        receiptOf(row, partners.of(row['partner_id']), {
          ...received,
          moves: ofPicking.get(idOf(row)) ?? [],
        }),
      ),
    )
  },
}

/** Completed moves in Odoo do not change: a return to the supplier is a move of its own. */
function isDone(row: ErpRow): boolean {
  return textOf(row['state']) === 'done'
}

async function receivedIn(odoo: OdooClient, pickings: readonly string[]): Promise<Received> {
  const none = new Map<string, ErpRow>()
  if (pickings.length === 0) return { moves: [], orderLines: none, orders: none, products: none }
  const fields = await odoo.fieldsOf(
    'stock.move',
    ['picking_id', 'product_id', 'product_uom', 'purchase_line_id'],
    // Until Odoo 16, and since 17.
    ['quantity_done', 'quantity'],
  )
  const moves = await odoo.searchRead(
    'stock.move',
    [
      ['picking_id', 'in', pickings.map(Number)],
      ['state', '=', 'done'],
    ],
    { fields, order: 'sequence asc, id asc' },
  )
  const ids = moves.map((move) => linkOf(move['purchase_line_id'])).filter((id) => id !== undefined)
  const ordered = await orderLines(odoo, 'id', [...new Set(ids)])
  const orders = await readAll(
    odoo,
    'purchase.order',
    ordered.map((line) => linkOf(line['order_id'])),
    ['name', 'currency_id'],
  )
  const products = await productsOf(odoo, moves)
  return { moves, orders, products, orderLines: new Map(ordered.map((line) => [idOf(line), line])) }
}

function receiptOf(row: ErpRow, { nit, name: nombre }: Partner, received: Received): PulledRecord | Unmapped {
  const numero = textOf(row['name'])
  const reference = `stock.picking ${idOf(row)} (${numero ?? '/'})`
  if (nit === null) return { kind, reference, reason: 'supplier-without-nit' }
  const lines = received.moves.map((move) => lineOf(move, received))
  const read = lines.filter((line) => line !== undefined)
  if (read.length < lines.length) return { kind, reference, reason: 'receipt-unit-unclear' }
  const orders = ordersOf(received)
  const [order] = orders
  return {
    kind,
    reference,
    id: idOf(row),
    key: ['nit', 'numero'],
    isDeleted: false,
    ...fieldsOf({
      nit,
      nombre,
      numero,
      fecha: dayOfInstant(row['date_done']),
      // With several orders, none is chosen.
      orden: orders.length === 1 ? order?.['name'] : null,
      bodega: warehouseOf(row['picking_type_id']),
      moneda: linkName(order?.['currency_id']),
    }),
    lines: read,
  }
}

function ordersOf({ moves, orderLines, orders }: Received): ErpRow[] {
  const ids = moves.map((move) =>
    linkOf(orderLines.get(linkOf(move['purchase_line_id']) ?? '')?.['order_id']),
  )
  return [...new Set(ids)].map((id) => orders.get(id ?? '')).filter((order) => order !== undefined)
}

/** Goods at the price of their order; undefined for a unit that the order does not have. */
function lineOf(move: ErpRow, { orderLines, products }: Received): PulledFields | undefined {
  const ordered = orderLines.get(linkOf(move['purchase_line_id']) ?? '')
  const cantidad = move['quantity'] ?? move['quantity_done']
  const goods = goodsOf(move, ordered?.['name'], products)
  if (ordered === undefined) return fieldsOf({ ...goods, cantidad, precio: new ExactNumber('0') })
  const whole = orderedIn(unitOf(move), ordered, products)
  if (whole === undefined) return undefined
  const net = portionOf(ordered['price_subtotal'], cantidad, whole)
  const tax = portionOf(ordered['price_tax'], cantidad, whole)
  const isAsOrdered = linkOf(unitOf(move)) === linkOf(unitOf(ordered))
  return fieldsOf({
    ...goods,
    cantidad,
    precio: isAsOrdered
      ? ordered['price_unit']
      : told(portionOf(ordered['price_subtotal'], new ExactNumber('1'), whole)),
    bruto: told(net),
    iva: told(tax),
    neto: told(addMoney(net, tax)),
  })
}

/** The ordered quantity in a unit: the order's own, or the one that the product is stocked in. */
function orderedIn(unit: unknown, ordered: ErpRow, products: ReadonlyMap<string, ErpRow>): unknown {
  if (linkOf(unit) === linkOf(unitOf(ordered))) return ordered['product_qty']
  const stocked = products.get(linkOf(ordered['product_id']) ?? '')?.['uom_id']
  return linkOf(unit) === linkOf(stocked) ? ordered['product_uom_qty'] : undefined
}
