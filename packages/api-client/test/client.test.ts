import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { postInitialData } from '@enlace/contract/company/calls.ts'
import {
  getSessionContext,
  getUserInfo,
  login,
  refreshTokens,
} from '@enlace/contract/sign-in/session/calls.ts'
import { getAccountStatement, listAccountStatements } from '@enlace/contract/account-statements/calls.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { genericFailure, lateAnswer, noAnswer } from '@enlace/contract/core/texts.ts'
import { afterEach, expect, it, vi } from 'vitest'
import { createClient, type ClientOptions } from '../src/client.ts'
import { CallFailure, isWorthRetrying } from '../src/failure.ts'

interface Seen {
  method: string | undefined
  url: string | undefined
  headers: IncomingMessage['headers']
  body: string
}

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A server that records its requests, and a client of it as a page of the same origin would have. */
async function start(
  answer: (seen: Seen, response: ServerResponse, turn: number) => void,
  options: Partial<ClientOptions> = {},
) {
  const seen: Seen[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { method, url, headers } = request
      const one = { method, url, headers, body: Buffer.concat(chunks).toString() }
      seen.push(one)
      answer(one, response, seen.length)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo
  closing.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const send = createClient({
    baseUrl: 'api',
    credentials: () => ({ sessionToken: 'token-half', selectedAccount: 7 }),
    antiForgeryToken: () => 'forgery-token',
    // Resolves the client's address against the page's, as in a browser.
    fetch: (address, init) => fetch(new URL(address, `http://127.0.0.1:${port}/`), init),
    ...options,
  })
  return { send, seen }
}

const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))

const failureOf = async (work: Promise<unknown>): Promise<CallFailure> => {
  const failure = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (!(failure instanceof CallFailure)) throw new Error(`No failure of a call: ${String(failure)}`)
  return failure
}

it('sends the session and the selected account with every call, and the anti-forgery token with a change', async () => {
  const { send, seen } = await start((_, response) => json(response, 200, {}))
  await send(getSessionContext)
  await send(getUserInfo, { body: { userId: 'u1' } })
  expect(seen[0]).toMatchObject({ method: 'GET', url: '/api/session' })
  expect(seen[0]?.headers).toMatchObject({ 'session-token': 'token-half', 'selected-account': '7' })
  expect(seen[0]?.headers['x-xsrf-token']).toBeUndefined()
  expect(seen[1]?.headers['x-xsrf-token']).toBe('forgery-token')
  expect(seen[1]).toMatchObject({ method: 'POST', url: '/api/user-info', body: '{"userId":"u1"}' })
})

it('sends no session where there is none, and no anti-forgery token to another origin', async () => {
  const { send, seen } = await start((_, response) => json(response, 200, {}), {
    credentials: () => ({ sessionToken: null, selectedAccount: null }),
  })
  await send(getSessionContext)
  expect(seen[0]?.headers).not.toHaveProperty('session-token')
  expect(seen[0]?.headers).not.toHaveProperty('selected-account')

  const elsewhere: Headers[] = []
  const other = createClient({
    baseUrl: 'https://gateway.example.com/api/',
    credentials: () => ({ sessionToken: 'token-half', selectedAccount: null }),
    antiForgeryToken: () => 'forgery-token',
    fetch: async (address, init) => {
      expect(address).toBe('https://gateway.example.com/api/user-info')
      elsewhere.push(new Headers(init?.headers))
      return Response.json({})
    },
  })
  await other(getUserInfo, { body: { userId: 'u1' } })
  expect(elsewhere[0]?.get('x-xsrf-token')).toBeNull()
})

it('sends JSON with the cookies, and gives a call the 25 seconds of the specification', async () => {
  const waits = vi.spyOn(AbortSignal, 'timeout')
  const seen: RequestInit[] = []
  const { send } = await start(() => undefined, {
    fetch: async (_, init) => {
      seen.push(init)
      return Response.json({})
    },
  })
  await send(getUserInfo, { body: { userId: 'u1' } })
  expect(seen[0]).toMatchObject({
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: '{"userId":"u1"}',
  })
  expect(waits.mock.calls).toEqual([[25_000]])
  waits.mockRestore()
})

it('writes the login as a form and the initial data as multipart', async () => {
  const { send, seen } = await start((_, response) => json(response, 200, {}))
  await send(login, { body: { username: 'a@b.co', password: 'p&=é', company: '1', applicationType: 'agp' } })
  await send(postInitialData, { body: { company: '{"id":1}' } })
  expect(seen[0]?.headers['content-type']).toContain('application/x-www-form-urlencoded')
  expect(seen[0]?.body).toBe('username=a%40b.co&password=p%26%3D%C3%A9&company=1&applicationType=agp')
  expect(seen[1]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  expect(seen[1]?.body).toContain('name="company"\r\n\r\n{"id":1}')
})

it('writes parameters into the path and lists into the query, without what is not set', async () => {
  const { send, seen } = await start((_, response) => json(response, 200, {}))
  await send(getAccountStatement, { params: { id: 'a/b' } })
  await send(listAccountStatements, { query: { days: 30, q: '', status: 'a,b', from: undefined } })
  expect(seen.map(({ url }) => url)).toEqual([
    '/api/account-statements/a%2Fb',
    '/api/account-statements?days=30&status=a%2Cb',
  ])
})

it('tells a problem with its code, sentence, reference and fields', async () => {
  const problem = {
    code: 'invalid-fields',
    message: 'Revise los datos',
    reference: 'R1',
    fields: { q: 'no' },
  }
  const { send } = await start((_, response) => json(response, 422, problem))
  expect(await failureOf(send(getSessionContext))).toMatchObject({ status: 422, ...problem })
})

it('tells the generic failure where something else than our server answered', async () => {
  const { send } = await start((_, response) => response.writeHead(502).end('<html>Bad gateway</html>'))
  expect(await failureOf(send(getSessionContext))).toMatchObject({
    status: 502,
    code: undefined,
    message: genericFailure,
  })
})

it('fails with status 0 where the server cannot be reached or does not answer in time', async () => {
  const { send } = await start(() => undefined, { timeout: 50 })
  const late = await failureOf(send(getSessionContext))
  const tooLate = fill(lateAnswer, { seconds: 0 })
  expect(late).toMatchObject({ status: 0, message: `${genericFailure}\n${tooLate}` })
  expect(isWorthRetrying(late)).toBe(true)
  const { send: sendNowhere } = await start(() => undefined, {
    fetch: () => fetch('http://127.0.0.1:1/'),
  })
  expect(await failureOf(sendNowhere(getSessionContext))).toMatchObject({
    status: 0,
    message: `${genericFailure}\n${noAnswer}`,
  })
})

it('is given up by the signal of whoever asked, which is no failure of the call', async () => {
  const { send } = await start(() => undefined)
  const given = new AbortController()
  const work = send(getSessionContext, undefined, { signal: given.signal })
  given.abort(new Error('another page'))
  await expect(work).rejects.toThrow('another page')
})

it('tells the overlay of every call but the quiet ones, and which of them only read', async () => {
  const pending: boolean[] = []
  const { send } = await start((_, response) => json(response, 200, {}), {
    onPending: (_, isRead) => pending.push(isRead),
  })
  await send(getSessionContext)
  await send(getUserInfo, { body: { userId: 'u1' } })
  await send(getUserInfo, { body: { userId: 'u1' } }, { isRead: true })
  expect(pending).toEqual([true, false, true])
  await send(refreshTokens, {
    body: { client_id: 'c', client_secret: 's', refresh_token: 'r', grant_type: 'refresh_token' },
  })
  expect(pending).toHaveLength(3)
})

it('asks for a new anti-forgery token once, where the page had lost its validity', async () => {
  const { send, seen } = await start((one, response, turn) =>
    turn === 1
      ? json(response, 403, { code: 'forgery-suspected', message: 'x' })
      : json(response, 200, { url: one.url }),
  )
  expect(await send(getUserInfo, { body: { userId: 'u1' } })).toEqual({ url: '/api/user-info' })
  expect(seen.map(({ url }) => url)).toEqual(['/api/user-info', '/api/secret', '/api/user-info'])
})

it('renews an expired session and makes the call once more, or tells that it is over', async () => {
  let isAlive = false
  const { send, seen } = await start(
    (_, response) =>
      isAlive
        ? json(response, 200, { ok: true })
        : json(response, 401, { code: 'session-expired', message: 'x' }),
    { renewSession: async () => (isAlive = true) },
  )
  expect(await send(getSessionContext)).toEqual({ ok: true })
  expect(seen).toHaveLength(2)

  const { send: sendDead } = await start(
    (_, response) => json(response, 401, { code: 'session-expired', message: 'x' }),
    { renewSession: async () => false },
  )
  expect(await failureOf(sendDead(getSessionContext))).toMatchObject({ code: 'session-expired' })
})
