import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'

/** What a provider knows of somebody who signs in there. */
export interface Account {
  email?: string
  email_verified?: boolean | undefined
  preferred_username?: string
}

/** Whom the provider knows us as. */
export const client = { id: 'enlace', secret: 'secreto-del-cliente-de-prueba' }

/** A real OpenID provider on a port of this machine, as a company runs one. */
export class IdentityProvider {
  readonly issuer: string
  readonly #server: Server

  private constructor(server: Server, issuer: string) {
    this.#server = server
    this.issuer = issuer
  }

  /** Opens a provider that knows these accounts and sends people back to one address. */
  static async open(redirectUri: string, accounts: ReadonlyMap<string, Account>): Promise<IdentityProvider> {
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo // it listens on a port, not on a pipe
    const issuer = `http://127.0.0.1:${port}`
    const provider = new Provider(issuer, {
      clients: [
        {
          client_id: client.id,
          client_secret: client.secret,
          redirect_uris: [redirectUri],
          grant_types: ['authorization_code'],
          response_types: ['code'],
          token_endpoint_auth_method: 'client_secret_post',
        },
      ],
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['preferred_username'] },
      pkce: { required: () => true },
      cookies: { keys: ['una-clave-de-prueba'] },
      findAccount: (_: unknown, id: string) => ({
        accountId: id,
        claims: () => ({ sub: id, ...accounts.get(id) }),
      }),
    })
    // Its pages are drawn without the typeface of another host, which no test may ask.
    provider.use(async (context, next) => {
      await next()
      if (typeof context.body === 'string') context.body = context.body.replace(/@import url\([^)]*\);/, '')
    })
    server.on('request', provider.callback())
    return new IdentityProvider(server, issuer)
  }

  close(): Promise<void> {
    this.#server.closeAllConnections()
    return new Promise((resolve) => this.#server.close(() => resolve()))
  }
}

/** Signs in at a provider as somebody with a browser does, and answers the query that it sends the browser back with. */
export async function signInAt(address: string, account: string): Promise<string> {
  const cookies = new Map<string, string>()
  const visit = async (url: string, form?: Record<string, string>): Promise<Response> => {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      cookies.set(name, value)
    }
    return response
  }
  let url = address
  let form: Record<string, string> | undefined
  const { origin } = new URL(address)
  const prompts = [{ prompt: 'login', login: account, password: 'x' }, { prompt: 'consent' }]
  for (let step = 0; step < 20; step += 1) {
    // A browser goes from one page to the next.
    const response = await visit(url, form)
    const next = response.headers.get('location')
    if (next === null) {
      // A page with a form: who is it, then whether it may be told.
      form = prompts.shift()
      if (!form) throw new Error(`The provider stops at ${url}: ${response.status} ${await response.text()}`)
      continue
    }
    form = undefined
    url = new URL(next, url).href
    if (new URL(url).origin !== origin) return new URL(url).search.slice(1)
  }
  throw new Error('The provider sends nobody back')
}
