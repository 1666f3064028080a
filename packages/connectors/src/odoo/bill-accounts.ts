import { type BillTax, BillRefusal } from '../core/bill.ts'
import { isSameFigure } from '../core/bill-figures.ts'
import { textOf, type ErpRow } from '../core/fields.ts'
import { figureOf } from '../core/figures.ts'
import type { OdooClient } from './client.ts'
import { idOf } from './links.ts'

/** The currencies, accounts and purchase taxes of an Odoo, each asked once. */
export class BillAccounts {
  readonly #odoo: OdooClient
  readonly #known = new Map<string, string>()
  #taxes: readonly ErpRow[] | undefined

  constructor(odoo: OdooClient) {
    this.#odoo = odoo
  }

  /** The id of an active currency. @throws BillRefusal `currency-unknown` */
  async currency(name: string): Promise<string> {
    const id = await this.#one('res.currency', 'name', name, true)
    if (id === undefined) throw new BillRefusal('currency-unknown', { moneda: name })
    return id
  }

  /** The id of an account by its code. @throws BillRefusal `account-unknown` */
  async account(code: string): Promise<string> {
    const id = await this.#one('account.account', 'code', code, false)
    if (id === undefined) throw new BillRefusal('account-unknown', { cuenta: code })
    return id
  }

  /** The ids of the purchase taxes of a line. A rate of zero that no single tax has is left out: it adds nothing. */
  async taxes(wanted: readonly BillTax[]): Promise<number[]> {
    const all = await this.#purchaseTaxes()
    return wanted.flatMap(({ name, rate }) => {
      const ofRate = all.filter((row) => isSameFigure(textOf(row['amount']) ?? '', rate))
      const named = ofRate.filter((row) => textOf(row['name'])?.toUpperCase().includes(name.toUpperCase()))
      const fitting = ofRate.length > 1 ? named : ofRate
      const [only, another] = fitting
      if (only !== undefined && another === undefined) return [Number(idOf(only))]
      if (figureOf(rate).units === 0n) return []
      const values = { impuesto: name, tarifa: rate }
      throw new BillRefusal(ofRate.length === 0 ? 'tax-unknown' : 'tax-ambiguous', values)
    })
  }

  async #purchaseTaxes(): Promise<readonly ErpRow[]> {
    this.#taxes ??= await this.#odoo.searchRead(
      'account.tax',
      [
        ['type_tax_use', '=', 'purchase'],
        ['amount_type', '=', 'percent'],
        ['price_include', '=', false],
        ['active', '=', true],
      ],
      { fields: ['name', 'amount'], order: 'id asc' },
    )
    return this.#taxes
  }

  async #one(model: string, field: string, value: string, isActive: boolean): Promise<string | undefined> {
    const key = `${model} ${value}`
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const [row] = await this.#odoo.searchRead(
      model,
      isActive
        ? [
            [field, '=', value],
            ['active', '=', true],
          ]
        : [[field, '=', value]],
      { fields: ['id'], limit: 1 },
    )
    if (row === undefined) return undefined
    this.#known.set(key, idOf(row))
    return idOf(row)
  }
}
