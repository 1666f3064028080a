import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { getSecret } from '@enlace/contract/sign-in/session/calls.ts'
import { buildCompany, type BuiltCompany } from '@enlace/testing/builders.ts'
import { useSimulator } from '@enlace/testing/payments.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { portalBuildFolder } from '../../../modules/page/build.ts'
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts'

const server = useTestServer({}, 'own')
const overTls = useTestServer({ PUBLIC_URL: 'https://portal.example/' })
let company: BuiltCompany
let address: AddressInfo

beforeAll(async () => {
  const image = {
    name: 'logo',
    media_type: 'image/svg+xml',
    bytes: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  }
  company = await buildCompany(server.db, { files: [image] })
  await useSimulator(server.db, company)
  // As behind `listen`, but with timeouts that suit a test.
  Object.assign(server.portal.server, { headersTimeout: 300, connectionsCheckingInterval: 50 })
  await server.portal.listen({ host: '127.0.0.1', port: 0 })
  address = server.portal.server.address() as AddressInfo // it listens to a port, not to a pipe
})

/** Requests every kind of answer of the portal, by path. */
async function everyKind() {
  const [file] = await server.asAdmin<{ sha256: string }>(
    `select sha256 from company_files where company_id = $1`,
    [company.id],
  )
  const [asset = ''] = readdirSync(join(portalBuildFolder, 'client/assets')).filter((name) =>
    name.endsWith('.js'),
  )
  const get = (url: string, headers: Record<string, string> = {}) =>
    server.portal.inject({ url, headers: { host: company.host, ...headers } })
  const page = await get('/')
  return {
    page,
    'the page again': await get('/', { 'if-none-match': String(page.headers['etag']) }),
    'a built file': await get(`/assets/${asset}`),
    'a file of the company': await get(`/company-files/${file?.sha256}/logo`),
    'a call': await get('/api/secret'),
    'a call for a session': await get('/api/session'),
    'an unknown call': await get('/api/nothing'),
    'a wrong method': await server.portal.inject({ method: 'DELETE', url: '/api/menu' }),
    'another way': await get('/no-such-page', { accept: 'text/html' }),
    'what watches the process': await get('/health'),
    'an address that cannot be read': await get('/%E0%A4%A'),
    'the page of a gateway': await get(`/payments-simulator/${company.id}`),
    'the back office': await server.backoffice.inject('/'),
    'the documentation': await server.backoffice.inject('/docs'),
    'the description for tools': await server.backoffice.inject('/docs/openapi.json'),
    'nothing of the back office': await server.backoffice.inject('/nothing'),
  }
}

it('guards every kind of answer', async () => {
  const { 'content-security-policy': _, ...same } = securityHeaders
  const kinds = Object.entries(await everyKind())
  expect(kinds.map(([, { statusCode }]) => statusCode)).toEqual([
    200, 304, 200, 200, 200, 401, 404, 405, 302, 200, 400, 403, 200, 200, 200, 404,
  ])
  for (const [kind, { headers }] of kinds) {
    expect([kind, headers]).toEqual([kind, expect.objectContaining(same)])
    const policy = String(headers['content-security-policy'])
    for (const directive of ["frame-ancestors 'none'", "base-uri 'none'", "default-src '"]) {
      expect([kind, policy]).toEqual([kind, expect.stringContaining(directive)])
    }
    expect([kind, /script-src [^;]*'unsafe|'unsafe-eval'/.test(policy)]).toEqual([kind, false])
  }
})

it('lets nobody keep what is not the same for everybody', async () => {
  const kinds = await everyKind()
  const isKept = ([, { headers }]: [string, { headers: Record<string, unknown> }]) =>
    !/^(no-store|no-cache|undefined)$/.test(String(headers['cache-control']))
  const kept = Object.entries(kinds).filter(isKept)
  expect(kept.map(([kind]) => kind)).toEqual(['a built file', 'a file of the company'])
  expect(kinds['a call for a session'].headers['cache-control']).toBe('no-store')
})

it('opens itself to no other origin, whatever is asked in advance', async () => {
  for (const [kind, { headers }] of Object.entries(await everyKind())) {
    expect([kind, Object.keys(headers).filter((name) => name.startsWith('access-control'))]).toEqual([
      kind,
      [],
    ])
  }
  for (const url of ['/api/login', '/api/session', '/api/nothing', '/', '/company-files/a/b']) {
    const preflight = await server.portal.inject({
      method: 'OPTIONS',
      url,
      headers: {
        origin: 'https://evil.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'session-token, content-type',
      },
    })
    expect([404, 405]).toContain(preflight.statusCode)
    expect(Object.keys(preflight.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  }
})

it('refuses what another origin sends to any address, not only to a call', async () => {
  for (const url of [
    '/',
    '/no-such-page',
    `/payments-simulator/${company.id}`,
    '/api/login',
    '/api/nothing',
  ]) {
    for (const headers of [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'null' },
    ]) {
      const { statusCode } = await server.portal.inject({
        method: 'POST',
        url,
        headers: { host: company.host, ...headers },
      })
      expect([url, headers, statusCode]).toEqual([url, headers, 403])
    }
  }
})

it('demands TLS only of browsers that came by it', async () => {
  const plain = await server.portal.inject('/health')
  expect(plain.headers['strict-transport-security']).toBeUndefined()
  const secure = await overTls.portal.inject('/health')
  expect(secure.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
})

it('gives cookies that other sites cannot send, and the session’s to no script', async () => {
  const { host } = await buildCompany(overTls.db)
  const { response } = await overTls.call(getSecret, new TestBrowser(host))
  expect(response.cookies).toEqual([
    expect.objectContaining({ name: 'XSRF-TOKEN', sameSite: 'Strict', secure: true, path: '/' }),
  ])
})

describe('the policy of a page', () => {
  it('lets scripts make code of text only through the policies that it names', () => {
    expect(contentSecurityPolicy()).toContain("require-trusted-types-for 'script'; trusted-types 'none'")
    expect(contentSecurityPolicy({ trustedTypes: ['a', 'b'] })).toMatch(/; trusted-types a b$/)
  })

  it('leaves a provider’s scripts their own way of writing, which they would not work without', () => {
    const policy = contentSecurityPolicy({ scripts: ['https://captcha.example'], trustedTypes: ['a'] })
    expect(policy).not.toContain('trusted-types')
  })
})

describe('over a connection', () => {
  /** Sends bytes and returns the answer until the server closes. */
  const talk = (text: string) =>
    new Promise<string>((resolve, reject) => {
      let answer = ''
      const socket = connect(address.port, '127.0.0.1', () => socket.write(text))
      socket.setEncoding('utf8').on('data', (piece: string) => {
        answer += piece
      })
      socket.on('close', () => resolve(answer))
      socket.on('error', reject)
    })

  it.each([
    ['what is not HTTP', 'HELLO\r\n\r\n', 400],
    ['a method that traces', 'TRACE / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n', 404],
    ['headers without end', `GET /health HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    [
      'two lengths',
      'POST /api/login HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab',
      400,
    ],
    [
      'a length and pieces',
      'POST /api/login HTTP/1.1\r\nhost: a\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['a header that breaks off', 'GET /health HTTP/1.1\r\nhost: a\r\nx: a\nb\r\n\r\n', 400],
    ['headers that never end', 'GET /health HTTP/1.1\r\nhost: a\r\n', 408],
  ])('answers %s with a problem, guarded like all others', async (_, text, status) => {
    const answer = await talk(text)
    const [head = '', body = ''] = answer.split('\r\n\r\n')
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    for (const [name, value] of Object.entries(securityHeaders))
      expect(head.toLowerCase()).toContain(`${name}: ${value}`.toLowerCase())
    expect(body).toContain('"code"')
    expect(head).not.toMatch(/^(server|x-powered-by):/im)
  })
})
