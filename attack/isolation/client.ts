import type { FastifyInstance } from 'fastify'
import type { AnyCall } from '@enlace/contract/core/call.ts'

/** Both origins of a product that is attacked, without a network between. */
export interface Origins {
  portal: FastifyInstance
  backoffice: FastifyInstance
}

/** What a request carries: the parts of its address, its fields and files, and headers beside those of the browser. */
export interface Given {
  params?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, string>>
  body?: unknown
  file?: { name: string; bytes: Buffer } | undefined
  headers?: Readonly<Record<string, string>>
  /** The address that it comes from, if not another one. */
  from?: string
}

/** What came back, byte by byte. */
export interface Answer {
  status: number
  type: string
  bytes: Buffer
  /** Where it leads, what it sets, and how its file is called. */
  headers: string
}

/** What somebody holds of a session: cookies, the header half, a program's key. */
export class Browser {
  readonly host: string
  readonly cookies = new Map<string, string>()
  token: string | undefined
  key: string | undefined
  account: number | undefined

  constructor(host: string) {
    this.host = host
  }

  /** The headers that it sends with each request. */
  headers(): Record<string, string> {
    const forgery = this.cookies.get('XSRF-TOKEN') ?? this.cookies.get('XSRF-TOKEN-STAFF')
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    return {
      host: this.host,
      ...(cookie.length > 0 && { cookie: cookie.join('; ') }),
      ...(this.token !== undefined && { 'session-token': this.token }),
      ...(this.key !== undefined && { authorization: `Bearer ${this.key}` }),
      ...(this.account !== undefined && { 'selected-account': String(this.account) }),
      ...(forgery !== undefined && { 'x-xsrf-token': forgery }),
    }
  }

  /** The same session at another host. */
  at(host: string): Browser {
    const there = new Browser(host)
    for (const [name, value] of this.cookies) there.cookies.set(name, value)
    there.token = this.token
    return there
  }
}

/** Makes a call at the origin that has it, from an address of its own: no limit stands in for a refusal. */
export async function ask(
  origins: Origins,
  call: AnyCall,
  browser: Browser,
  given: Given = {},
): Promise<Answer> {
  const isStaff = call.path.startsWith('/staff/')
  const path = call.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(given.params?.[name] ?? ''),
  )
  const search = new URLSearchParams(given.query).toString()
  const url = `${call.path.startsWith('/v1/') ? '' : '/api'}${path}${search && `?${search}`}`
  const sent = given.body === undefined ? undefined : write(call, given)
  const response = await (isStaff ? origins.backoffice : origins.portal).inject({
    method: call.method,
    url,
    remoteAddress: given.from ?? nextAddress(),
    headers: { ...browser.headers(), ...sent?.headers, ...given.headers },
    ...(sent && { payload: sent.payload }),
  })
  for (const { name, value, maxAge } of response.cookies) {
    if (maxAge === 0) browser.cookies.delete(name)
    else browser.cookies.set(name, value)
  }
  const { 'content-type': type, location, 'content-disposition': name } = response.headers
  return {
    status: response.statusCode,
    type: type ?? '',
    bytes: response.rawPayload,
    headers: [location, name].filter((value) => value !== undefined).join('\n'),
  }
}

let addresses = 0

/** Another address each time; 16 million of them are enough for one run. */
export function nextAddress(): string {
  addresses = (addresses + 1) % 0xff_ff_ff
  return `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`
}

const boundary = 'enlace-attack-boundary'

function write({ encoding, path }: AnyCall, { body, file }: Given) {
  if (path.startsWith('/v1/records/')) {
    return { headers: { 'content-type': 'application/x-ndjson' }, payload: `${JSON.stringify(body)}\n` }
  }
  if (encoding === 'form') {
    const payload = new URLSearchParams(fieldsOf(body)).toString()
    return { headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload }
  }
  if (encoding !== 'multipart') {
    return { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) }
  }
  const parts = fieldsOf(body).map(([name, value]) => part(`name="${name}"`, Buffer.from(value)))
  const files = file ? [part(`name="file"; filename="${file.name}"`, file.bytes)] : []
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([...parts, ...files, Buffer.from(`--${boundary}--\r\n`)]),
  }
}

function part(disposition: string, content: Buffer): Buffer {
  const head = `--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n`
  return Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n')])
}

/** The fields of a form: what is no text travels as JSON. */
function fieldsOf(body: unknown): [string, string][] {
  if (typeof body !== 'object' || body === null) return []
  return Object.entries(body).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])
}
