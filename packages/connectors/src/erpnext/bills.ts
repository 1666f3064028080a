import { billLineTexts as words } from '@enlace/contract/connections/bills/texts.ts'
import { ExactNumber } from '@enlace/domain/exact-json.ts'
import {
  isNegativeMoney,
  isZeroMoney,
  money,
  type Money,
  multiplyMoney,
  negateMoney,
  subtractMoney,
} from '@enlace/domain/money.ts'
import {
  type Bill,
  type BillFile,
  type BillLine,
  BillRefusal,
  type BillSettings,
  type KeptBill,
  writtenNits,
} from '../core/bill.ts'
import { roundingOf, taxOf } from '../core/bill-figures.ts'
import { ConnectorFault } from '../core/fault.ts'
import { rowOf, textOf, type ErpRow } from '../core/fields.ts'
import { amountOf } from '../core/figures.ts'
import type { BillErp } from '../core/write-bill.ts'
import type { ErpnextClient, Filter } from './client.ts'
import { fileDoctype, filesFilters } from './files.ts'

const doctype = 'Purchase Invoice'
const fields = ['name', 'bill_no', 'docstatus', 'grand_total', 'remarks']

/** The longest name of an item's row. */
const longestName = 140

/** Writes drafts of vendor bills into an ERPNext. */
export class ErpnextBills implements BillErp {
  readonly #erpnext: ErpnextClient
  readonly #company: string | null
  readonly #settings: BillSettings

  constructor(erpnext: ErpnextClient, company: string | null, settings: BillSettings) {
    this.#erpnext = erpnext
    this.#company = company
    this.#settings = settings
  }

  async supplierOf({ supplier }: Bill): Promise<string> {
    const known = supplier.erpId
    const wanted: Filter = known === null ? ['tax_id', 'in', writtenNits(supplier)] : ['name', '=', known]
    const [only, another] = await this.#erpnext.list('Supplier', {
      fields: ['name'],
      filters: [wanted, ['disabled', '=', 0]],
      limit: 2,
    })
    const values = { proveedor: supplier.name, nit: supplier.nit }
    if (only === undefined) throw new BillRefusal('supplier-unknown', values)
    if (another !== undefined) throw new BillRefusal('supplier-twice', values)
    return textOf(only['name']) ?? ''
  }

  async candidates(supplier: string, bill: Bill): Promise<(KeptBill & { ref: string })[]> {
    const own: Filter[] = [
      ['supplier', '=', supplier],
      ['is_return', '=', bill.isNote ? 1 : 0],
      ...(this.#company === null ? [] : [['company', '=', this.#company] as const]),
    ]
    const ways: Filter[] = [
      ['remarks', 'like', `%${bill.mark}%`],
      ['bill_no', '=', bill.number],
      ...(bill.issueDate === null ? [] : [['bill_date', '=', bill.issueDate] as const]),
    ]
    const rows: ErpRow[] = []
    for (const way of ways)
      rows.push(
        ...(await this.#erpnext.list(doctype, {
          fields,
          filters: [...own, way],
          order: 'name asc',
          limit: 0,
        })),
      )
    return rows
      .map((row) => ({
        ...keptOf(row, bill),
        ref: textOf(row['bill_no']) ?? '',
        state: textOf(row['docstatus']),
      }))
      .filter(({ state, isOwn }) => isOwn || state !== '2')
  }

  async create(supplier: string, bill: Bill): Promise<KeptBill> {
    const { issueDate, dueDate, isNote } = bill
    const doc = {
      doctype,
      docstatus: 0,
      supplier,
      ...(this.#company === null ? {} : { company: this.#company }),
      bill_no: bill.number,
      ...(issueDate === null ? {} : { bill_date: issueDate }),
      ...(dueDate === null ? {} : { due_date: dueDate }),
      currency: await this.#currency(bill.currency),
      is_return: isNote ? 1 : 0,
      ignore_pricing_rule: 1,
      disable_rounded_total: 1,
      remarks: [bill.cufe === null ? '' : `CUFE ${bill.cufe}`, bill.filingNumber, bill.mark].join(' ').trim(),
      ...(await this.#rows(bill)),
    }
    const made = rowOf(await this.#erpnext.act('frappe.client.insert', { doc }, doctype).catch(refusedPeriod))
    if (made === undefined) throw new ConnectorFault('answer-unreadable')
    return keptOf(made, bill)
  }

  async remove(id: string): Promise<void> {
    await this.#erpnext.act('frappe.client.delete', { doctype, name: id }, doctype)
  }

  async filesOf(id: string): Promise<ReadonlySet<string>> {
    const filters: Filter[] = [...filesFilters(doctype), ['attached_to_name', '=', id]]
    const rows = await this.#erpnext.list(fileDoctype, { fields: ['file_name'], filters, limit: 0 })
    return new Set(rows.map((row) => textOf(row['file_name']) ?? ''))
  }

  async attach(id: string, { name, bytes }: BillFile): Promise<void> {
    const filedata = bytes.toString('base64')
    const file = { filename: name, filedata, decode_base64: 1, is_private: 1, doctype, docname: id }
    await this.#erpnext.act('frappe.client.attach_file', file, fileDoctype)
  }

  /** @throws BillRefusal `currency-unknown` */
  async #currency(name: string): Promise<string> {
    const filters: Filter[] = [
      ['name', '=', name],
      ['enabled', '=', 1],
    ]
    const rows = await this.#erpnext.list('Currency', { fields: ['name'], filters, limit: 1 })
    if (rows.length === 0) throw new BillRefusal('currency-unknown', { moneda: name })
    return name
  }

  /** The items and taxes; those of a note are negative. @throws BillRefusal */
  async #rows(bill: Bill): Promise<{ items: object[]; taxes: object[] }> {
    const { taxAccount, roundingAccount } = this.#settings
    if (!isZeroMoney(bill.discount) || !isZeroMoney(bill.charge))
      throw new BillRefusal('discount-unsupported')
    const amounts = bill.taxes.filter(({ amount }) => !isZeroMoney(amount))
    if (amounts.length > 0 && taxAccount === '') throw new BillRefusal('tax-account-missing')
    const rounding = roundingOf(
      bill,
      amounts.map(({ amount }) => amount),
      this.#settings,
    )
    const ordered = bill.orderId === null ? [] : await this.#orderRows(bill.orderId)
    const items = bill.lines.map((line) => this.#item(line, bill, ordered))
    const taxes = amounts.map(({ name, amount }) => actual(name, taxAccount, amount, bill))
    if (!isZeroMoney(rounding)) taxes.push(actual(words.rounding, roundingAccount, rounding, bill))
    return { items, taxes }
  }

  #item(line: BillLine, { isNote, orderId }: Bill, ordered: readonly ErpRow[]): object {
    const { item, expenseAccount } = this.#settings
    const goods = line.orderLine === null ? undefined : ordered[line.orderLine - 1]
    const code = textOf(goods?.['item_code']) ?? item
    if (code === '' && expenseAccount === '') throw new BillRefusal('expense-missing')
    const { text, quantity, rate, isWhole } = ratedOf(line)
    return {
      ...(code === '' ? { uom: 'Nos', expense_account: expenseAccount } : { item_code: code }),
      ...(goods === undefined || isWhole
        ? {}
        : { purchase_order: orderId, po_detail: textOf(goods['name']) }),
      item_name: text.slice(0, longestName),
      description: text,
      qty: new ExactNumber(isNote ? `-${quantity}` : quantity),
      rate: new ExactNumber(rate),
    }
  }

  async #orderRows(order: string): Promise<ErpRow[]> {
    return this.#erpnext.listWithin('Purchase Order Item', 'Purchase Order', [order], ['name', 'item_code'])
  }
}

/**
 * Quantity and price less the discount. ERPNext rounds that price to cents: where the line would have another total, it
 * is one unit of its total.
 */
function ratedOf({ text, quantity, price, discount, total }: BillLine) {
  const whole = money(price)
  const rate = subtractMoney(whole, taxOf(whole, discount))
  if (multiplyMoney(rate, quantity) === total) return { text, quantity, rate, isWhole: false }
  return { text: `${text} (${quantity} × ${price})`, quantity: '1', rate: total, isWhole: true }
}

/** A tax as an amount; of a note it is negative. */
function actual(description: string, account_head: string, amount: Money, { isNote }: Bill) {
  const signed = isNote ? negateMoney(amount) : amount
  return {
    charge_type: 'Actual',
    category: 'Total',
    add_deduct_tax: 'Add',
    account_head,
    description,
    tax_amount: new ExactNumber(signed),
  }
}

function keptOf(row: ErpRow, { mark }: Bill): KeptBill {
  const id = textOf(row['name']) ?? ''
  const total = amountOf(row['grand_total'])
  return {
    id,
    number: id,
    total: isNegativeMoney(total) ? negateMoney(total) : total,
    isDraft: textOf(row['docstatus']) === '0',
    isOwn: textOf(row['remarks'])?.includes(mark) ?? false,
  }
}

/** Tells a closed period from other faults. */
function refusedPeriod(fault: unknown): never {
  const { name = '', said = '' } = fault instanceof ConnectorFault ? fault.values : {}
  if (name === 'ClosedAccountingPeriod' || /frozen|closed|cerrad|congelad/i.test(said))
    throw new BillRefusal('period-locked', { said }, fault)
  throw fault
}

const needed = [
  [doctype, 'create'],
  [doctype, 'delete'],
  [fileDoctype, 'create'],
  ['Currency', 'read'],
] as const

/** Returns what is missing to write drafts of bills: rights, or the accounts and the item of the settings. */
export async function probeBills(
  erpnext: ErpnextClient,
  { item, expenseAccount, taxAccount, roundingAccount }: BillSettings,
): Promise<(ConnectorFault | BillRefusal)[]> {
  const faults: (ConnectorFault | BillRefusal)[] = []
  for (const [model, right] of needed)
    if (!(await erpnext.mayDo(model, right)))
      faults.push(new ConnectorFault('right-missing', { model, said: '' }))
  if (item === '' && expenseAccount === '') faults.push(new BillRefusal('expense-missing'))
  if (taxAccount === '') faults.push(new BillRefusal('tax-account-missing'))
  const named = [
    ['Account', [expenseAccount, taxAccount, roundingAccount]],
    ['Item', [item]],
  ] as const
  for (const [kind, names] of named) {
    const wanted = names.filter((one) => one !== '')
    const found = new Set((await erpnext.listNamed(kind, wanted, ['name'])).map((row) => textOf(row['name'])))
    for (const cuenta of wanted)
      if (!found.has(cuenta)) faults.push(new BillRefusal('account-unknown', { cuenta }))
  }
  return faults
}
