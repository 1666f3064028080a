import { billLineTexts as words } from '@enlace/contract/connections/bills/texts.ts'
import { ExactNumber } from '@enlace/domain/exact-json.ts'
import { isZeroMoney, negateMoney } from '@enlace/domain/money.ts'
import {
  type Bill,
  type BillFile,
  BillRefusal,
  type BillSettings,
  type KeptBill,
  writtenNits,
} from '../core/bill.ts'
import { roundingOf, taxOf } from '../core/bill-figures.ts'
import { ConnectorFault } from '../core/fault.ts'
import { textOf, type ErpRow } from '../core/fields.ts'
import { amountOf } from '../core/figures.ts'
import type { BillErp } from '../core/write-bill.ts'
import type { Domain, OdooClient } from './client.ts'
import { BillAccounts } from './bill-accounts.ts'
import { fileModel, filesDomain } from './files.ts'
import { orderLines } from './goods.ts'
import { idOf, linkOf } from './links.ts'

const model = 'account.move'
const fields = ['name', 'ref', 'state', 'amount_total', 'narration', 'invoice_date']

/** Writes drafts of vendor bills into an Odoo. */
export class OdooBills implements BillErp {
  readonly #odoo: OdooClient
  readonly #settings: BillSettings
  readonly #accounts: BillAccounts

  constructor(odoo: OdooClient, settings: BillSettings) {
    this.#odoo = odoo
    this.#settings = settings
    this.#accounts = new BillAccounts(odoo)
  }

  async supplierOf({ supplier }: Bill): Promise<string> {
    const known = supplier.erpId
    const rows = await this.#partners(
      known === null ? ['vat', 'in', writtenNits(supplier)] : ['id', '=', Number(known)],
    )
    const [only, another] = rows
    const values = { proveedor: supplier.name, nit: supplier.nit }
    if (only === undefined) throw new BillRefusal('supplier-unknown', values)
    if (another !== undefined) throw new BillRefusal('supplier-twice', values)
    return idOf(only)
  }

  async candidates(supplier: string, bill: Bill): Promise<(KeptBill & { ref: string })[]> {
    const about: Domain = [
      '|',
      '|',
      ['ref', '=', bill.number],
      ['invoice_date', '=', bill.issueDate ?? false],
      ['narration', 'ilike', bill.mark],
    ]
    const rows = await this.#odoo.searchRead(
      model,
      [['move_type', '=', typeOf(bill)], ['commercial_partner_id', '=', Number(supplier)], ...about],
      { fields, order: 'id asc' },
    )
    return rows
      .map((row) => ({ ...keptOf(row, bill), ref: textOf(row['ref']) ?? '', state: textOf(row['state']) }))
      .filter(({ state, isOwn }) => isOwn || state !== 'cancel')
  }

  async create(supplier: string, bill: Bill): Promise<KeptBill> {
    const values = {
      move_type: typeOf(bill),
      partner_id: Number(supplier),
      ref: bill.number,
      invoice_date: bill.issueDate ?? false,
      invoice_date_due: bill.dueDate ?? false,
      currency_id: Number(await this.#accounts.currency(bill.currency)),
      narration: [bill.cufe === null ? '' : `CUFE ${bill.cufe}`, bill.filingNumber, bill.mark]
        .join(' ')
        .trim(),
      invoice_line_ids: await this.#lines(bill),
    }
    const made = await this.#odoo.execute(model, 'create', [values], {}).catch(refusedPeriod)
    if (!(made instanceof ExactNumber)) throw new ConnectorFault('answer-unreadable')
    const [row] = await this.#odoo.searchRead(model, [['id', '=', Number(made.text)]], { fields })
    if (row === undefined) throw new ConnectorFault('answer-unreadable')
    return keptOf(row, bill)
  }

  async remove(id: string): Promise<void> {
    await this.#odoo.execute(model, 'unlink', [[Number(id)]], {})
  }

  async filesOf(id: string): Promise<ReadonlySet<string>> {
    const rows = await this.#odoo.searchRead(
      fileModel,
      [...filesDomain(model), ['res_id', '=', Number(id)]],
      { fields: ['name'] },
    )
    return new Set(rows.map((row) => textOf(row['name']) ?? ''))
  }

  async attach(id: string, { name, mediaType, bytes }: BillFile): Promise<void> {
    const file = { name, type: 'binary', mimetype: mediaType, datas: bytes.toString('base64') }
    await this.#odoo.execute(fileModel, 'create', [{ ...file, res_model: model, res_id: Number(id) }], {})
  }

  /** Suppliers by a condition, without the contacts of companies. */
  #partners(condition: readonly [string, string, unknown]): Promise<ErpRow[]> {
    return this.#odoo.searchRead(
      'res.partner',
      [condition, ['parent_id', '=', false], ['active', '=', true]],
      { fields: ['name'], limit: 2 },
    )
  }

  /** The commands that make the lines, whose total is the invoice's. @throws BillRefusal */
  async #lines(bill: Bill): Promise<unknown[]> {
    const { expenseAccount, roundingAccount } = this.#settings
    const byUnit = bill.lines.flatMap(({ taxes: own }) => own).find(({ rate }) => rate === '')
    if (byUnit) throw new BillRefusal('tax-by-unit', { impuesto: byUnit.name })
    const taxes = bill.lines.flatMap(({ total, taxes: own }) => own.map(({ rate }) => taxOf(total, rate)))
    const rounding = roundingOf(bill, taxes, this.#settings)
    const expense =
      expenseAccount === '' ? {} : { account_id: Number(await this.#accounts.account(expenseAccount)) }
    const ordered = bill.orderId === null ? [] : await this.#orderLines(bill.orderId)
    const lines: unknown[] = []
    for (const { text, quantity, price, discount, taxes: own, orderLine } of bill.lines) {
      const goods = orderLine === null ? undefined : ordered[orderLine - 1]
      lines.push({
        name: text,
        quantity: new ExactNumber(quantity),
        price_unit: new ExactNumber(price),
        discount: new ExactNumber(discount),
        tax_ids: [[6, 0, await this.#accounts.taxes(own)]],
        ...(goods === undefined ? expense : linkTo(goods)),
      })
    }
    const extra = (name: string, amount: string, account: object) => ({
      name,
      quantity: new ExactNumber('1'),
      price_unit: new ExactNumber(amount),
      tax_ids: [[6, 0, []]],
      ...account,
    })
    if (!isZeroMoney(bill.discount)) lines.push(extra(words.discount, negateMoney(bill.discount), expense))
    if (!isZeroMoney(bill.charge)) lines.push(extra(words.charge, bill.charge, expense))
    if (!isZeroMoney(rounding)) {
      const account_id = Number(await this.#accounts.account(roundingAccount))
      lines.push(extra(words.rounding, rounding, { account_id }))
    }
    return lines.map((line) => [0, 0, line])
  }

  /** The lines of an order; none if Odoo lacks the module, or bills do not refer to orders. */
  async #orderLines(order: string): Promise<ErpRow[]> {
    const link = await this.#odoo.fieldsOf('account.move.line', ['move_id'], ['purchase_line_id'])
    return link.includes('purchase_line_id') ? orderLines(this.#odoo, 'order_id', [order]) : []
  }
}

const typeOf = ({ isNote }: Bill) => (isNote ? 'in_refund' : 'in_invoice')

/** The product and the order line of goods; the account is the product's. */
function linkTo(goods: ErpRow) {
  const product = linkOf(goods['product_id'])
  return {
    purchase_line_id: Number(idOf(goods)),
    ...(product === undefined ? {} : { product_id: Number(product) }),
  }
}

function keptOf(row: ErpRow, { mark }: Bill): KeptBill {
  const id = idOf(row)
  const name = textOf(row['name'])
  return {
    id,
    // Odoo shows a draft without number as `(* 15)`.
    number: name === null || name === '/' ? `(* ${id})` : name,
    total: amountOf(row['amount_total']),
    isDraft: textOf(row['state']) === 'draft',
    isOwn: textOf(row['narration'])?.includes(mark) ?? false,
  }
}

/** Tells a locked period from other faults. */
function refusedPeriod(fault: unknown): never {
  const said = fault instanceof ConnectorFault ? (fault.values['said'] ?? '') : ''
  if (/lock date|locked|fecha de bloqueo|bloquead/i.test(said))
    throw new BillRefusal('period-locked', { said }, fault)
  throw fault
}
