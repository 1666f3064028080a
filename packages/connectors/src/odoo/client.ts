import { ExactNumber, parseExactJson } from '@enlace/domain/exact-json.ts'
import { ConnectorFault } from '../core/fault.ts'
import { rowOf, textOf, type ErpRow } from '../core/fields.ts'
import type { HttpClient } from '../core/http-client.ts'

/** The credentials of an Odoo; the secret is an API key or the password. */
export interface OdooAccess {
  database: string
  user: string
  secret: string
}

/** The filter of a search: a condition, or the operator of the conditions after it. */
export type Domain = readonly (string | readonly [string, string, unknown])[]

/** The methods that write, which are never repeated by themselves. */
const writing: ReadonlySet<string> = new Set(['create', 'write', 'unlink'])

/** A client of Odoo's JSON-RPC, as one of its users. */
export class OdooClient {
  readonly #http: HttpClient
  readonly #access: OdooAccess
  readonly #fields = new Map<string, Set<string>>()
  #user: string | undefined
  #asked = 0

  constructor(http: HttpClient, access: OdooAccess) {
    this.#http = http
    this.#access = access
  }

  /** The version of the server, which is public. */
  async version(): Promise<string> {
    const told = rowOf(await this.#call('common', 'version', []))
    const version = textOf(told?.['server_version'])
    if (version === null) throw new ConnectorFault('answer-unreadable')
    return version
  }

  /** Reads records, including archived ones. @throws ConnectorFault. */
  async searchRead(
    model: string,
    domain: Domain,
    { fields, order, limit }: { fields: readonly string[]; order?: string; limit?: number },
  ): Promise<ErpRow[]> {
    const answer = await this.execute(model, 'search_read', [domain], {
      fields,
      ...(order === undefined ? {} : { order }),
      ...(limit === undefined ? {} : { limit }),
      context: { active_test: false },
    })
    if (!Array.isArray(answer)) throw new ConnectorFault('answer-unreadable')
    return answer.map((value: unknown) => {
      const row = rowOf(value)
      if (row === undefined) throw new ConnectorFault('answer-unreadable')
      return row
    })
  }

  /**
   * The fields of a model in this Odoo, requested once.
   * @throws ConnectorFault `field-missing` if it lacks a required one.
   */
  async fieldsOf(
    model: string,
    needed: readonly string[],
    optional: readonly string[] = [],
  ): Promise<string[]> {
    const wanted = [...needed, ...optional]
    const known = this.#fields.get(model) ?? new Set()
    if (!wanted.every((field) => known.has(field))) {
      const answer = rowOf(await this.execute(model, 'fields_get', [wanted], { attributes: ['type'] }))
      if (answer === undefined) throw new ConnectorFault('answer-unreadable')
      for (const field of Object.keys(answer)) known.add(field)
      this.#fields.set(model, known)
    }
    const missing = needed.filter((field) => !known.has(field))
    if (missing.length > 0) throw new ConnectorFault('field-missing', { model, said: missing.join(', ') })
    return wanted.filter((field) => known.has(field))
  }

  /** The number of records that a search finds, including archived ones. @throws ConnectorFault. */
  async count(model: string, domain: Domain): Promise<number> {
    const answer = await this.execute(model, 'search_count', [domain], { context: { active_test: false } })
    if (!(answer instanceof ExactNumber)) throw new ConnectorFault('answer-unreadable')
    return Number(answer.text)
  }

  /** Calls a method of a model as the user. @throws ConnectorFault. */
  async execute(
    model: string,
    method: string,
    args: readonly unknown[],
    keywords: Readonly<Record<string, unknown>>,
  ): Promise<unknown> {
    const { database, secret } = this.#access
    const user = Number((this.#user ??= await this.#signIn()))
    const called = [database, user, secret, model, method, args, keywords]
    return this.#call('object', 'execute_kw', called, { model, writes: writing.has(method) })
  }

  async #signIn(): Promise<string> {
    const { database, user, secret } = this.#access
    const answer = await this.#call('common', 'authenticate', [database, user, secret, {}])
    if (!(answer instanceof ExactNumber)) throw new ConnectorFault('credentials-refused')
    return answer.text
  }

  async #call(
    service: string,
    method: string,
    args: readonly unknown[],
    { model = '', writes = false } = {},
  ): Promise<unknown> {
    const id = (this.#asked += 1)
    const body = { jsonrpc: '2.0', method: 'call', params: { service, method, args }, id }
    const { status, text } = await this.#http.ask({ path: 'jsonrpc', body, writes })
    if (status === 429) throw new ConnectorFault('too-many-requests')
    if (status !== 200) throw new ConnectorFault('status-refused', { status: String(status) })
    const answer = answerOf(text)
    const fault = rowOf(answer['error'])
    if (fault !== undefined) throw faultOf(fault, model)
    if (!('result' in answer)) throw new ConnectorFault('answer-unreadable')
    return answer['result']
  }
}

function answerOf(text: string): ErpRow {
  try {
    const answer = rowOf(parseExactJson(text))
    if (answer !== undefined) return answer
  } catch (fault) {
    throw new ConnectorFault('answer-unreadable', {}, fault)
  }
  throw new ConnectorFault('answer-unreadable')
}

/** Translates an error of Odoo, which answers all of them with status 200 and the exception's name. */
function faultOf(fault: ErpRow, model: string): ConnectorFault {
  const data = rowOf(fault['data'])
  const name = textOf(data?.['name']) ?? ''
  const message = textOf(data?.['message']) ?? textOf(fault['message']) ?? ''
  const [said = ''] = message.split('\n')
  const values = { model, said: said.slice(0, 200) }
  if (name === 'odoo.exceptions.AccessDenied') return new ConnectorFault('credentials-refused')
  if (name === 'odoo.exceptions.AccessError') return new ConnectorFault('right-missing', values)
  if (/Object \S+ doesn't exist/.test(message)) return new ConnectorFault('model-missing', values)
  if (/Invalid field/.test(message)) return new ConnectorFault('field-missing', values)
  if (model === '' && (name === 'psycopg2.OperationalError' || /database .* does not exist/i.test(message)))
    return new ConnectorFault('database-unknown')
  return new ConnectorFault('erp-fault', { ...values, name })
}
