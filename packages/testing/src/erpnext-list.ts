import { compareValues } from './erp-server.ts'
import { doctypes, rowFields, usualFields } from './erpnext-doctypes.ts'

/** A document of a stand-in. */
export type ErpnextRow = { name: string } & Record<string, unknown>

/** An exception as Frappe reports it: by its type, with a status. */
export class FrappeError extends Error {
  readonly status: number
  readonly type: string

  constructor(status: number, type: string, message: string) {
    super(message)
    this.status = status
    this.type = type
  }
}

/** The arguments of `get_list`, from a URL or a body. */
export type ListArguments = Readonly<Record<string, unknown>>

const known = new Set(
  (
    'doctype fields filters or_filters order_by limit_start limit_page_length limit parent group_by as_dict debug cmd ' +
    'expand'
  ).split(' '),
)

/** Documents as `frappe.client.get_list` finds them. @throws FrappeError as Frappe would. */
export function listDocuments(
  tables: ReadonlyMap<string, readonly ErpnextRow[]>,
  doctype: string,
  asked: ListArguments,
): Record<string, unknown>[] {
  const type = doctypes[doctype]
  if (!type) throw new FrappeError(404, 'DoesNotExistError', `DocType ${doctype} not found`)
  for (const name of Object.keys(asked)) {
    if (!known.has(name))
      throw new FrappeError(500, 'TypeError', `get_list() got an unexpected keyword argument '${name}'`)
  }
  if (type.within !== undefined && !type.within.includes(textIn(asked['parent'], '')))
    throw new FrappeError(403, 'PermissionError', `Parent DocType is required for ${doctype}`)
  const names = new Set([...usualFields, ...type.fields, ...(type.within === undefined ? [] : rowFields)])
  const demand = (name: string) => {
    if (!names.has(name)) throw new FrappeError(417, 'DataError', `Field not permitted in query: ${name}`)
    return name
  }
  const tests = unpack(asked['filters'], []).map((filter) => testOf(filter, demand))
  const rows = (tables.get(doctype) ?? []).filter((row) => tests.every((test) => test(row)))
  const length = Number(asked['limit_page_length'] ?? asked['limit'] ?? 20)
  const start = Number(asked['limit_start'] ?? 0)
  const sorted = rows.toSorted(comparing(textIn(asked['order_by'], 'modified desc'), demand))
  const page = length === 0 ? sorted : sorted.slice(start, start + length)
  const fields = unpack(asked['fields'], ['name']).map((field) => demand(String(field)))
  return page.map((row) => Object.fromEntries(fields.map((name) => [name, row[name] ?? null])))
}

function textIn(value: unknown, fallback: string): string {
  return typeof value === 'string' ? value : fallback
}

/** Parses lists, which arrive as JSON text. */
function unpack(value: unknown, fallback: unknown[]): unknown[] {
  if (value === undefined) return fallback
  const unpacked: unknown = typeof value === 'string' ? JSON.parse(value) : value
  if (!Array.isArray(unpacked)) throw new FrappeError(417, 'ValidationError', 'Expected a list')
  return unpacked
}

function testOf(filter: unknown, demand: (name: string) => string): (row: ErpnextRow) => boolean {
  if (!Array.isArray(filter) || filter.length < 3)
    throw new FrappeError(417, 'ValidationError', `Invalid filter: ${JSON.stringify(filter)}`)
  // With four items, the kind is first.
  const [name, operator, wanted]: unknown[] = filter.length === 4 ? filter.slice(1) : filter
  const field = demand(String(name))
  const compared = (row: ErpnextRow) => compareValues(row[field] ?? '', wanted)
  const isIn = (row: ErpnextRow) => Array.isArray(wanted) && wanted.includes(row[field])
  switch (operator) {
    case '=':
      return (row) => compared(row) === 0
    case '!=':
      return (row) => compared(row) !== 0
    case '>':
      return (row) => compared(row) > 0
    case '>=':
      return (row) => compared(row) >= 0
    case '<':
      return (row) => compared(row) < 0
    case 'like':
      return (row) => like(textIn(row[field], ''), textIn(wanted, ''))
    case 'in':
      return isIn
    case 'not in':
      return (row) => !isIn(row)
    default:
      throw new FrappeError(
        417,
        'ValidationError',
        `Operator must be one of =, !=, >, <: ${String(operator)}`,
      )
  }
}

/** With `%` at both ends only, as it is used. */
const like = (text: string, pattern: string) =>
  text.toLowerCase().includes(pattern.slice(1, -1).toLowerCase())

function comparing(order: string, demand: (name: string) => string) {
  const parts = order.split(',').map((part) => part.trim().split(/\s+/))
  for (const [name = ''] of parts) demand(name)
  return (one: ErpnextRow, other: ErpnextRow): number => {
    for (const [name = '', way = 'asc'] of parts) {
      const compared = compareValues(one[name] ?? '', other[name] ?? '')
      if (compared !== 0) return way === 'desc' ? -compared : compared
    }
    return 0
  }
}
