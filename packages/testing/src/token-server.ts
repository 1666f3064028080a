import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The company's application, as the test's token server knows it. */
export const tokenClient = {
  client: 'app-1',
  secret: 'secreto ñ',
  refresh: 'renovar-1',
  tenant: 'compania.test',
} as const

/**
 * A server that gives OAuth tokens as Microsoft (client credentials) and Google (refresh token) do, with their errors: each
 * token is new, and is handed to who takes them.
 */
export class TokenServer {
  readonly url: string
  readonly #server: Server
  /** The forms that were sent, with the path of each. */
  readonly asked: { path: string; form: Record<string, string> }[] = []
  /** Seconds for which a token holds. */
  lifetime = 3600
  /** Answers with this status and text in place of a token. */
  failure: { status: number; body: string } | undefined
  #count = 0

  private constructor(server: Server, port: number) {
    this.#server = server
    this.url = `http://127.0.0.1:${port}`
  }

  /** Opens a server on a free port; `take` gets each token that it gives. */
  static async open(take: (token: string) => void): Promise<TokenServer> {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo // it listens on a port, not on a pipe
    const opened = new TokenServer(server, port)
    server.on('request', (request, response) => {
      let body = ''
      request.on('data', (piece: Buffer) => (body += piece.toString()))
      request.on('end', () => {
        const { status, told } = opened.#answer(request.url ?? '', body, take)
        response.writeHead(status, { 'content-type': 'application/json' }).end(told)
      })
    })
    return opened
  }

  async close(): Promise<void> {
    await new Promise((resolve) => this.#server.close(resolve))
  }

  #answer(path: string, body: string, take: (token: string) => void): { status: number; told: string } {
    const form = Object.fromEntries(new URLSearchParams(body))
    this.asked.push({ path, form })
    if (this.failure) return { status: this.failure.status, told: this.failure.body }
    const refuse = (error: string, codes: number[] = []) => ({
      status: 400,
      told: JSON.stringify({ error, error_codes: codes }),
    })
    const isMicrosoft = path !== '/token'
    if (isMicrosoft && path !== `/${tokenClient.tenant}/oauth2/v2.0/token`)
      return refuse('invalid_request', [90002])
    if (form['client_id'] !== tokenClient.client || form['client_secret'] !== tokenClient.secret)
      return refuse('invalid_client', [7000215])
    if (isMicrosoft) {
      if (form['grant_type'] !== 'client_credentials') return refuse('unsupported_grant_type')
      if (form['scope'] !== 'https://outlook.office365.com/.default') return refuse('invalid_scope')
    } else if (form['grant_type'] !== 'refresh_token' || form['refresh_token'] !== tokenClient.refresh)
      return refuse('invalid_grant')
    const token = `token-${++this.#count}`
    take(token)
    return {
      status: 200,
      told: JSON.stringify({ access_token: token, token_type: 'Bearer', expires_in: this.lifetime }),
    }
  }
}
