import type { IncomingMessage } from 'node:http'
import { Float, startErpServer, writeJson, type ErpAnswer, type ErpServer } from './erp-server.ts'
import { doctypes } from './erpnext-doctypes.ts'
import { type ErpnextStore, writeDocuments } from './erpnext-writes.ts'
import { FrappeError, listDocuments, type ErpnextRow, type ListArguments } from './erpnext-list.ts'

/** A stand-in ERPNext, with a user and kinds that the user may not read. */
export interface StandInErpnext extends ErpServer, ErpnextStore {
  access: { key: string; secret: string }
  /** Kinds that the user may not read. */
  denied: Set<string>
  /** Fields that this version lacks, each prefixed by its kind. */
  lacking: Set<string>
  /** Whether ERPNext is on the site, or only Frappe. */
  isInstalled: boolean
}

/** An amount as ERPNext writes it. */
export const erpnextFloat = (text: string) => new Float(text.includes('.') ? text : `${text}.0`)

/** Maximum characters of a request line in gunicorn. */
const longestLine = 4094

/** Starts a stand-in for ERPNext 15 that implements Frappe's REST interface as strictly as the real one. */
export async function startErpnext(): Promise<StandInErpnext> {
  const tables = new Map<string, ErpnextRow[]>()
  let instant = Date.UTC(2026, 2, 1, 10)
  const next = () => `${new Date((instant += 1000)).toISOString().slice(0, 19).replace('T', ' ')}.123456`
  const server = await startErpServer((request, body) => answer(request, body, erpnext, tables))
  const rowsOf = (doctype: string) => {
    const rows = tables.get(doctype) ?? []
    tables.set(doctype, rows)
    return rows
  }
  const erpnext: StandInErpnext = Object.assign(server, {
    access: { key: 'llave', secret: 'secreto' },
    denied: new Set<string>(),
    lacking: new Set<string>(),
    forbidden: new Set<string>(),
    rows: (doctype: string) => tables.get(doctype) ?? [],
    files: new Map<string, Buffer>(),
    isInstalled: true,
    put: (doctype: string, values: ErpnextRow, within: Readonly<Record<string, readonly object[]>> = {}) => {
      const rows = rowsOf(doctype)
      listDocuments(tables, doctype, { fields: Object.keys(values), limit_page_length: 1 })
      // Finds the last one of a hundred thousand at once.
      const at = rows.findLastIndex(({ name }) => name === values.name)
      const row = { docstatus: 0, ...(at < 0 ? { creation: next() } : rows[at]), modified: next(), ...values }
      if (at < 0) rows.push(row)
      else rows[at] = row
      for (const [child, own] of Object.entries(within)) {
        const others = rowsOf(child).filter(({ parent }) => parent !== values.name)
        const added = own.map((one, idx) => ({
          name: `${values.name}-${idx}`,
          idx: idx + 1,
          parent: values.name,
          parenttype: doctype,
          ...one,
        }))
        tables.set(child, [...others, ...added])
      }
    },
    remove: (doctype: string, name: string) => {
      const gone = rowsOf(doctype).find((row) => row.name === name)
      if (!gone) throw new Error(`No ${doctype} ${name}`)
      tables.set(
        doctype,
        rowsOf(doctype).filter((row) => row !== gone),
      )
      const data = writeJson({ ...gone, doctype })
      const number = String(rowsOf('Deleted Document').length + 1)
      erpnext.put('Deleted Document', {
        name: number,
        deleted_doctype: doctype,
        deleted_name: name,
        restored: 0,
        data,
      })
    },
  })
  return erpnext
}

function answer(
  request: IncomingMessage,
  body: string,
  erpnext: StandInErpnext,
  tables: ReadonlyMap<string, readonly ErpnextRow[]>,
): ErpAnswer {
  try {
    if ((request.url ?? '').length > longestLine)
      return { status: 400, json: '<h1>Request Line is too large</h1>' }
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://erpnext').pathname)
    if (/^\/(private\/)?files\//.test(path)) return fileAt(path, request.headers.authorization, erpnext)
    return { status: 200, json: writeJson(route(request, body, erpnext, tables)) }
  } catch (fault) {
    if (!(fault instanceof FrappeError)) throw fault
    const { status, type, message } = fault
    const said = JSON.stringify([
      JSON.stringify({ message, title: 'Message', indicator: 'red', raise_exception: 1 }),
    ])
    const json = JSON.stringify({
      exception: `frappe.exceptions.${type}: ${message}`,
      exc_type: type,
      exc: JSON.stringify([`Traceback (most recent call last):\nfrappe.exceptions.${type}: ${message}\n`]),
      ...(type === 'AuthenticationError' ? {} : { _server_messages: said }),
    })
    return { status, json }
  }
}

/** A private file is given to the user of a valid key only. */
function fileAt(path: string, authorization: string | undefined, erpnext: StandInErpnext): ErpAnswer {
  const file = erpnext.files.get(path)
  const isOpen = path.startsWith('/files/') || userOf(authorization, erpnext) !== 'Guest'
  if (!isOpen) return { status: 403, json: '<h1>Not permitted</h1>' }
  return file === undefined ? { status: 404, json: '<h1>Page not found</h1>' } : { status: 200, file }
}

function route(
  { url = '/', headers, method }: IncomingMessage,
  body: string,
  erpnext: StandInErpnext,
  tables: ReadonlyMap<string, readonly ErpnextRow[]>,
): unknown {
  const { pathname, searchParams } = new URL(url, 'http://erpnext')
  const user = userOf(headers.authorization, erpnext)
  const asked: ListArguments =
    method === 'POST' ? (JSON.parse(body) as ListArguments) : Object.fromEntries(searchParams) // Frappe's own form
  const list = (doctype: string) => {
    const type = doctypes[doctype]
    const readAs = type?.within === undefined ? doctype : String(asked['parent'])
    if (user === 'Guest' || erpnext.denied.has(readAs))
      throw new FrappeError(403, 'PermissionError', `No permission for ${doctype}`)
    const rows = listDocuments(tables, doctype, asked)
    const unknown = Object.keys(rows[0] ?? {}).find((name) => erpnext.lacking.has(`${doctype}.${name}`))
    if (unknown !== undefined)
      throw new FrappeError(417, 'DataError', `Field not permitted in query: ${unknown}`)
    return rows
  }
  const resource = /^\/api\/resource\/([^/]+)$/.exec(pathname)?.[1]
  if (resource !== undefined && method === 'GET') return { data: list(decodeURIComponent(resource)) }
  const doctype = String(asked['doctype'])
  switch (pathname) {
    case '/api/method/frappe.auth.get_logged_user':
      return { message: user }
    case '/api/method/frappe.utils.change_log.get_versions':
      return {
        message: {
          frappe: { title: 'Frappe Framework', version: '15.40.0' },
          ...(erpnext.isInstalled ? { erpnext: { title: 'ERPNext', version: '15.38.1' } } : {}),
        },
      }
    case '/api/method/frappe.client.get_list':
      return { message: list(doctype) }
    case '/api/method/frappe.client.get_count':
      return {
        message: listDocuments(tables, doctype, { filters: asked['filters'], limit_page_length: 0 }).length,
      }
    default:
      return { message: writeDocuments(erpnext, pathname, asked, user) }
  }
}

function userOf(header: string | undefined, { access }: StandInErpnext): string {
  if (header === undefined) return 'Guest'
  const token = /^token ([^:]+):(.+)$/.exec(header)
  if (token?.[1] !== access.key || token[2] !== access.secret)
    throw new FrappeError(401, 'AuthenticationError', 'Authentication failed')
  return 'enlace@empresa.co'
}
