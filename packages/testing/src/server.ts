import type { AnyCall, AnswerOf } from '@enlace/contract/core/call.ts'
import { login } from '@enlace/contract/sign-in/session/calls.ts'
import { createServer, type Server } from '@enlace/server/app/server.ts'
import { readSettings } from '@enlace/server/core/settings/settings.ts'
import { afterAll, beforeAll, expect } from 'vitest'
import { staffLogin } from '@enlace/contract/staff/sign-in/calls.ts'
import type { BuiltPerson } from './builders.ts'
import { openSession, openStaffSession } from './open-session.ts'
import type { BuiltStaff } from './staff.ts'
import type { Database } from '@enlace/database/database.ts'
import { useTestDatabase, type OpenedTestDatabase, type Whose } from './opened-database.ts'

/** An answer as sent by the server. */
export interface Response {
  statusCode: number
  body: string
  /** The body as bytes, for files. */
  rawPayload: Buffer
  headers: Record<string, number | string | string[] | undefined>
  cookies: {
    name: string
    value: string
    maxAge?: number
    httpOnly?: boolean
    sameSite?: string
    path?: string
  }[]
}

/** A browser's part of a session: the cookies that the server set, the header half, the selected account. */
export class TestBrowser {
  readonly cookies = new Map<string, string>()
  readonly host: string
  /** Its source address: each browser has its own, so that no rate limit counts two tests as one. */
  readonly address: string
  token: string | undefined
  account: number | string | undefined

  constructor(host: string, address: string = randomAddress()) {
    this.host = host
    this.address = address
  }

  /** The headers that it sends with a call. */
  headers(): Record<string, string> {
    const forgery = this.cookies.get('XSRF-TOKEN') ?? this.cookies.get('XSRF-TOKEN-STAFF')
    return {
      host: this.host,
      ...(this.cookies.size > 0 && {
        cookie: [...this.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; '),
      }),
      ...(this.token !== undefined && { 'session-token': this.token }),
      ...(this.account !== undefined && { 'selected-account': String(this.account) }),
      ...(forgery !== undefined && { 'x-xsrf-token': forgery }),
    }
  }

  /**
   * The same browser at an address of its own, so that no rate limit replaces a refusal and its data can be changed.
   */
  elsewhere(host = this.host): TestBrowser {
    const copy = new TestBrowser(host)
    for (const [name, value] of this.cookies) copy.cookies.set(name, value)
    copy.token = this.token
    copy.account = this.account
    return copy
  }

  /** Stores the cookies of an answer, and deletes those that it clears. */
  keep(response: Response): void {
    for (const { name, value, maxAge } of response.cookies) {
      if (maxAge === 0) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
  }
}

/** An IPv4 address that no other test uses: rate limits count by address, in a database that tests share. */
export function randomAddress(network = 10): string {
  const part = () => Math.floor(Math.random() * 254) + 1
  return `${network}.${part()}.${part()}.${part()}`
}

/** The answer to a call. `body` has the answer's type if the call succeeded, otherwise any content. */
export interface Answered<C extends AnyCall> {
  status: number
  body: AnswerOf<C>
  problem: {
    code?: string
    message?: string
    fields?: Record<string, string>
    reference?: string
    error?: boolean
  }
  response: Response
}

/** A file of a multipart body. */
export interface TestFile {
  field: string
  name: string
  bytes: Uint8Array | string
}

/** The input of a call, valid or not: a test also sends what no schema accepts. */
export interface Given {
  params?: object
  query?: object
  body?: object
  /** Files of a multipart body; they come after its fields. */
  files?: readonly TestFile[]
}

/** A server of the product with a database of its own, without a network. */
export interface TestServer extends OpenedTestDatabase, Server {
  /** Its log, one entry per line. */
  readonly logs: string[]
  /** Makes a call of the contract as a browser does. */
  call<C extends AnyCall>(call: C, browser: TestBrowser, given?: Given): Promise<Answered<C>>
  /** Opens a session of a staff member in the back office and returns the browser with it. */
  signInStaff(member: BuiltStaff, browser?: TestBrowser): Promise<TestBrowser>
  /** Opens a session of a person and returns the browser with it. */
  signIn(person: BuiltPerson, browser?: TestBrowser): Promise<TestBrowser>
  /** The same by the call of the login, which leaves its traces: in the audit, the history, and a mail. */
  logIn(person: BuiltPerson, browser?: TestBrowser): Promise<TestBrowser>
  logInStaff(member: BuiltStaff, browser?: TestBrowser): Promise<TestBrowser>
}

/** A server, and where it logs for the file that uses it now. */
interface OpenedServer {
  server: Server
  log: { lines: string[] }
}

/** The server with the usual settings on the shared database: to bind 600 calls takes longer than most tests. */
let shared: Promise<OpenedServer> | undefined

function sharedServer(db: Database): Promise<OpenedServer> {
  shared ??= openServer(db, {})
  return shared
}

/**
 * Provides a test file with a server, with the given settings. Without any, and with the shared database, it is that of
 * all such files of the process.
 */
export function useTestServer(environment: Record<string, string> = {}, whose: Whose = 'shared'): TestServer {
  const database = useTestDatabase(whose)
  // Set before the first test; a use outside of a test would be an error of the test itself.
  const server = database as TestServer
  const logs: string[] = []
  const isShared = whose === 'shared' && Object.keys(environment).length === 0
  beforeAll(async () => {
    const opened = isShared ? await sharedServer(database.db) : await openServer(database.db, environment)
    opened.log.lines = logs
    Object.assign(server, opened.server, {
      logs,
      call: (call: AnyCall, browser: TestBrowser, given: Given = {}) => callOf(server, call, browser, given),
      signIn: async (person: BuiltPerson, browser = new TestBrowser(person.company.host)) =>
        (await openSession(server, person, browser)) ?? logIn(server, person, browser),
      logIn: (person: BuiltPerson, browser = new TestBrowser(person.company.host)) =>
        logIn(server, person, browser),
      signInStaff: async (member: BuiltStaff, browser = new TestBrowser('backoffice.test')) =>
        (await openStaffSession(server, member, browser)) ?? logInStaff(server, member, browser),
      logInStaff: (member: BuiltStaff, browser = new TestBrowser('backoffice.test')) =>
        logInStaff(server, member, browser),
    })
  })
  afterAll(async () => {
    if (!isShared) await Promise.all([server.portal.close(), server.backoffice.close()])
  })
  return server
}

async function openServer(db: Database, environment: Record<string, string>): Promise<OpenedServer> {
  const settings = readSettings({
    SECRET_KEY: 'k'.repeat(40),
    LOG_LEVEL: 'info',
    // A proof of work costs a test as much as everything else.
    CAPTCHA_ROUNDS: '1',
    ...environment,
  })
  const log: OpenedServer['log'] = { lines: [] }
  const server = await createServer(settings, db, { write: (line) => void log.lines.push(line) })
  return { server, log }
}

async function callOf<C extends AnyCall>(
  { portal, backoffice }: Server,
  call: C,
  browser: TestBrowser,
  given: Given,
): Promise<Answered<C>> {
  const { params, query, body, files = [] } = given
  const path = call.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(fieldsOf(params)[name] ?? ''),
  )
  const search = new URLSearchParams(fieldsOf(query)).toString()
  const origin = call.path.startsWith('/staff/') ? backoffice : portal
  const response = await origin.inject({
    method: call.method,
    url: `/api${path}${search && `?${search}`}`,
    remoteAddress: browser.address,
    headers: { ...browser.headers(), ...(body === undefined ? {} : encodingOf(call).headers) },
    ...(body !== undefined && { payload: encodingOf(call).write(body, files) }),
  })
  browser.keep(response)
  const isJson = String(response.headers['content-type']).startsWith('application/json')
  const answer: unknown = isJson ? JSON.parse(response.body) : response.rawPayload
  // Either the answer or a problem: the test knows which one it expects.
  return { status: response.statusCode, body: answer, problem: answer, response } as Answered<C>
}

const boundary = 'enlace-test-boundary'

function encodingOf({ encoding = 'json' }: AnyCall) {
  if (encoding === 'form') {
    return {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      write: (body: unknown) => new URLSearchParams(fieldsOf(body)).toString(),
    }
  }
  if (encoding === 'multipart') {
    return {
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      write: (body: unknown, files: readonly TestFile[]) =>
        Buffer.concat([
          ...Object.entries(fieldsOf(body)).map(([name, value]) => partOf(`name="${name}"`, value)),
          ...files.map(({ field, name, bytes }) => partOf(`name="${field}"; filename="${name}"`, bytes)),
          Buffer.from(`--${boundary}--\r\n`),
        ]),
    }
  }
  return { headers: { 'content-type': 'application/json' }, write: (body: unknown) => JSON.stringify(body) }
}

function partOf(disposition: string, content: Uint8Array | string): Buffer {
  const head = `--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n`
  return Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from('\r\n')])
}

function fieldsOf(values: unknown): Record<string, string> {
  if (typeof values !== 'object' || values === null) return {}
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))
}

async function logInStaff(
  server: TestServer,
  { email, password }: BuiltStaff,
  browser: TestBrowser,
): Promise<TestBrowser> {
  const { status, body } = await server.call(staffLogin, browser, { body: { username: email, password } })
  expect(status).toBe(200)
  browser.token = body.session_token
  return browser
}

async function logIn(server: TestServer, person: BuiltPerson, browser: TestBrowser): Promise<TestBrowser> {
  const { status, body } = await server.call(login, browser, {
    body: {
      username: person.email,
      password: person.password,
      company: String(person.company.id),
      applicationType: 'agp',
    },
  })
  expect(status).toBe(200)
  browser.token = body.data?.session_token
  return browser
}
