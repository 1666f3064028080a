import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { login, switchMembership } from '@enlace/contract/sign-in/session/calls.ts'
import { problemStatus } from '@enlace/contract/core/problem-codes.ts'
import { listAccountStatements } from '@enlace/contract/account-statements/calls.ts'
import { buildCompany, buildSupplier } from '@enlace/testing/builders.ts'
import { naughtyStrings } from '@enlace/testing/naughty-strings.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { beforeAll, describe, expect, it } from 'vitest'
import { bodyLimit } from './serve/body.ts'

const server = useTestServer({}, 'own')
let browser: TestBrowser

beforeAll(async () => {
  const company = await buildCompany(server.db)
  const { person } = await buildSupplier(server.db, company)
  browser = await server.signIn(person)
})

/** Expects a problem of the closed list, with no internal detail. */
function expectRefused(response: LightMyRequestResponse): void {
  expect(response.statusCode).toBeGreaterThanOrEqual(400)
  expect(response.statusCode).toBeLessThan(500)
  const { code, message } = response.json<{ code: string; message: string }>()
  expect(Object.keys(problemStatus)).toContain(code)
  expect(message).toMatch(/\.$/)
  expect(response.body).not.toMatch(/node_modules|\.ts:\d|at async|select |relation|syntax error/i)
}

const json = { 'content-type': 'application/json' }
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const multipart = { 'content-type': 'multipart/form-data; boundary=x' }
const part = (name: string, value: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`

const hostile: [string, InjectOptions & { url: string }, number][] = [
  ['malformed JSON', { method: 'POST', url: '/page-offline', headers: json, payload: '{"company":' }, 400],
  ['an empty body', { method: 'POST', url: '/page-offline', headers: json, payload: '' }, 400],
  ['no body at all', { method: 'POST', url: '/page-offline' }, 422],
  ['JSON of another type', { method: 'POST', url: '/page-offline', headers: json, payload: '[1,2]' }, 422],
  ['a bare null', { method: 'POST', url: '/page-offline', headers: json, payload: 'null' }, 422],
  [
    'an object for a number',
    { method: 'POST', url: '/page-offline', headers: json, payload: '{"company":{}}' },
    422,
  ],
  [
    'a number too large',
    { method: 'POST', url: '/page-offline', headers: json, payload: '{"company":1e99}' },
    422,
  ],
  [
    'a prototype key',
    { method: 'POST', url: '/page-offline', headers: json, payload: '{"__proto__":{"company":1}}' },
    400,
  ],
  [
    'JSON nested without end',
    {
      method: 'POST',
      url: '/page-offline',
      headers: json,
      payload: `{"company":${'['.repeat(50_000)}${']'.repeat(50_000)}}`,
    },
    413,
  ],
  [
    'a hundred thousand values, each of which would be a fault of its own',
    {
      method: 'POST',
      url: '/page-offline',
      headers: json,
      payload: `{"company":[${'0,'.repeat(100_000)}0]}`,
    },
    413,
  ],
  [
    'two megabytes of JSON',
    {
      method: 'POST',
      url: '/page-offline',
      headers: json,
      payload: `{"a":"${'x'.repeat(2 * 1024 * 1024)}"}`,
    },
    413,
  ],
  [
    'two megabytes of form',
    { method: 'POST', url: '/login', headers: form, payload: `username=${'x'.repeat(2 * 1024 * 1024)}` },
    413,
  ],
  [
    'two megabytes in a multipart field',
    {
      method: 'POST',
      url: '/initial-data',
      headers: multipart,
      payload: `${part('company', 'x'.repeat(2 * 1024 * 1024))}--x--`,
    },
    413,
  ],
  [
    'a field over the limit by one',
    {
      method: 'POST',
      url: '/initial-data',
      headers: multipart,
      payload: `${part('company', '1'.repeat(bodyLimit + 1))}--x--`,
    },
    413,
  ],
  [
    'a torn multipart body',
    {
      method: 'POST',
      url: '/initial-data',
      headers: multipart,
      payload: '--x\r\ncontent-disposition: form-data; name="comp',
    },
    400,
  ],
  [
    'multipart without a boundary',
    {
      method: 'POST',
      url: '/initial-data',
      headers: { 'content-type': 'multipart/form-data' },
      payload: 'x',
    },
    400,
  ],
  [
    'a hundred multipart fields',
    {
      method: 'POST',
      url: '/initial-data',
      headers: multipart,
      payload: `${Array.from({ length: 100 }, (_, n) => part(`f${n}`, '1')).join('')}--x--`,
    },
    413,
  ],
  [
    'a file where a text belongs',
    {
      method: 'POST',
      url: '/initial-data',
      headers: multipart,
      payload: '--x\r\ncontent-disposition: form-data; name="company"; filename="a.exe"\r\n\r\nMZ\r\n--x--',
    },
    422,
  ],
  [
    'a company that is no number',
    {
      method: 'POST',
      url: '/initial-data',
      headers: multipart,
      payload: `${part('company', '{"id":"x"}')}--x--`,
    },
    404,
  ],
  [
    'a form where JSON belongs',
    { method: 'POST', url: '/page-offline', headers: form, payload: 'company=1' },
    415,
  ],
  [
    'JSON where a form belongs',
    { method: 'POST', url: '/login', headers: json, payload: '{"username":"a"}' },
    415,
  ],
  [
    'XML',
    { method: 'POST', url: '/page-offline', headers: { 'content-type': 'application/xml' }, payload: '<a/>' },
    415,
  ],
  [
    'a media type that is none',
    { method: 'POST', url: '/page-offline', headers: { 'content-type': ';;;' }, payload: '1' },
    415,
  ],
  [
    'a form field that comes twice',
    {
      method: 'POST',
      url: '/login',
      headers: form,
      payload: 'username=a&username=b&password=c&company=1&applicationType=agp',
    },
    422,
  ],
  [
    'an application type of others',
    {
      method: 'POST',
      url: '/login',
      headers: form,
      payload: 'username=a&password=c&company=1&applicationType=b2b',
    },
    422,
  ],
  [
    'a NUL in a text',
    {
      method: 'POST',
      url: '/login',
      headers: form,
      payload: 'username=a%00b&password=c&company=1&applicationType=agp',
    },
    422,
  ],
  ['a path that cannot be decoded', { method: 'GET', url: '/params/%E0%A4%A' }, 400],
  ['a path parameter without end', { method: 'GET', url: `/params/${'1'.repeat(5000)}` }, 400],
  ['a path of parents', { method: 'GET', url: '/../../etc/passwd' }, 404],
  ['a call that does not exist', { method: 'GET', url: '/nobody/all' }, 404],
  ['a method that a call does not have', { method: 'PUT', url: '/login' }, 405],
  ['the head of a call', { method: 'HEAD', url: '/secret' }, 405],
]

describe('answers with a problem', () => {
  it.each(hostile)('%s', async (_, request, status) => {
    const response = await server.portal.inject({ ...request, url: `/api${request.url}` })
    expect(response.statusCode).toBe(status)
    if (request.method !== 'HEAD') expectRefused(response)
  })
})

const queries = [
  'days=-1',
  'days=3651',
  'days=x',
  'days=1&days=2',
  'page=0',
  'page=10001',
  'page=1e3000',
  'size=51',
  'sort=;drop table',
  'sort=-',
  'from=2026-02-31',
  'from=20260101',
  'to=0000-00-00',
  'min=1e5',
  'min=NaN',
  'max=99999999999999999999999',
  'bucket=nunca',
  `q=${'x'.repeat(101)}`,
  'q=%00',
  'saldo=todo',
]

it.each(queries)('refuses the filter %s with a sentence at its field', async (search) => {
  const response = await server.portal.inject({
    url: `/api/account-statements?${search}`,
    headers: browser.headers(),
  })
  expect(response.statusCode).toBe(422)
  expectRefused(response)
  const { fields } = response.json<{ fields: Record<string, string> }>()
  expect(Object.keys(fields).map((field) => field.split('.')[0])).toEqual([search.split('=')[0]])
})

it('ignores what a call does not know: headers, query keys and fields', async () => {
  const response = await server.portal.inject({
    url: '/api/account-statements?days=30&company_id=1&third_id=7&__proto__=x',
    headers: {
      ...browser.headers(),
      'x-company': '1',
      'x-forwarded-for': '1.2.3.4',
      'x-original-url': '/admin',
    },
  })
  expect(response.statusCode).toBe(200)
})

it('takes strings that break programs as what they are: texts that nothing matches', async () => {
  expect(naughtyStrings.length).toBeGreaterThan(70)
  for (const text of naughtyStrings) {
    const list = await server.call(listAccountStatements, browser, { query: { q: text } })
    expect([text, [200, 422].includes(list.status)]).toEqual([text, true])
    const entered = await server.call(login, new TestBrowser(browser.host), {
      body: { username: text, password: text, company: '1', applicationType: 'agp' },
    })
    expect([text, [401, 403, 404, 422].includes(entered.status)]).toEqual([text, true])
    const switched = await server.call(switchMembership, browser, { body: { membership: text } })
    expect([text, [403, 422].includes(switched.status)]).toEqual([text, true])
  }
})

it('takes the same strings in headers and cookies for no session at all', async () => {
  for (const text of naughtyStrings) {
    const value = Buffer.from(text)
      .toString('latin1')
      .replace(/[\r\n\0]/g, '')
    const response = await server.portal.inject({
      url: '/api/session',
      headers: {
        host: browser.host,
        'session-token': value,
        cookie: `enlace_session=${value}; company=${value}`,
      },
    })
    expect([text, response.statusCode]).toEqual([text, 401])
  }
})

describe('on the wire', () => {
  /** Writes bytes to the server's port and returns the answer. */
  async function write(bytes: string): Promise<string> {
    if (!server.portal.server.listening) await server.portal.listen({ port: 0, host: '127.0.0.1' })
    // A server that listens on a port has an address of this kind.
    const { port } = server.portal.server.address() as AddressInfo
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
      let answer = ''
      socket.setEncoding('utf8')
      socket.on('data', (chunk: string) => (answer += chunk))
      socket.on('close', () => resolve(answer))
      socket.on('error', reject)
    })
  }

  it.each([
    ['what is not HTTP', 'SSH-2.0-OpenSSH_9\r\n\r\n', 400],
    ['headers without end', `GET /api/secret HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
    ['a length that is none', 'POST /api/login HTTP/1.1\r\nhost: a\r\ncontent-length: abc\r\n\r\n', 400],
    [
      'two lengths',
      'POST /api/login HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
      400,
    ],
    ['no host', 'GET /api/secret HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
    [
      'a length and chunks',
      'POST /api/login HTTP/1.1\r\nhost: a\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
  ])('refuses %s and closes', async (_, bytes, status) => {
    const answer = await write(bytes)
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(answer).not.toMatch(/node_modules|\.ts:\d|at async/)
  })
})
