import { parseExactJson } from '@enlace/domain/exact-json.ts'
import { addMoney, subtractMoney, sumMoney, zeroMoney, type Money } from '@enlace/domain/money.ts'
import { ConnectorFault } from '../core/fault.ts'
import { fieldsOf, rowOf, textOf, type ErpRow } from '../core/fields.ts'
import { amountOf, portionOf, told } from '../core/figures.ts'
import { mapped } from '../core/mapped.ts'
import type { PulledFields, PulledRecord, Unmapped } from '../core/record.ts'
import type { ErpnextClient } from './client.ts'
import { byRate } from './own-currency.ts'
import { isSubmitted, type ErpnextStream } from './stream.ts'
import type { KnownSupplier } from './supplier-book.ts'

/** The goods of a document, in order, with its taxes. */
export interface Goods {
  items: readonly ErpRow[]
  taxes: readonly ErpRow[]
}

/** Reads documents with their goods, and the fields in `beside` of each item. */
export function mapWithGoods(
  doctype: 'Purchase Order' | 'Purchase Receipt',
  beside: readonly string[],
  make: (row: ErpRow, supplier: KnownSupplier, goods: Goods) => PulledRecord | Unmapped | undefined,
): ErpnextStream['map'] {
  return async (rows, erpnext, suppliers) => {
    await suppliers.lookUp(rows, 'supplier')
    const names = rows.filter(isSubmitted).map((row) => textOf(row['name']) ?? '')
    const goods = await goodsOf(erpnext, doctype, names, beside)
    return mapped(
      rows.map((row) => make(row, suppliers.of(row['supplier']), goods(textOf(row['name']) ?? ''))),
    )
  }
}

/** The goods of some documents, by the document's name. */
async function goodsOf(
  erpnext: ErpnextClient,
  parent: 'Purchase Order' | 'Purchase Receipt',
  names: readonly string[],
  beside: readonly string[],
): Promise<(name: string) => Goods> {
  const items = await erpnext.listWithin(`${parent} Item`, parent, names, [
    'item_code',
    'item_name',
    'uom',
    'qty',
    'rate',
    'net_amount',
    ...beside,
  ])
  const taxes = await taxesOf(erpnext, parent, names)
  const document = (row: ErpRow) => textOf(row['parent']) ?? ''
  const [ofItems, ofTaxes] = [Map.groupBy(items, document), Map.groupBy(taxes, document)]
  return (name) => ({ items: ofItems.get(name) ?? [], taxes: ofTaxes.get(name) ?? [] })
}

/** The taxes by item; if they have no details, as in some versions, only the document has taxes. */
async function taxesOf(erpnext: ErpnextClient, parent: string, names: readonly string[]): Promise<ErpRow[]> {
  const fields = ['category', 'add_deduct_tax', 'item_wise_tax_detail']
  try {
    return await erpnext.listWithin('Purchase Taxes and Charges', parent, names, fields)
  } catch (fault) {
    if (fault instanceof ConnectorFault && fault.reason === 'field-missing') return []
    throw fault
  }
}

/** A document's goods as lines; each with the result of `beside` for its item. */
export function linesOf(
  document: ErpRow,
  { items, taxes }: Goods,
  beside: (item: ErpRow) => Readonly<Record<string, unknown>>,
): PulledFields[] {
  const byItem = Map.groupBy(items, nameOf)
  return items.map((item) => {
    const net = amountOf(item['net_amount'])
    const all = sumMoney((byItem.get(nameOf(item)) ?? []).map((one) => amountOf(one['net_amount'])))
    // A tax has one amount for all lines of an item.
    const tax = portionOf(
      byRate(told(taxOn(nameOf(item), taxes)), document['conversion_rate']),
      told(net),
      told(all),
    )
    return fieldsOf({
      item: item['item_code'] ?? item['item_name'],
      descripcion: item['item_name'],
      um: item['uom'],
      cantidad: item['qty'],
      precio: item['rate'],
      bruto: told(net),
      iva: told(tax),
      neto: told(addMoney(net, tax)),
      ...beside(item),
    })
  })
}

const nameOf = (item: ErpRow) => textOf(item['item_code']) ?? textOf(item['item_name']) ?? ''

/** The sum of taxes on an item, in the company's currency, less deductions. */
function taxOn(item: string, taxes: readonly ErpRow[]): Money {
  let sum = zeroMoney
  for (const tax of taxes) {
    // Taxes on the stock valuation only are not owed.
    if (textOf(tax['category']) === 'Valuation') continue
    const amount = amountIn(tax['item_wise_tax_detail'], item)
    sum = textOf(tax['add_deduct_tax']) === 'Deduct' ? subtractMoney(sum, amount) : addMoney(sum, amount)
  }
  return sum
}

/** The amount of an item in `{"CAFE-500": [19.0, 190000.0]}`. */
function amountIn(detail: unknown, item: string): Money {
  try {
    const said: unknown = rowOf(parseExactJson(textOf(detail) ?? '{}'))?.[item]
    return Array.isArray(said) ? amountOf(said[1]) : zeroMoney
  } catch {
    // Unreadable details give no tax for the item; the document has the total of its taxes.
    return zeroMoney
  }
}
