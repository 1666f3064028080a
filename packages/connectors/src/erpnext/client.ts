import { parseExactJson } from '@enlace/domain/exact-json.ts'
import { ConnectorFault } from '../core/fault.ts'
import { isSet, rowOf, textOf, type ErpRow } from '../core/fields.ts'
import type { HttpAnswer, HttpClient } from '../core/http-client.ts'

/** The credentials of an ERPNext: a user's API key and its secret. */
export interface ErpnextAccess {
  key: string
  secret: string
}

/** A condition on documents. */
export type Filter = readonly [string, string, unknown]

/** The query of a list. */
export interface ListQuestion {
  fields: readonly string[]
  filters: readonly Filter[]
  order?: string
  /** Maximum documents; 0 for all of them. */
  limit: number
}

/** A query for documents that refer to others. */
export interface NamingQuestion {
  field: string
  names: readonly string[]
  fields: readonly string[]
  filters: readonly Filter[]
  order: string
}

/** A client of ERPNext's REST interface, as one of its users. */
export class ErpnextClient {
  readonly #http: HttpClient
  readonly #headers: Readonly<Record<string, string>>

  constructor(http: HttpClient, { key, secret }: ErpnextAccess) {
    this.#http = http
    this.#headers = { authorization: `token ${key}:${secret}` }
  }

  /** The user of the key. @throws ConnectorFault. */
  async user(): Promise<string> {
    const answer = await this.#get('api/method/frappe.auth.get_logged_user', {})
    const user = textOf(answer['message'])
    // Without a valid key, ERPNext treats the caller as a guest.
    if (user === null || user === 'Guest') throw new ConnectorFault('credentials-refused')
    return user
  }

  /** The versions of the applications, if the user may see them. @throws ConnectorFault. */
  async versions(): Promise<ErpRow> {
    const answer = await this.#get('api/method/frappe.utils.change_log.get_versions', {})
    return rowOf(answer['message']) ?? {}
  }

  /** Documents of a kind. @throws ConnectorFault. */
  async list(doctype: string, { fields, filters, order, limit }: ListQuestion): Promise<ErpRow[]> {
    const query = {
      fields: JSON.stringify(fields),
      filters: JSON.stringify(filters),
      limit_start: '0',
      limit_page_length: String(limit),
      ...(order === undefined ? {} : { order_by: order }),
    }
    return rowsIn((await this.#get(`api/resource/${encodeURIComponent(doctype)}`, query, doctype))['data'])
  }

  /** Documents by their names. @throws ConnectorFault. */
  async listNamed(doctype: string, names: readonly string[], fields: readonly string[]): Promise<ErpRow[]> {
    return this.#listByBody({ doctype, fields, filters: [['name', 'in', names]] }, names)
  }

  /** Documents that refer to one of the given names in a field. @throws ConnectorFault. */
  async listBy(doctype: string, { field, names, fields, filters, order }: NamingQuestion): Promise<ErpRow[]> {
    const all: Filter[] = [...filters, [field, 'in', names]]
    return this.#listByBody({ doctype, fields, filters: all, order_by: order }, names)
  }

  /** Rows of a table within documents, in order. @throws ConnectorFault. */
  async listWithin(
    doctype: string,
    parent: string,
    documents: readonly string[],
    fields: readonly string[],
  ): Promise<ErpRow[]> {
    const filters: Filter[] = [
      ['parenttype', '=', parent],
      ['parent', 'in', documents],
    ]
    const order_by = 'parent asc, idx asc'
    return this.#listByBody(
      { doctype, parent, fields: ['parent', 'idx', ...fields], filters, order_by },
      documents,
    )
  }

  /** A query with more names than a URL (4,094 characters behind gunicorn) can contain. */
  async #listByBody(
    question: {
      doctype: string
      parent?: string
      fields: readonly string[]
      filters: Filter[]
      order_by?: string
    },
    names: readonly string[],
  ): Promise<ErpRow[]> {
    if (names.length === 0) return []
    const body = {
      ...question,
      fields: JSON.stringify(question.fields),
      filters: JSON.stringify(question.filters),
      limit_page_length: 0,
    }
    const path = 'api/method/frappe.client.get_list'
    const answer = await this.#http.ask({ path, headers: this.#headers, body })
    return rowsIn(this.#read(answer, question.parent ?? question.doctype)['message'])
  }

  /** Calls a method that writes, once. @throws ConnectorFault. */
  async act(method: string, body: object, doctype: string): Promise<unknown> {
    const path = `api/method/${method}`
    const answer = await this.#http.ask({ path, headers: this.#headers, body, writes: true })
    return this.#read(answer, doctype)['message']
  }

  /** Whether the user has a right to the documents of a kind. @throws ConnectorFault. */
  async mayDo(doctype: string, right: string): Promise<boolean> {
    const query = { doctype, docname: '', perm_type: right }
    const answer = await this.#get('api/method/frappe.client.has_permission', query, doctype)
    return isSet(rowOf(answer['message'])?.['has_permission'])
  }

  /** The content of a file. @throws ConnectorFault `file-refused` if ERPNext does not give it. */
  async content(path: string): Promise<Buffer> {
    const headers = { ...this.#headers, accept: '*/*' }
    const { status, bytes } = await this.#http.ask({ path, headers })
    if (status !== 200) throw new ConnectorFault('file-refused', { status: String(status) })
    return bytes
  }

  /** The number of documents. @throws ConnectorFault. */
  async count(doctype: string, filters: readonly Filter[]): Promise<number> {
    const query = { doctype, filters: JSON.stringify(filters) }
    return Number(textOf((await this.#get('api/method/frappe.client.get_count', query, doctype))['message']))
  }

  async #get(path: string, query: Readonly<Record<string, string>>, doctype = ''): Promise<ErpRow> {
    return this.#read(await this.#http.ask({ path, query, headers: this.#headers }), doctype)
  }

  #read({ status, text }: HttpAnswer, doctype: string): ErpRow {
    const answer = answerOf(text)
    if (status >= 200 && status < 300 && answer !== undefined) return answer
    throw faultOf(status, answer, doctype)
  }
}

function answerOf(text: string): ErpRow | undefined {
  try {
    return rowOf(parseExactJson(text))
  } catch {
    return undefined
  }
}

function rowsIn(value: unknown): ErpRow[] {
  if (!Array.isArray(value)) throw new ConnectorFault('answer-unreadable')
  return value.map((one: unknown) => {
    const row = rowOf(one)
    if (row === undefined) throw new ConnectorFault('answer-unreadable')
    return row
  })
}

/** Translates an error of ERPNext, by its status and the exception's name. */
function faultOf(status: number, answer: ErpRow | undefined, model: string): ConnectorFault {
  if (status === 429) return new ConnectorFault('too-many-requests')
  if (answer === undefined) {
    return status >= 200 && status < 300
      ? new ConnectorFault('answer-unreadable')
      : new ConnectorFault('status-refused', { status: String(status) })
  }
  const type = textOf(answer['exc_type']) ?? ''
  const said = saidIn(answer).slice(0, 200)
  const values = { model, said }
  if (status === 401 || type === 'AuthenticationError') return new ConnectorFault('credentials-refused')
  if (type === 'PermissionError' || status === 403) return new ConnectorFault('right-missing', values)
  if (/^(DoesNotExistError|ImportError|ModuleNotFoundError)$/.test(type) || status === 404)
    return new ConnectorFault('model-missing', values)
  if (type === 'DataError' || /Unknown column|Field not permitted/.test(said))
    return new ConnectorFault('field-missing', values)
  return new ConnectorFault('erp-fault', { ...values, name: type })
}

/** The message of an error: `_server_messages` is JSON text of a list of JSON texts. */
function saidIn(answer: ErpRow): string {
  try {
    const messages: unknown = JSON.parse(textOf(answer['_server_messages']) ?? '[]')
    const [first]: unknown[] = Array.isArray(messages) ? messages : []
    const said = typeof first === 'string' ? rowOf(JSON.parse(first))?.['message'] : undefined
    if (typeof said === 'string') return said
  } catch {
    // If it cannot be parsed, the exception's other text is used.
  }
  return textOf(answer['exception']) ?? textOf(answer['exc_type']) ?? ''
}
