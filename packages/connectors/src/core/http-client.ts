import { lookup } from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { setTimeout as rest } from 'node:timers/promises'
import { createGunzip } from 'node:zlib'
import { ConnectorFault } from './fault.ts'
import { networkFault } from './network-fault.ts'

/** The limits of the client. */
export interface HttpPolicy {
  timeoutMilliseconds: number
  /** Retries after the first attempt, of requests that only read. */
  retries: number
  firstRetryMilliseconds: number
  longestRetryMilliseconds: number
  /** Maximum bytes of an unpacked answer. */
  largestAnswer: number
}

/** The usual limits, for an ERP that also serves others. */
export const usualHttpPolicy: HttpPolicy = {
  timeoutMilliseconds: 60_000,
  retries: 4,
  firstRetryMilliseconds: 1000,
  longestRetryMilliseconds: 30_000,
  largestAnswer: 32 * 1024 * 1024,
}

/** How the network may be reached. */
export interface HttpSurroundings {
  /**
   * Whether a connection to an IP address is allowed; called for every address that a name resolves to, at the time of
   * connecting.
   */
  allows: (address: string) => boolean
  policy?: Partial<HttpPolicy>
  signal?: AbortSignal
  /** Creates the agent of connections, such as one through a proxy; direct by default. */
  agent?: (protocol: string, options: http.AgentOptions) => http.Agent
}

/** A request to an ERP. */
export interface HttpQuestion {
  path: string
  query?: Readonly<Record<string, string>>
  headers?: Readonly<Record<string, string>>
  /** Sent as JSON by POST; without it the request is a GET. */
  body?: unknown
  /** It writes: asked once only, because a lost answer does not say whether it was done. */
  writes?: boolean
}

/** The answer of an ERP. */
export interface HttpAnswer {
  status: number
  bytes: Buffer
  /** The bytes as text. */
  readonly text: string
  retryAfter: string | undefined
}

const busy = new Set([429, 502, 503, 504])

/** A client for one ERP, with time and size limits, retries, and a check of every address. */
export class HttpClient {
  readonly #base: URL
  readonly #allows: HttpSurroundings['allows']
  readonly #policy: HttpPolicy
  readonly #signal: AbortSignal | undefined
  readonly #agent: http.Agent

  /** @throws ConnectorFault `address-malformed`. */
  constructor(address: string, { allows, policy, signal, agent = directAgent }: HttpSurroundings) {
    this.#base = baseOf(address)
    this.#allows = allows
    this.#policy = { ...usualHttpPolicy, ...policy }
    this.#signal = signal
    this.#agent = agent(this.#base.protocol, { keepAlive: true, maxSockets: 2 })
  }

  /** Closes its connections. */
  close(): void {
    this.#agent.destroy()
  }

  /** Returns an answer of any status except a redirection. @throws ConnectorFault. */
  async ask(question: HttpQuestion): Promise<HttpAnswer> {
    for (let attempt = 0; ; attempt += 1) {
      const answer = await this.#once(question).catch((fault: unknown) => fault)
      this.#signal?.throwIfAborted()
      const isWorthAnother = question.writes !== true && attempt < this.#policy.retries && mayPass(answer)
      if (!isWorthAnother) {
        if (answer instanceof Error) throw answer
        return answer as HttpAnswer // not an error, so an answer
      }
      await rest(this.#pause(attempt, answer), undefined, this.#signal ? { signal: this.#signal } : {})
    }
  }

  #pause(attempt: number, answer: unknown): number {
    const { firstRetryMilliseconds, longestRetryMilliseconds } = this.#policy
    const told =
      typeof answer === 'object' && answer !== null && 'retryAfter' in answer
        ? Number(answer.retryAfter) * 1000
        : 0
    const doubled = firstRetryMilliseconds * 2 ** attempt
    return Math.min(Math.max(doubled, Number.isFinite(told) ? told : 0), longestRetryMilliseconds)
  }

  async #once({ path, query = {}, headers = {}, body }: HttpQuestion): Promise<HttpAnswer> {
    const url = new URL(path.replace(/^\//, ''), this.#base)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    const host = url.hostname.replace(/^\[|\]$/g, '')
    if (isIP(host) !== 0 && !this.#allows(host)) throw new ConnectorFault('address-not-allowed', { host })
    const late = AbortSignal.timeout(this.#policy.timeoutMilliseconds)
    const sent = body === undefined ? undefined : JSON.stringify(body)
    try {
      const response = await this.#send(
        url,
        sent,
        headers,
        this.#signal ? AbortSignal.any([late, this.#signal]) : late,
      )
      const bytes = await this.#read(response)
      const status = response.statusCode ?? 0
      if (status >= 300 && status < 400)
        throw new ConnectorFault('redirected', { to: response.headers.location?.slice(0, 200) ?? '' })
      return {
        status,
        bytes,
        get text() {
          return bytes.toString('utf8')
        },
        retryAfter: response.headers['retry-after'],
      }
    } catch (fault) {
      if (fault instanceof ConnectorFault) throw fault
      if (late.aborted) throw new ConnectorFault('time-out', { host }, fault)
      throw networkFault(host, fault)
    }
  }

  #send(
    url: URL,
    sent: string | undefined,
    headers: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ): Promise<http.IncomingMessage> {
    return new Promise((resolve, reject) => {
      const request = (url.protocol === 'https:' ? https : http).request(
        url,
        {
          method: sent === undefined ? 'GET' : 'POST',
          headers: {
            accept: 'application/json',
            'accept-encoding': 'gzip',
            ...(sent === undefined
              ? {}
              : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(sent)) }),
            ...headers,
          },
          agent: this.#agent,
          lookup: this.#lookup,
          signal,
        },
        resolve,
      )
      request.on('error', reject)
      request.end(sent)
    })
  }

  async #read(response: http.IncomingMessage): Promise<Buffer> {
    const isPacked = response.headers['content-encoding'] === 'gzip'
    const unpacked = isPacked ? response.pipe(createGunzip()) : response
    // A pipe does not forward errors, and a gunzip would wait for the rest for ever.
    if (isPacked) response.once('error', (fault) => unpacked.destroy(fault))
    const pieces: Buffer[] = []
    let size = 0
    // A stream without an encoding gives bytes.
    for await (const piece of unpacked as AsyncIterable<Buffer>) {
      size += piece.length
      if (size > this.#policy.largestAnswer) {
        response.destroy()
        throw new ConnectorFault('answer-too-large')
      }
      pieces.push(piece)
    }
    return Buffer.concat(pieces)
  }

  /**
   * Resolves a name to its allowed addresses; checked at the time of connecting, so no second DNS answer can differ.
   */
  readonly #lookup: LookupFunction = (host, options, done) => {
    lookup(host, { ...options, all: true }, (fault, addresses) => {
      if (fault) return done(fault, [])
      const allowed = addresses.filter(({ address }) => this.#allows(address))
      const [first] = allowed
      if (first === undefined) return done(new ConnectorFault('address-not-allowed', { host }), [])
      return options.all === true ? done(null, allowed) : done(null, first.address, first.family)
    })
  }
}

const directAgent = (protocol: string, options: http.AgentOptions) =>
  new (protocol === 'https:' ? https : http).Agent(options)

function mayPass(answer: unknown): boolean {
  if (!(answer instanceof Error)) return busy.has((answer as HttpAnswer).status) // not an error, so an answer
  return (
    answer instanceof ConnectorFault && (answer.reason === 'time-out' || answer.reason === 'connection-lost')
  )
}

function baseOf(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined
  const isPlain = url && /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
  if (!isPlain || url.search !== '' || url.hash !== '') throw new ConnectorFault('address-malformed')
  return new URL(url.href.endsWith('/') ? url.href : `${url.href}/`)
}
