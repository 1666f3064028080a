import { Float, startErpServer, writeJson, type ErpAnswer, type ErpServer } from './erp-server.ts'
import { isWriting, type OdooStore, writeRecords } from './odoo-writes.ts'
import { fieldsOf, OdooError, readRow, searchRows, type OdooRow } from './odoo-search.ts'

/** A stand-in Odoo with one database, with a user and models that the user may not read. */
export interface StandInOdoo extends ErpServer, OdooStore {
  access: { database: string; user: string; secret: string }
  /** Models that the user may not read. */
  denied: Set<string>
  /** Fields that this version lacks, each prefixed by its model; by default those of Odoo 17. */
  lacking: Set<string>
  /** Models whose module is not installed. */
  missing: Set<string>
}

/** An amount as Odoo stores it. */
export const odooFloat = (text: string) => new Float(text.includes('.') ? text : `${text}.0`)

/** Starts a stand-in for Odoo 17 that implements `/jsonrpc` as strictly as the real one. */
export async function startOdoo(): Promise<StandInOdoo> {
  const tables = new Map<string, OdooRow[]>()
  const places = new Map<string, Map<number, number>>()
  let instant = Date.UTC(2026, 2, 1, 10)
  const server = await startErpServer((request, body) =>
    answer(request.method, request.url, body, odoo, tables),
  )
  const put = (model: string, values: Readonly<Record<string, unknown>>) => {
    const known = fieldsOf(model)
    for (const name of Object.keys(values)) if (!(name in known)) throw new Error(`${model} has no ${name}`)
    const rows = tables.get(model) ?? []
    tables.set(model, rows)
    const place = places.get(model) ?? new Map<number, number>()
    places.set(model, place)
    const id = typeof values['id'] === 'number' ? values['id'] : (rows.at(-1)?.id ?? 0) + 1
    const now = `${new Date((instant += 1000)).toISOString().slice(0, 19).replace('T', ' ')}.123456`
    const at = place.get(id)
    const row = { active: true, ...(at === undefined ? {} : rows[at]), write_date: now, ...values, id }
    if (at === undefined) place.set(id, rows.push(row) - 1)
    else rows[at] = row
    return id
  }
  const odoo: StandInOdoo = Object.assign(server, {
    access: { database: 'empresa', user: 'enlace@empresa.co', secret: 'llave-de-api' },
    denied: new Set<string>(),
    lacking: new Set(['stock.move.quantity_done']),
    missing: new Set<string>(),
    forbidden: new Set<string>(),
    refuses: () => undefined,
    rows: (model: string) => tables.get(model) ?? [],
    put,
    unlink: (model: string, id: number) => {
      tables.set(
        model,
        (tables.get(model) ?? []).filter((row) => row.id !== id),
      )
      places.delete(model)
      places.set(model, new Map(tables.get(model)?.map((row, at) => [row.id, at])))
    },
  })
  return odoo
}

function answer(
  method: string | undefined,
  path: string | undefined,
  body: string,
  odoo: StandInOdoo,
  tables: ReadonlyMap<string, OdooRow[]>,
): ErpAnswer {
  if (path !== '/jsonrpc' || method !== 'POST') return { status: 404, json: '<h1>Not Found</h1>' }
  // The shape of a JSON-RPC call.
  const { id, params, jsonrpc } = JSON.parse(body) as {
    id: unknown
    jsonrpc: unknown
    params: { service: string; method: string; args: unknown[] }
  }
  if (jsonrpc !== '2.0') return { status: 400, json: '{}' }
  try {
    const result = dispatch(params, odoo, tables)
    return { status: 200, json: writeJson({ jsonrpc: '2.0', id, result }) }
  } catch (fault) {
    if (!(fault instanceof OdooError)) throw fault
    const data = {
      name: fault.exception,
      debug: `Traceback (most recent call last):\n${fault.exception}: ${fault.message}`,
      message: fault.message,
      arguments: [fault.message],
      context: {},
    }
    return {
      status: 200,
      json: writeJson({ jsonrpc: '2.0', id, error: { code: 200, message: 'Odoo Server Error', data } }),
    }
  }
}

function dispatch(
  { service, method, args }: { service: string; method: string; args: unknown[] },
  odoo: StandInOdoo,
  tables: ReadonlyMap<string, OdooRow[]>,
): unknown {
  if (service === 'common' && method === 'version')
    return {
      server_version: '17.0',
      server_version_info: [17, 0, 0, 'final', 0, ''],
      server_serie: '17.0',
      protocol_version: 1,
    }
  const [database, user, secret] = args
  if (database !== odoo.access.database)
    throw new OdooError(
      'psycopg2.OperationalError',
      `connection to server failed: FATAL:  database "${String(database)}" does not exist\n`,
    )
  const isRight = secret === odoo.access.secret
  if (service === 'common' && (method === 'authenticate' || method === 'login'))
    return isRight && user === odoo.access.user ? 7 : false
  if (service !== 'object' || method !== 'execute_kw')
    throw new OdooError('builtins.NameError', `Method not available ${service}.${method}`)
  if (!isRight || user !== 7) throw new OdooError('odoo.exceptions.AccessDenied', 'Access Denied')
  const [, , , model, called, positional, keywords = {}] = args
  return execute(
    String(model),
    String(called),
    positional as unknown[], // by the protocol
    keywords as Record<string, unknown>, // by the protocol
    odoo,
    tables,
  )
}

function execute(
  model: string,
  method: string,
  positional: unknown[],
  keywords: Record<string, unknown>,
  odoo: StandInOdoo,
  tables: ReadonlyMap<string, OdooRow[]>,
): unknown {
  if (odoo.missing.has(model))
    throw new OdooError('odoo.exceptions.UserError', `Object ${model} doesn't exist`)
  const known = fieldsOf(model)
  if (odoo.denied.has(model)) {
    const message = `You are not allowed to access '${model}' (${model}) records.\n\nContact your administrator to request access if necessary.`
    throw new OdooError('odoo.exceptions.AccessError', message)
  }
  if (isWriting(method)) return writeRecords(odoo, model, method, positional)
  const { context, ...rest } = keywords
  // A context is an object.
  const activeTest = (context as { active_test?: boolean } | undefined)?.active_test !== false
  const allowed: Record<string, readonly string[]> = {
    search_read: ['domain', 'fields', 'offset', 'limit', 'order'],
    search_count: ['domain', 'limit'],
    fields_get: ['allfields', 'attributes'],
  }
  const names = allowed[method]
  if (!names) throw new OdooError('builtins.AttributeError', `The method '${model}.${method}' does not exist`)
  const given: Record<string, unknown> = { ...rest }
  for (const [place, value] of positional.entries()) given[names[place] ?? ''] = value
  for (const name of Object.keys(given)) {
    if (!names.includes(name))
      throw new OdooError('builtins.TypeError', `${method}() got an unexpected keyword argument '${name}'`)
  }
  if (method === 'fields_get') {
    const wanted = given['allfields'] as string[] | undefined // by the protocol
    const entries = Object.entries(known).filter(
      ([name]) => (wanted?.includes(name) ?? true) && !odoo.lacking.has(`${model}.${name}`),
    )
    return Object.fromEntries(entries.map(([name, type]) => [name, { type: type.split(':')[0] }]))
  }
  const found = searchRows(tables, model, given['domain'] ?? [], { ...given, activeTest })
  if (method === 'search_count') return found.length
  const fields = (given['fields'] as string[] | undefined) ?? Object.keys(known) // by the protocol
  const unknown = fields.find((name) => odoo.lacking.has(`${model}.${name}`))
  if (unknown !== undefined)
    throw new OdooError('builtins.ValueError', `Invalid field '${unknown}' on model '${model}'`)
  return found.map((row) => readRow(tables, model, row, fields))
}
