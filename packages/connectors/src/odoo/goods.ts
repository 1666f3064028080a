import {
  compareMoney,
  isZeroMoney,
  money,
  negateMoney,
  subtractMoney,
  zeroMoney,
  type Money,
} from '@enlace/domain/money.ts'
import { amountOf, portionOf } from '../core/figures.ts'
import { textOf, type ErpRow } from '../core/fields.ts'
import type { OdooClient } from './client.ts'
import { linkName, linkOf } from './links.ts'
import { readAll } from './read-all.ts'
import { ExactNumber } from '@enlace/domain/exact-json.ts'

/** Odoo 19 renamed the unit of a line. */
const unitNames = ['product_uom', 'product_uom_id']

/** The unit of a line. */
export function unitOf(line: ErpRow): unknown {
  return line['product_uom'] ?? line['product_uom_id']
}

/** The lines of some orders in order, without headings and remarks. */
export async function orderLines(
  odoo: OdooClient,
  field: 'id' | 'order_id',
  ids: readonly string[],
): Promise<ErpRow[]> {
  if (ids.length === 0) return []
  const fields = await odoo.fieldsOf(
    'purchase.order.line',
    [
      'order_id',
      'name',
      'display_type',
      'product_id',
      'product_qty',
      'product_uom_qty',
      'qty_received',
      'qty_invoiced',
      'price_unit',
      'price_subtotal',
      'price_tax',
      'date_planned',
    ],
    [...unitNames, 'discount'],
  )
  const rows = await odoo.searchRead('purchase.order.line', [[field, 'in', ids.map(Number)]], {
    fields,
    order: 'sequence asc, id asc',
  })
  return rows.filter((row) => textOf(row['display_type']) === null)
}

/** The products of some lines. */
export async function productsOf(odoo: OdooClient, lines: readonly ErpRow[]): Promise<Map<string, ErpRow>> {
  const ids = lines.map((line) => linkOf(line['product_id']))
  return readAll(odoo, 'product.product', ids, ['default_code', 'name', 'uom_id'])
}

/** The item of a line: the product's code, or its id if it has none, and the line's description. */
export function goodsOf(line: ErpRow, said: unknown, products: ReadonlyMap<string, ErpRow>) {
  const id = linkOf(line['product_id']) ?? ''
  const product = products.get(id)
  const code = textOf(product?.['default_code'])
  const name = textOf(product?.['name'])
  const text = textOf(said) ?? name ?? linkName(line['product_id']) ?? id
  const label = `[${code ?? ''}] `
  return {
    item: code ?? id,
    descripcion: code !== null && text.startsWith(label) ? text.slice(label.length) : text,
    um: linkName(unitOf(line)),
  }
}

/** The value of a line before its discount, and the discount if Odoo's is consistent. */
export function beforeDiscount(line: ErpRow): { bruto: Money; descuento: Money } {
  const net = amountOf(line['price_subtotal'])
  const [quantity, price] = [line['product_qty'], line['price_unit']]
  const one = new ExactNumber('1')
  const gross = portionOf(quantity, price, one)
  const discount = subtractMoney(gross, net)
  const expected = portionOf(gross, line['discount'], new ExactNumber('100'))
  // With a tax included in the price the line's value differs for another reason.
  if (isZeroMoney(expected) || !isNear(discount, expected)) return { bruto: net, descuento: zeroMoney }
  return { bruto: gross, descuento: discount }
}

const cent = money('0.01')

function isNear(one: Money, other: Money): boolean {
  const difference = subtractMoney(one, other)
  return compareMoney(difference, cent) <= 0 && compareMoney(negateMoney(difference), cent) <= 0
}

/** The warehouse of an operation type, which Odoo calls `Bodega Norte: Recepciones`. */
export function warehouseOf(link: unknown): string | null {
  const name = linkName(link)
  const end = name?.lastIndexOf(': ') ?? -1
  return name === null || end < 0 ? name : name.slice(0, end)
}
