import type { AnyCall } from '@enlace/contract/core/call.ts'
import { getSessionContext, logout } from '@enlace/contract/sign-in/session/calls.ts'
import * as z from 'zod/mini'
import { randomBytes } from 'node:crypto'
import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  type BuiltCompany,
  buildBranch,
  buildCompany,
  buildPerson,
  buildSupplier,
  buildThirdParty,
  changeSettings,
} from '@enlace/testing/builders.ts'
import { acceptable, acceptableSchedule, acceptableSupporting } from '@enlace/testing/acceptable.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { addDays, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { servedCalls } from './calls.ts'

const server = useTestServer({ LOG_LEVEL: 'error' })

const signed = servedCalls.filter((call) => call.access.actor === 'system')
const guarded = servedCalls.filter((call) => !['visitor', 'system'].includes(call.access.actor))
const named = (calls: readonly AnyCall[]) =>
  calls.map((call) => [`${call.method} ${call.path}`, call] as const)

/** A number is a column's index in a supplier's own file, and an account's id elsewhere. */
const bodyOf = ({ path, encoding, body }: AnyCall) => {
  if (path.includes('/reconcile')) return { tipo: 'fuente', anio: '2025' }
  if (path.startsWith('/report-schedules')) return acceptableSchedule
  if (path.startsWith('/supporting-documents')) return acceptableSupporting
  if (path.startsWith('/staff/invoice-lists')) return { version: '', motivos: [], anexos: [] }
  if (path === '/supplier-keys')
    return { nombre: 'Facturador', vence: addDays(todayInBogota(new Date()), 30) }
  // A multipart body may have this limited number of fields: it carries the call's own ones only.
  if (encoding !== 'multipart' || !(body instanceof z.ZodMiniObject)) return acceptable.body
  const names = new Set(Object.keys(body.shape))
  return Object.fromEntries(Object.entries(acceptable.body).filter(([name]) => names.has(name)))
}

/** Makes a call with the minimum that it needs. */
const ask = (call: AnyCall, browser: TestBrowser) =>
  server.call(call, browser, {
    ...(call.params && { params: acceptable.params }),
    ...(call.query && { query: acceptable.query }),
    ...(call.body && { body: bodyOf(call) }),
  })

const openCompany = () =>
  buildCompany(server.db, { settings: { certificate: 1, reports: 1, blog: 1, events: 1 } })

/** Creates a supplier of a company with a signed-in person, master or not. */
async function enter(company: BuiltCompany, isMaster: boolean) {
  const { person, branch, thirdParty } = await buildSupplier(server.db, company, { isMaster })
  return { company, branch, thirdParty, browser: await server.signIn(person) }
}

/**
 * Creates a company with one person of each kind who makes all the refused calls: a refusal changes nothing but the
 * audit trail.
 */
async function openWithPersons() {
  const company = await openCompany()
  const supplier = await enter(company, false)
  const limited = await buildPerson(server.db, supplier.thirdParty, { modules: ['provider'] })
  return {
    company,
    supplier,
    master: await enter(company, true),
    limited: await server.signIn(limited),
    neighbour: await buildBranch(server.db, await buildThirdParty(server.db, company)),
  }
}

type Opened = Awaited<ReturnType<typeof openWithPersons>>
let home: Opened
let abroad: Opened
/** The company where calls are carried out; one person makes all that only read. */
let busy: BuiltCompany
let reader: Awaited<ReturnType<typeof enter>>

beforeAll(async () => {
  home = await openWithPersons()
  abroad = await openWithPersons()
  busy = await openCompany()
  reader = await enter(busy, false)
})

const isOfMasters = ({ access }: AnyCall) => access.actor === 'master'
const onlyReads = (call: AnyCall) => call.method === 'GET' && call !== logout && !isOfMasters(call)

/** Returns the person of a company who may make a call, at another address each time. */
function visit(call: AnyCall, { supplier, master }: Opened = home) {
  const one = isOfMasters(call) ? master : supplier
  return { ...one, browser: one.browser.elsewhere() }
}

const forgedToken = () => randomBytes(32).toString('base64url')

it('serves guarded calls, and each of them only to suppliers or their masters', () => {
  expect(guarded.length).toBeGreaterThanOrEqual(10)
  expect(new Set(guarded.map(({ access }) => access.actor))).toEqual(new Set(['supplier', 'master']))
})

describe.each(named(guarded))('%s', (_, call) => {
  it('answers nobody', async () => {
    const { status, problem } = await ask(call, new TestBrowser(home.company.host))
    expect([status, problem.code]).toEqual([401, 'session-missing'])
  })

  it('answers no forged token, with or without a cookie of its own', async () => {
    const { browser } = visit(call)
    browser.token = forgedToken()
    expect((await ask(call, browser)).problem.code).toBe('session-missing')
    const stranger = new TestBrowser(browser.host)
    stranger.token = forgedToken()
    stranger.cookies.set('enlace_session', forgedToken())
    expect(['session-missing', 'forgery-suspected']).toContain((await ask(call, stranger)).problem.code)
  })

  it("answers no token without its cookie, nor with another person's", async () => {
    const { browser } = visit(call)
    const { browser: other } = visit(call, abroad)
    const thief = new TestBrowser(browser.host)
    thief.token = browser.token
    expect((await ask(call, thief)).problem.code).toBe('session-missing')
    other.token = browser.token
    expect((await ask(call, other)).problem.code).toBe('session-missing')
  })

  it('answers no token that comes twice, is cut, padded or far too long', async () => {
    const { browser } = visit(call)
    const token = browser.token ?? ''
    const { token: other } = visit(call, abroad).browser
    for (const sent of [
      `${token}, ${token}`,
      `${token}, ${other}`,
      `${token},${token}`,
      `${token};`,
      `Bearer ${token}`,
      token.slice(1),
      token.toLowerCase(),
      `${token}=`,
      token.repeat(200),
      '',
    ]) {
      browser.token = sent
      const { status, problem } = await ask(call, browser)
      expect([sent, status, problem.code]).toEqual([sent, 401, 'session-missing'])
    }
  })

  it('answers its own person', async () => {
    // The call is carried out here: one that changes something gets a supplier of its own.
    const { browser, branch } = onlyReads(call) ? reader : await enter(busy, isOfMasters(call))
    browser.account = branch.id
    const { status, problem } = await ask(call, browser)
    // The requested id exists nowhere: the call passed its access check and found no row, or lacked the file.
    const outcome = status === 200 ? 'answered' : problem.code
    expect([
      'answered',
      'document-not-found',
      'api-key-not-found',
      'event-not-found',
      'file-refused',
      'person-foreign',
      'view-not-found',
      'paper-refused',
      'factor-refused',
      'sign-in-step-expired',
      'user-not-found',
      'request-not-found',
      'certificate-empty',
      'supporting-closed',
      'post-not-found',
      'template-not-found',
    ]).toContain(outcome)
  })
})

const ofMasters = guarded.filter(isOfMasters)

describe.each(named(ofMasters))('%s', (_, call) => {
  it('answers nobody who is no master', async () => {
    const browser = home.supplier.browser.elsewhere()
    const { status, problem } = await ask(call, browser)
    expect([status, problem.code]).toEqual([403, 'not-master'])
  })
})

describe.each(named(signed))('%s', (_, call) => {
  it('answers no session and nobody without a signature, and asks for none', async () => {
    const { browser, company } = home.supplier
    const body = { data: { transaction: { id: '1', status: 'APPROVED' } } }
    for (const asker of [browser, new TestBrowser(company.host)]) {
      const params = { gateway: 'wompi', company: company.id }
      const { status, problem } = await server.call(call, asker, { params, body })
      expect([status, problem.code]).toEqual([403, 'signature-refused'])
    }
  })
})

it('takes the same header twice for none at all, as a connection brings it', async () => {
  const { browser, branch } = home.supplier
  await server.portal.listen({ host: '127.0.0.1', port: 0 })
  const { port } = server.portal.server.address() as AddressInfo // it listens to a port, not to a pipe
  const statusOf = (headers: Record<string, string | string[]>) =>
    new Promise<number | undefined>((resolve, reject) => {
      get({ port, path: '/api/session', headers: { ...browser.headers(), ...headers } }, (response) => {
        response.resume()
        resolve(response.statusCode)
      }).on('error', reject)
    })
  const token = browser.token ?? ''
  const account = String(branch.id)
  expect(await statusOf({ 'selected-account': account })).toBe(200)
  expect(await statusOf({ 'session-token': [token, token] })).toBe(401)
  expect(await statusOf({ 'selected-account': [account, account] })).toBe(403)
})

/** Logging out is always allowed. */
const scoped = guarded.filter((call) => call !== logout)

describe.each(named(scoped))('%s', (_, call) => {
  it('answers no account of another supplier or company, and records who asked', async () => {
    const { browser, company } = visit(call)
    const { branch: foreign } = visit(call, abroad)
    const countRefused = async () => {
      const [row] = await server.asAdmin<{ n: number }>(
        `select count(*)::integer as n from audit_log where company_id = $1 and action = 'refused:account-foreign'`,
        [company.id],
      )
      return row?.n
    }
    const before = (await countRefused()) ?? 0
    for (const account of [
      home.neighbour.id,
      foreign.id,
      2_147_483_647,
      0,
      -1,
      '1, 2',
      '9'.repeat(400),
      "1' or '1'='1",
    ]) {
      browser.account = account
      const { status, problem } = await ask(call, browser)
      expect([account, status, problem.code]).toEqual([account, 403, 'account-foreign'])
    }
    expect(await countRefused()).toBe(before + 8)
  })

  it('answers nobody while the portal is off line', async () => {
    const { browser, company } = visit(call)
    await changeSettings(server.db, company, { pageOnline: 0 })
    const { status, problem } = await ask(call, browser)
    await changeSettings(server.db, company, { pageOnline: 1 })
    expect([status, problem.code]).toEqual([503, 'page-offline'])
  })
})

const ofModules = guarded.filter((call) => 'module' in call.access && call.access.module !== undefined)

describe.each(named(ofModules))('%s', (_, call) => {
  it('answers nobody when the company has the module off', async () => {
    const { browser, company } = visit(call)
    // This test covers only calls of a module.
    const module = 'module' in call.access ? (call.access.module ?? '') : ''
    await changeSettings(server.db, company, { [module]: 0 })
    const { status, problem } = await ask(call, browser)
    await changeSettings(server.db, company, { [module]: 1 })
    expect([status, problem.code]).toEqual([403, 'module-off'])
  })

  it('answers nobody whose master did not grant the module', async () => {
    const { status, problem } = await ask(call, home.limited.elsewhere())
    // For a masters' call, the missing master role is reported first.
    const code = isOfMasters(call) ? 'not-master' : 'module-off'
    expect([status, problem.code]).toEqual([403, code])
  })
})

describe.each(named(servedCalls.filter((call) => call.access.actor === 'visitor')))('%s', (_, call) => {
  it('is for everybody: it never asks for a session', async () => {
    const { status, problem } = await server.call(call, new TestBrowser(home.company.host), {
      params: {
        company: home.company.id,
        pageCode: 'PAG-8',
        code: 'terminos',
        name: 'formulario',
        token: 'nadie',
      },
      ...(call.body && { body: { company: home.company.id } }),
    })
    expect([200, 401, 404, 422]).toContain(status)
    expect(['session-missing', 'session-expired']).not.toContain(problem.code)
  })
})

it('refused nobody above because its session had ended', async () => {
  for (const { supplier, master, limited } of [home, abroad]) {
    for (const browser of [supplier.browser, master.browser, limited]) {
      expect((await server.call(getSessionContext, browser.elsewhere())).status).toBe(200)
    }
  }
})
