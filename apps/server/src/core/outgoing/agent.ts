import { Agent as HttpAgent, request as requestHttp, type ClientRequestArgs } from 'node:http'
import { Agent as HttpsAgent, request as requestHttps, type AgentOptions } from 'node:https'
import { isIP, isIPv6, Socket, type LookupFunction } from 'node:net'
import type { Duplex } from 'node:stream'
import type { OutgoingProxy } from '../settings/proxy.ts'
import { isDirect } from './proxy-rules.ts'

/** Milliseconds for a proxy to open a tunnel. */
const patience = 15_000

/** The proxy opened no tunnel: it is unavailable or refuses. */
export class ProxyFault extends Error {
  override readonly name = 'ProxyFault'
  readonly code = 'EPROXY'
}

type Told = (fault: Error | null, socket: Duplex) => void
type Wanted = ClientRequestArgs & { lookup?: LookupFunction | undefined }

/**
 * Creates an agent for outgoing connections, through the proxy if one applies. The request's own look-up runs first and
 * the proxy gets its result, so that the checked address is the one connected to, also behind a proxy.
 */
export function outgoingAgent(
  proxy: OutgoingProxy | undefined,
  protocol: string,
  options: AgentOptions = {},
): HttpAgent {
  const isTls = protocol === 'https:'
  const address = isTls ? proxy?.https : proxy?.http
  if (proxy === undefined || address === undefined)
    return isTls ? new HttpsAgent(options) : new HttpAgent(options)
  const way = new ProxyWay(new URL(address), proxy.direct)
  return isTls ? new TunnelledHttps(way, options) : new TunnelledHttp(way, options)
}

class TunnelledHttps extends HttpsAgent {
  readonly #way: ProxyWay

  constructor(way: ProxyWay, options: AgentOptions) {
    super(options)
    this.#way = way
  }

  override createConnection(wanted: Wanted, tell?: Told): Duplex | null | undefined {
    if (this.#way.isPassedBy(wanted)) return super.createConnection(wanted, tell)
    // The handshake runs over the tunnel; its server name stays that of the host.
    this.#way.lead(wanted, tell, (socket) => super.createConnection(Object.assign({}, wanted, { socket })))
    return undefined
  }
}

class TunnelledHttp extends HttpAgent {
  readonly #way: ProxyWay

  constructor(way: ProxyWay, options: AgentOptions) {
    super(options)
    this.#way = way
  }

  override createConnection(wanted: Wanted, tell?: Told): Duplex | null | undefined {
    if (this.#way.isPassedBy(wanted)) return super.createConnection(wanted, tell)
    this.#way.lead(wanted, tell, (socket) => socket)
    return undefined
  }
}

/** A CONNECT tunnel through a proxy. */
class ProxyWay {
  readonly #proxy: URL
  readonly #direct: readonly string[]

  constructor(proxy: URL, direct: readonly string[]) {
    this.#proxy = proxy
    this.#direct = direct
  }

  isPassedBy({ host, port }: Wanted): boolean {
    return isDirect(this.#direct, host ?? 'localhost', Number(port))
  }

  /** Opens the tunnel and reports the connection that is made over it. */
  lead(wanted: Wanted, tell: Told | undefined, over: (socket: Socket) => Duplex | null | undefined): void {
    const nothing = new Socket()
    void this.#open(wanted)
      .then((socket) => over(socket) ?? socket)
      .then(
        (connection) => tell?.(null, connection),
        (fault: Error) => tell?.(fault, nothing),
      )
  }

  /** @throws ProxyFault, and the errors of the request's own look-up. */
  async #open(wanted: Wanted): Promise<Socket> {
    const address = await addressOf(wanted)
    const { protocol, hostname, port, username, password } = this.#proxy
    const isTls = protocol === 'https:'
    const target = `${isIPv6(address) ? `[${address}]` : address}:${wanted.port}`
    const secret = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`
    const asked = (isTls ? requestHttps : requestHttp)({
      host: hostname.replace(/^\[|\]$/g, ''),
      port: port === '' ? (isTls ? 443 : 80) : Number(port),
      method: 'CONNECT',
      path: target,
      agent: false,
      timeout: patience,
      headers: {
        host: target,
        ...(username !== '' && { 'proxy-authorization': `Basic ${Buffer.from(secret).toString('base64')}` }),
      },
    })
    return new Promise((resolve, reject) => {
      asked.once('connect', ({ statusCode }, socket) => {
        if (statusCode === 200) {
          socket.setTimeout(0)
          return resolve(socket)
        }
        socket.destroy()
        reject(new ProxyFault(`The proxy answers ${statusCode}`))
      })
      asked.once('response', ({ statusCode }) => {
        asked.destroy()
        reject(new ProxyFault(`The proxy answers ${statusCode}`))
      })
      asked.once('timeout', () => asked.destroy(new Error('The proxy does not answer')))
      asked.once('error', (cause) => reject(new ProxyFault('The proxy cannot be reached', { cause })))
      asked.end()
    })
  }
}

/** Returns the address from the request's own look-up; without one the host name, which the proxy resolves. */
function addressOf({ host, lookup }: Wanted): Promise<string> {
  const name = host ?? ''
  if (lookup === undefined || isIP(name) !== 0) return Promise.resolve(name)
  return new Promise((resolve, reject) => {
    lookup(name, {}, (fault, found) => {
      const address = typeof found === 'string' ? found : found[0]?.address
      if (fault) reject(fault)
      else if (address === undefined) reject(new Error('No address'))
      else resolve(address)
    })
  })
}
