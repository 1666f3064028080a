import { Agent, request, type IncomingMessage } from 'node:http'

/** An answer, or why there was none. */
export interface Answer {
  /** 0 where no whole answer came. */
  readonly status: number
  readonly text: string
}

/** What is sent with a request. */
export interface Sent {
  readonly body?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Milliseconds without a byte before a request is given up. */
const patience = 120_000
const boundary = 'enlace-cluster'

/** An HTTP client (browser or program) at one company's host, with keep-alive connections. */
export class Client {
  readonly #agent = new Agent({ keepAlive: true })
  readonly #cookies = new Map<string, string>()
  readonly #port: number
  readonly #headers: Record<string, string>

  constructor(port: number, headers: Readonly<Record<string, string>>) {
    this.#port = port
    this.#headers = { ...headers }
  }

  /** The same session at another port. */
  at(port: number): Client {
    const same = new Client(port, this.#headers)
    for (const [name, value] of this.#cookies) same.#cookies.set(name, value)
    return same
  }

  /** Signs in and keeps the session. @throws Error with what was answered instead. */
  async signIn(path: string, sent: Sent): Promise<void> {
    const { status, text } = await this.ask('POST', path, sent)
    if (status !== 200) throw new Error(`A login was answered ${status}: ${text.slice(0, 300)}`)
    const answer: { session_token?: string; data?: { session_token?: string } } = JSON.parse(text)
    const token = answer.session_token ?? answer.data?.session_token
    if (token === undefined) throw new Error(`A login brought no session: ${text.slice(0, 300)}`)
    this.#headers['session-token'] = token
  }

  /** Asks, and returns what came; a connection that breaks is an answer, too. */
  ask(method: string, path: string, sent: Sent = {}): Promise<Answer> {
    return new Promise((resolve) => {
      const outgoing = this.#open(method, path, sent.headers)
      const fail = (fault: Error) => resolve({ status: 0, text: fault.message })
      outgoing.setTimeout(patience, () => outgoing.destroy(new Error('no answer')))
      outgoing.on('error', fail)
      outgoing.on('response', (incoming) => {
        this.#keep(incoming)
        let text = ''
        incoming.setEncoding('utf8').on('data', (piece: string) => (text += piece))
        incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, text }))
        incoming.on('error', fail)
      })
      outgoing.end(sent.body)
    })
  }

  /** Follows a stream line by line until it ends or is cut; answers its status, 0 where no answer came. */
  follow(path: string, onLine: (line: string) => void, signal: AbortSignal): Promise<number> {
    return new Promise((resolve) => {
      const outgoing = this.#open('GET', path, { accept: 'application/x-ndjson' })
      const leave = () => outgoing.destroy()
      signal.addEventListener('abort', leave, { once: true })
      outgoing.on('close', () => signal.removeEventListener('abort', leave))
      outgoing.on('error', () => resolve(0))
      outgoing.on('response', (incoming) => {
        let text = ''
        incoming.setEncoding('utf8').on('data', (piece: string) => {
          const lines = (text + piece).split('\n')
          text = lines.pop() ?? ''
          for (const line of lines) if (line !== '') onLine(line)
        })
        incoming.on('error', () => undefined)
        incoming.on('close', () => resolve(incoming.statusCode ?? 0))
      })
      outgoing.end()
    })
  }

  /** Ends the connections. */
  leave(): void {
    this.#agent.destroy()
  }

  #open(method: string, path: string, headers: Readonly<Record<string, string>> = {}) {
    const forgery = this.#cookies.get('XSRF-TOKEN') ?? this.#cookies.get('XSRF-TOKEN-STAFF')
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    return request({
      host: '127.0.0.1',
      port: this.#port,
      agent: this.#agent,
      method,
      path,
      headers: {
        ...this.#headers,
        ...(cookie && { cookie }),
        ...(forgery && { 'x-xsrf-token': decodeURIComponent(forgery) }),
        ...headers,
      },
    })
  }

  #keep({ headers }: IncomingMessage): void {
    for (const line of headers['set-cookie'] ?? []) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (name !== undefined && value !== undefined) this.#cookies.set(name, value)
    }
  }
}

/** A body of JSON. */
export function jsonOf(values: object): Sent {
  return { body: JSON.stringify(values), headers: { 'content-type': 'application/json' } }
}

/** A form as a browser sends it without files. */
export function formOf(values: Readonly<Record<string, string>>): Sent {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  return { body: new URLSearchParams(values).toString(), headers }
}

/** A form of the kind that may have files. */
export function multipartOf(values: Readonly<Record<string, string>>): Sent {
  const parts = Object.entries(values).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
  return { body: `${parts.join('')}--${boundary}--\r\n`, headers }
}
