import { divideHalfUp, readDecimal, writeDecimal } from '@enlace/domain/decimal.ts'
import { multiplyMoney, money, sumMoney, type Money } from '@enlace/domain/money.ts'
import { Float } from './erp-server.ts'
import { fieldsOf, OdooError, type OdooRow } from './odoo-search.ts'

type Values = Readonly<Record<string, unknown>>

/** The records of a stand-in, and what its user may not do. */
export interface OdooStore {
  /** Rights that the user lacks, each prefixed by its model, such as `account.move create`. */
  forbidden: Set<string>
  /** Raises the fault of a write, by its model; none by default. */
  refuses: (model: string) => { exception: string; message: string } | undefined
  /** Records of a model as they are stored. */
  rows(model: string): readonly OdooRow[]
  /** Adds a record, or changes the one with that id; stamped with the next instant by default. */
  put(model: string, values: Values): number
  /** Deletes a record permanently. */
  unlink(model: string, id: number): void
}

/** Whether a method writes, or asks whether the user may. */
export const isWriting = (method: string) => /^(create|unlink|check_access_rights)$/.test(method)

/** Does what `create`, `unlink` and `check_access_rights` do. @throws OdooError as Odoo would. */
export function writeRecords(
  odoo: OdooStore,
  model: string,
  method: string,
  [given]: readonly unknown[],
): unknown {
  if (method === 'check_access_rights') return !odoo.forbidden.has(`${model} ${String(given)}`)
  if (odoo.forbidden.has(`${model} ${method}`)) {
    const message = `You are not allowed to ${method} '${model}' (${model}) records.`
    throw new OdooError('odoo.exceptions.AccessError', message)
  }
  const refused = odoo.refuses(model)
  if (refused) throw new OdooError(refused.exception, refused.message)
  if (method === 'unlink') {
    for (const id of given as number[]) odoo.unlink(model, id) // by the protocol
    return true
  }
  const values = given as Values // by the protocol
  return model === 'account.move' ? createMove(odoo, values) : odoo.put(model, stored(model, values))
}

/** Numbers as Odoo stores them. */
function stored(model: string, values: Values): Values {
  const types = fieldsOf(model)
  const isFloat = (name: string) => /^(monetary|float)$/.test(types[name] ?? '')
  const empty = Object.keys(types).filter((name) => !isFloat(name) && !/^(id|active|.*_date)$/.test(name))
  const whole = { ...Object.fromEntries(empty.map((name) => [name, false])), ...values }
  return Object.fromEntries(
    Object.entries(whole).map(([name, value]) => [
      name,
      isFloat(name) ? new Float(writeFloat(Number(value))) : value,
    ]),
  )
}

const writeFloat = (value: number) => (Number.isInteger(value) ? `${value}.0` : String(value))

/** A draft without number, whose amounts are counted from its lines, each rounded to cents. */
function createMove(odoo: OdooStore, { invoice_line_ids: commands, ...values }: Values): number {
  const partner = odoo.rows('res.partner').find(({ id }) => id === values['partner_id'])
  if (!partner)
    throw new OdooError('odoo.exceptions.MissingError', 'Record does not exist or has been deleted.')
  const id = odoo.put('account.move', {
    ...values,
    name: '/',
    state: 'draft',
    commercial_partner_id: partner['commercial_partner_id'] ?? partner.id,
  })
  const [nets, taxes]: [Money[], Money[]] = [[], []]
  // By the protocol.
  for (const [, , line] of commands as [0, 0, Values][]) {
    const { tax_ids: [[, , ids]] = [[6, 0, []]], ...own } = line as { tax_ids?: [[6, 0, number[]]] } // by the protocol
    const net = netOf(line)
    nets.push(net)
    for (const tax of ids) taxes.push(taxOn(odoo, net, tax))
    odoo.put('account.move.line', {
      ...stored('account.move.line', own),
      move_id: id,
      tax_ids: ids.join(','),
    })
  }
  const [untaxed, tax] = [sumMoney(nets), sumMoney(taxes)]
  odoo.put('account.move', {
    id,
    amount_untaxed: new Float(untaxed),
    amount_tax: new Float(tax),
    amount_total: new Float(sumMoney([untaxed, tax])),
  })
  return id
}

function netOf({ quantity = 1, price_unit: price = 0, discount = 0 }: Values): Money {
  const [count, each, off] = [quantity, price, discount].map(
    (one) => readDecimal(String(one)) ?? { units: 0n, scale: 0 },
  )
  if (!count || !each || !off) throw new Error('A line has numbers')
  const hundred = 100n * 10n ** BigInt(off.scale)
  const units = count.units * each.units * (hundred - off.units) * 100n
  const cents = divideHalfUp(units, 10n ** BigInt(count.scale + each.scale) * hundred)
  return money(writeDecimal({ units: cents, scale: 2 }))
}

function taxOn(odoo: OdooStore, net: Money, id: number): Money {
  const tax = odoo.rows('account.tax').find((row) => row.id === id)
  const rate = tax?.['amount']
  if (!(rate instanceof Float)) throw new OdooError('odoo.exceptions.MissingError', 'Record does not exist')
  return multiplyMoney(multiplyMoney(net, rate.text), '0.01')
}
