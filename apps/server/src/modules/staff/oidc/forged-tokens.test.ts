import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { oidcEnvironment, useOidcDesk } from '@enlace/testing/oidc-desk.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** The forged parts of a dishonest provider's answers; the rest is valid. */
interface Forgery {
  head?: object
  claims?: object
  key?: KeyObject
  issuer?: string
  /** Removes the signature. */
  isUnsigned?: boolean
}

const own = generateKeyPairSync('rsa', { modulusLength: 2048 })
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 })
let forgery: Forgery = {}
let nonce = ''

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
function tokenOf(issuer: string): string {
  const now = Math.floor(Date.now() / 1000)
  const head = part({ alg: 'RS256', kid: 'uno', typ: 'JWT', ...forgery.head })
  const claims = part({
    iss: issuer,
    aud: 'enlace',
    sub: 'ana',
    iat: now,
    exp: now + 60,
    nonce,
    email: 'ana@fuera.test',
    email_verified: true,
    ...forgery.claims,
  })
  const signature = sign('sha256', Buffer.from(`${head}.${claims}`), forgery.key ?? own.privateKey)
  return `${head}.${claims}.${forgery.isUnsigned === true ? '' : signature.toString('base64url')}`
}

/** A provider that answers as the test demands. */
const provider = createServer((request: IncomingMessage, response) => {
  const issuer = `http://${request.headers.host}`
  const answers: Record<string, object> = {
    '/.well-known/openid-configuration': {
      issuer: forgery.issuer ?? issuer,
      authorization_endpoint: `${issuer}/a`,
      token_endpoint: `${issuer}/t`,
      jwks_uri: `${issuer}/j`,
      id_token_signing_alg_values_supported: ['RS256'],
    },
    '/j': { keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'uno', use: 'sig', alg: 'RS256' }] },
    '/t': { access_token: 'x', token_type: 'bearer', id_token: tokenOf(issuer) },
  }
  response.setHeader('content-type', 'application/json')
  response.end(JSON.stringify(answers[request.url ?? ''] ?? {}))
})
const server = useTestServer(oidcEnvironment)
let issuer = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
  issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}` // it listens to a port
})
afterAll(() => {
  provider.closeAllConnections()
  provider.close()
})
const { buildDesk, start, arrive } = useOidcDesk(server, {
  accounts: new Map(),
  client: { id: 'enlace', secret: 's' },
  signInAt: () => Promise.reject(new Error('Nobody signs in there')),
  get issuer() {
    return issuer
  },
})

/** Returns the error code of a sign-in with such a token. */
async function comeWith(given: Forgery, more: Record<string, string> = {}): Promise<string | undefined> {
  forgery = {}
  const { domain } = await buildDesk()
  const browser = new TestBrowser('localhost')
  const { body } = await start(browser, `ana@${domain}`)
  const asked = new URL(body.address ?? '').searchParams
  nonce = asked.get('nonce') ?? ''
  forgery = given
  const answer = new URLSearchParams({ code: 'x', state: asked.get('state') ?? '', ...more }).toString()
  return (await arrive(browser, answer)).problem.code
}

describe('what a provider says of somebody', () => {
  it('is believed where all of it is right', async () => {
    // The token is valid, but the person is not of the company.
    expect(await comeWith({})).toBe('oidc-foreign')
    expect(await comeWith({}, { iss: issuer })).toBe('oidc-foreign')
  })

  it.each<[string, Forgery, Record<string, string>]>([
    ['another key signed it', { key: stranger.privateKey }, {}],
    ['nobody signed it', { head: { alg: 'none' }, isUnsigned: true }, {}],
    ['its signature is cut off', { isUnsigned: true }, {}],
    ['it was signed in another way', { head: { alg: 'HS256' } }, {}],
    ['it is of another sign-in', { claims: { nonce: 'otra' } }, {}],
    ['it is for another client', { claims: { aud: 'otro' } }, {}],
    ['it is of another provider', { claims: { iss: 'https://otro.test' } }, {}],
    ['it is over', { claims: { exp: 1 } }, {}],
    ['it names nobody', { claims: { sub: undefined } }, {}],
    ['the browser was sent back by another', {}, { iss: 'https://otro.test' }],
  ])('is not believed where %s', async (_, given, more) => {
    expect(await comeWith(given, more)).toBe('oidc-refused')
  })

  it('is not asked for where it calls itself by another address', async () => {
    expect(await comeWith({ issuer: 'https://accounts.google.com' })).toBe('oidc-unreachable')
  })
})
