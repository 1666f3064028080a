import { compareValues, Float } from './erp-server.ts'
import { odooModels } from './odoo-models.ts'

/** A record of a stand-in; a link contains the other's id, an empty field `false`. */
export type OdooRow = { id: number } & Record<string, unknown>

/** An exception as Python raised it, by its full name. */
export class OdooError extends Error {
  readonly exception: string

  constructor(exception: string, message: string) {
    super(message)
    this.exception = exception
  }
}

type Tables = ReadonlyMap<string, readonly OdooRow[]>

/** Records that a domain finds, in order. @throws OdooError as Odoo would. */
export function searchRows(
  tables: Tables,
  model: string,
  domain: unknown,
  {
    order,
    offset = 0,
    limit,
    activeTest,
  }: { order?: unknown; offset?: unknown; limit?: unknown; activeTest: boolean },
): OdooRow[] {
  if (!Array.isArray(domain)) throw new OdooError('builtins.ValueError', `Invalid domain: ${String(domain)}`)
  const matches = compile(tables, model, domain)
  const namesActive = domain.some((leaf) => Array.isArray(leaf) && leaf[0] === 'active')
  const hidesArchived = activeTest && 'active' in fieldsOf(model) && !namesActive
  const found = (tables.get(model) ?? []).filter(
    (row) => !(hidesArchived && row['active'] === false) && matches(row),
  )
  const sorted = found.toSorted(comparing(model, order))
  const from = Number(offset)
  return limit === undefined || limit === null ? sorted.slice(from) : sorted.slice(from, from + Number(limit))
}

/** The fields of a model. @throws OdooError if there is no such model. */
export function fieldsOf(model: string) {
  const fields = odooModels[model]
  if (!fields) throw new OdooError('odoo.exceptions.UserError', `Object ${model} doesn't exist`)
  return fields
}

type Test = (row: OdooRow) => boolean

/** Compiles prefix notation, with an implicit `&` between conditions. */
function compile(tables: Tables, model: string, domain: readonly unknown[]): Test {
  const stack: Test[] = []
  for (const part of domain.toReversed()) {
    if (part === '!') {
      const one = pop(stack)
      stack.push((row) => !one(row))
    } else if (part === '&' || part === '|') {
      const [one, other] = [pop(stack), pop(stack)]
      stack.push(part === '&' ? (row) => one(row) && other(row) : (row) => one(row) || other(row))
    } else stack.push(leaf(tables, model, part))
  }
  return (row) => stack.every((test) => test(row))
}

function pop(stack: Test[]): Test {
  const test = stack.pop()
  if (!test) throw new OdooError('builtins.ValueError', 'Domain is malformed')
  return test
}

function leaf(tables: Tables, model: string, part: unknown): Test {
  if (!Array.isArray(part) || part.length !== 3)
    throw new OdooError('builtins.ValueError', `Invalid leaf ${JSON.stringify(part)}`)
  const ofLines = anyLine(tables, model, part)
  if (ofLines) return ofLines
  const [path, operator, wanted]: unknown[] = part
  const value = reader(tables, model, String(path), JSON.stringify(part))
  const same = (one: unknown) =>
    one === false || wanted === false ? one === wanted : compareValues(one, wanted) === 0
  const isHeld = (one: unknown) => one !== false && one !== undefined
  const tests: Record<string, (one: unknown) => boolean> = {
    '=': same,
    '!=': (one) => !same(one),
    '>': (one) => isHeld(one) && compareValues(one, wanted) > 0,
    '>=': (one) => isHeld(one) && compareValues(one, wanted) >= 0,
    '<': (one) => isHeld(one) && compareValues(one, wanted) < 0,
    '<=': (one) => isHeld(one) && compareValues(one, wanted) <= 0,
    in: (one) => Array.isArray(wanted) && wanted.includes(one),
    'not in': (one) => Array.isArray(wanted) && !wanted.includes(one),
    ilike: (one) => String(one).toLowerCase().includes(String(wanted).toLowerCase()),
  }
  const test = tests[String(operator)]
  if (!test) throw new OdooError('builtins.ValueError', `Invalid operator ${String(operator)} in leaf`)
  return (row) => test(value(row))
}

/** A condition on lines is true if one of them meets it. */
function anyLine(tables: Tables, model: string, part: readonly unknown[]): Test | undefined {
  const [path, operator, wanted] = part
  const [name = '', ...rest] = String(path).split('.')
  const [sort, target = '', back = ''] = (fieldsOf(model)[name] ?? '').split(':')
  if (sort !== 'one2many' || rest.length === 0) return undefined
  const matches = leaf(tables, target, [rest.join('.'), operator, wanted])
  return (row) => (tables.get(target) ?? []).some((line) => line[back] === row.id && matches(line))
}

/** Reads the value at a path of links (`debit_move_id.payment_id`). */
function reader(tables: Tables, model: string, path: string, leafText: string): (row: OdooRow) => unknown {
  const [name = '', ...rest] = path.split('.')
  const type = fieldsOf(model)[name]
  if (!type) throw new OdooError('builtins.ValueError', `Invalid field ${model}.${name} in leaf ${leafText}`)
  if (rest.length === 0) return (row) => row[name]
  const target = type.split(':')[1]
  if (target === undefined)
    throw new OdooError('builtins.ValueError', `Invalid field ${model}.${path} in leaf`)
  const next = reader(tables, target, rest.join('.'), leafText)
  return (row) => {
    const linked = tables.get(target)?.find(({ id }) => id === row[name])
    return linked ? next(linked) : false
  }
}

function comparing(model: string, order: unknown): (one: OdooRow, other: OdooRow) => number {
  const parts = (typeof order === 'string' ? order : 'id').split(',').map((part) => part.trim().split(/\s+/))
  for (const [name = ''] of parts) {
    if (!(name in fieldsOf(model)))
      throw new OdooError('builtins.ValueError', `Invalid field '${name}' on model '${model}'`)
  }
  return (one, other) => {
    for (const [name = '', way = 'asc'] of parts) {
      const compared = compareValues(one[name], other[name])
      if (compared !== 0) return way.toLowerCase() === 'desc' ? -compared : compared
    }
    return 0
  }
}

/** A record as `read` returns it: links with their names, instants to the second, empty fields as `false`. */
export function readRow(
  tables: Tables,
  model: string,
  row: OdooRow,
  fields: readonly string[],
): Record<string, unknown> {
  const types = fieldsOf(model)
  const read: Record<string, unknown> = { id: row.id }
  for (const name of fields) {
    const type = types[name]
    if (!type) throw new OdooError('builtins.ValueError', `Invalid field '${name}' on model '${model}'`)
    read[name] = shown(tables, type, row[name])
  }
  return read
}

function shown(tables: Tables, type: string, value: unknown): unknown {
  const isNumber = type === 'monetary' || type === 'float'
  if (isNumber) return value instanceof Float ? value : new Float('0.0')
  if (value === undefined) return type === 'integer' ? 0 : false
  if (type === 'datetime' && typeof value === 'string') return value.slice(0, 19)
  const target = type.split(':')[1]
  if (target === undefined || value === false) return value
  const linked = tables.get(target)?.find(({ id }) => id === value)
  return [value, linked === undefined ? '' : displayName(tables, target, linked)]
}

/** The name that Odoo shows for a linked record, which for some is more than `name`. */
function displayName(tables: Tables, model: string, row: OdooRow): string {
  const name = textIn(row['name'])
  const beside = (field: string) => textIn(row[field])
  switch (model) {
    case 'purchase.order':
      return beside('partner_ref') === '' ? name : `${name} (${beside('partner_ref')})`
    case 'account.move':
      return beside('ref') === '' ? name : `${name} (${beside('ref')})`
    case 'product.product':
      return beside('default_code') === '' ? name : `[${beside('default_code')}] ${name}`
    case 'stock.picking.type': {
      const warehouse = tables.get('stock.warehouse')?.find(({ id }) => id === row['warehouse_id'])
      return warehouse === undefined ? name : `${textIn(warehouse['name'])}: ${name}`
    }
    default:
      return name
  }
}

const textIn = (value: unknown) => (typeof value === 'string' ? value : '')
