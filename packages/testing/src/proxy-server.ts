import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterAll, beforeAll, beforeEach } from 'vitest'

/**
 * A proxy as companies have one at the edge of their network: it requires a password, tunnels by CONNECT and forwards
 * plain http.
 */
export interface TestProxy {
  /** Its address with the password, from the first `beforeAll` on. */
  url: string
  /** The targets of requests with the right password, `host:port`, since the test began. */
  readonly asked: string[]
  /** The number of requests without the right password. */
  strangers: number
  /** The local port for each external `host:port`; any other gives 502. */
  readonly leads: Map<string, number>
}

/** The required user and password; they contain characters that a URL must escape. */
export const proxyUser = { name: 'enlace', password: 'cl@ve:del/proxy' } as const

/** Provides a test file with a proxy. */
export function useTestProxy(): TestProxy {
  const proxy: TestProxy = { url: '', asked: [], strangers: 0, leads: new Map() }
  const open = new Set<Socket>()
  let server: Server
  /** The local port of an address if the password is right, otherwise the status of the refusal. */
  const admit = (address: string, headers: IncomingHttpHeaders): number | string => {
    const { name, password } = proxyUser
    if (headers['proxy-authorization'] !== `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`) {
      proxy.strangers += 1
      return '407 Proxy Authentication Required'
    }
    proxy.asked.push(address)
    return proxy.leads.get(address) ?? '502 Bad Gateway'
  }
  beforeAll(async () => {
    server = createServer((asked, answer) => {
      const { host, port, pathname, search } = new URL(asked.url ?? '', 'http://none')
      const leadsTo = admit(port === '' ? `${host}:80` : host, asked.headers)
      if (typeof leadsTo === 'string') return void answer.writeHead(Number(leadsTo.slice(0, 3))).end()
      const { method, headers } = asked
      const onward = request(
        { host: '127.0.0.1', port: leadsTo, path: pathname + search, method, headers },
        (behind) => behind.pipe(answer.writeHead(behind.statusCode ?? 502, behind.headers)),
      )
      onward.on('error', () => answer.writeHead(502).end())
      asked.pipe(onward)
    })
    server.on('connect', ({ url = '', headers }, socket: Socket) => {
      open.add(socket)
      socket.on('error', () => socket.destroy())
      const leadsTo = admit(url, headers)
      if (typeof leadsTo === 'string') return void socket.end(`HTTP/1.1 ${leadsTo}\r\n\r\n`)
      const behind = connect(leadsTo, '127.0.0.1', () => {
        socket.write('HTTP/1.1 200 Connection established\r\n\r\n')
        behind.pipe(socket).pipe(behind)
      })
      behind.on('error', () => socket.destroy())
      socket.on('close', () => behind.destroy())
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo // it listens on a port, not on a pipe
    proxy.url = `http://${proxyUser.name}:${encodeURIComponent(proxyUser.password)}@127.0.0.1:${port}`
  })
  beforeEach(() => {
    proxy.asked.length = 0
    proxy.strangers = 0
    proxy.leads.clear()
  })
  afterAll(() => {
    for (const socket of open) socket.destroy()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  })
  return proxy
}
