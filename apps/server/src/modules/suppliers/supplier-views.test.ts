import { createHash, randomUUID } from 'node:crypto'
import type { AnyCall } from '@enlace/contract/core/call.ts'
import { downloadBankCertificate } from '@enlace/contract/bank-accounts/calls.ts'
import { getPageStatus, postInitialData } from '@enlace/contract/company/calls.ts'
import { listNotifications } from '@enlace/contract/notifications/calls.ts'
import { getSessionContext, logout } from '@enlace/contract/sign-in/session/calls.ts'
import { takeSupplierView } from '@enlace/contract/sign-in/session/view-calls.ts'
import { ticketCallOf } from '@enlace/contract/core/tickets/calls.ts'
import {
  getAccountStatement,
  getStatementPdf,
  listAccountStatements,
} from '@enlace/contract/account-statements/calls.ts'
import { exportOwnData } from '@enlace/contract/profile/rights-calls.ts'
import { viewAsSupplier } from '@enlace/contract/suppliers/calls.ts'
import { listSupplierEvents, viewAsSupplierUser } from '@enlace/contract/suppliers/users/calls.ts'
import { getUser } from '@enlace/contract/users/calls.ts'
import { Scope } from '@enlace/database/scope.ts'
import { buildCompany, buildPerson, buildSupplier } from '@enlace/testing/builders.ts'
import { plantOfPersons } from '@enlace/testing/every-table.ts'
import { buildStatement } from '@enlace/testing/ledger.ts'
import { buildWorld, type World } from '@enlace/testing/planted-world.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { startWorker } from '../../core/jobs/worker.ts'
import { isLook } from '../../core/http/viewing.ts'
import { servedCalls } from '../../app/calls.ts'
import { tasks } from '../../app/jobs.ts'

const folder = await useScratchFolder('enlace-supplier-views-')
const server = useTestServer({ STORAGE_URL: folder }, 'own')

/** Whom somebody looks as: a user of a supplier, or the supplier itself. */
type Seen = { thirdParty: { id: number }; person?: { membership: string } }

const begin = (browser: TestBrowser, { thirdParty: { id }, person }: Seen) =>
  person
    ? server.call(viewAsSupplierUser, browser, { params: { id, user: person.membership } })
    : server.call(viewAsSupplier, browser, { params: { id } })

/** One address for the browser at the back office and at the portal. */
const here = new TestBrowser('backoffice.test').address
const arrive = (host: string, code: string, from = 'http://backoffice.test/', address = here) => {
  const browser = new TestBrowser(host, address)
  return server
    .call(takeSupplierView, browser, { body: { code, from } })
    .then(({ body, status, problem }) => {
      if (status === 200) browser.token = body.data.session_token
      return { browser, status, problem, body }
    })
}

async function look(staff: TestBrowser, seen: Seen) {
  const { body } = await begin(staff, seen)
  const address = new URL(body.address)
  const code = address.hash.split('/').at(-1) ?? ''
  return { ...(await arrive(address.hostname, code)), code, host: address.hostname }
}

async function enter() {
  const company = await buildCompany(server.db)
  await relaxStaffFactor(server.asAdmin, company)
  const member = await buildStaff(server.db, company, 'compras')
  const supplier = await buildSupplier(server.db, company)
  return {
    company,
    member,
    ...supplier,
    browser: await server.signInStaff(member, new TestBrowser('backoffice.test', here)),
  }
}

describe('a look at the portal as a supplier’s user', () => {
  it('shows what that user sees, tells who looks, and stands in the user’s history', async () => {
    const entered = await enter()
    const { thirdParty, person, company, member } = entered
    const elsewhere = await buildSupplier(server.db, await buildCompany(server.db))
    await buildPerson(server.db, elsewhere.thirdParty, { email: person.email })
    const { browser, body } = await look(entered.browser, entered)
    expect(body.view.by).toBe('Ana Pérez')
    const context = await server.call(getSessionContext, browser)
    expect(context.body.thirdParty.razon_social).toBe(thirdParty.nombre)
    expect(context.body.accounts).toHaveLength(1)
    // The person's other memberships are hidden from the viewer.
    expect(context.body.memberships.map(({ id }) => id)).toEqual([person.membership])
    const master = await buildPerson(server.db, thirdParty, { isMaster: true })
    const asMaster = await server.signIn(master)
    const { history } = (await server.call(getUser, asMaster, { params: { id: person.membership } })).body
    expect(history[0]).toMatchObject({ action: 'user-viewed', isCompany: true, por: 'Ana Pérez' })
    const reads = await server.asAdmin<{ actor: string; detail: object }>(
      `select actor, detail from audit_log where company_id = $1 and action = 'view:read' order by id`,
      [company.id],
    )
    expect(reads).toEqual([{ actor: member.email, detail: { call: 'GET /api/session' } }])
  })

  it('opens the supplier’s files, each of them written down, and none that only the person or the bank’s desk may have', async () => {
    const entered = await enter()
    const { browser } = await look(entered.browser, entered)
    const statement = await server.call(getStatementPdf, browser, { query: {} })
    expect([statement.status, statement.response.rawPayload.subarray(0, 5).toString()]).toEqual([
      200,
      '%PDF-',
    ])
    const reads = await server.asAdmin<{ detail: object }>(
      `select detail from audit_log where company_id = $1 and action = 'view:read'`,
      [entered.company.id],
    )
    expect(reads).toEqual([{ detail: { call: 'GET /api/account-statements/pdf' } }])
    const params = { id: randomUUID() }
    for (const refused of [
      await server.call(downloadBankCertificate, browser, { params }),
      await server.call(exportOwnData, browser, { query: { format: 'json' } }),
      await server.call(ticketCallOf(getStatementPdf), browser, { query: {} }),
    ])
      expect(refused.problem.code).toBe('viewing-only')
  })

  it('is announced to the supplier’s masters and to whom it looks as, by name, once it begins', async () => {
    const entered = await enter()
    const { thirdParty, person } = entered
    const master = await server.signIn(await buildPerson(server.db, thirdParty, { isMaster: true }))
    const colleague = await server.signIn(await buildPerson(server.db, thirdParty))
    const seen = await server.signIn(person)
    await begin(entered.browser, entered)
    await look(entered.browser, entered)
    const worker = startWorker({ ...server.portal.service, log: server.portal.log }, tasks)
    const told = async (browser: TestBrowser) =>
      (await server.call(listNotifications, browser)).body.items
        .filter(({ kind }) => kind === 'supplier-viewed')
        .map(({ title, path, sentence }) => ({ title, path, names: sentence.includes('Ana Pérez') }))
    const path = `/users/${person.membership}`
    await expect.poll(() => told(master)).toEqual([{ path, names: true, title: 'La compañía vio el portal' }])
    await expect
      .poll(() => told(seen))
      .toEqual([{ path: '/notifications', names: true, title: 'La compañía vio el portal como usted' }])
    expect(await told(colleague)).toEqual([])
    await worker.stop()
  })

  it('is opened by its code once, at its host, from the back office, within a minute', async () => {
    const entered = await enter()
    const { code, host, status } = await look(entered.browser, entered)
    expect(status).toBe(200)
    expect((await arrive(host, code)).problem.code).toBe('hand-over-spent')
    const next = async () =>
      new URL((await begin(entered.browser, entered)).body.address).hash.split('/').at(-1) ?? ''
    expect((await arrive('elsewhere.test', await next())).status).not.toBe(200)
    expect((await arrive(host, await next(), 'https://evil.test/')).problem.code).toBe('hand-over-spent')
    const stolen = await arrive(host, await next(), 'http://backoffice.test/', '203.0.113.9')
    expect(stolen.problem.code).toBe('hand-over-spent')
    const late = await next()
    await server.asAdmin(`update supplier_views set code_until = now() where token_hash is null`)
    expect((await arrive(host, late)).problem.code).toBe('hand-over-spent')
  })

  it('ends with its half hour, with a word, with the staff’s session and with the user’s access', async () => {
    const stillSees = async (browser: TestBrowser) =>
      (await server.call(getSessionContext, browser)).status === 200
    const [timed, told, left, closed] = [await enter(), await enter(), await enter(), await enter()]
    const browsers = []
    for (const entered of [timed, told, left, closed])
      browsers.push((await look(entered.browser, entered)).browser)
    const [inTime, byWord, byLeave, byClose] = browsers
    if (!inTime || !byWord || !byLeave || !byClose) throw new Error('Four look')
    for (const browser of browsers) expect(await stillSees(browser)).toBe(true)
    await server.asAdmin(`update supplier_views set expires_at = now() where company_id = $1`, [
      timed.company.id,
    ])
    await server.call(logout, byWord, { query: {} })
    await server.asAdmin(
      `update session_families f set ended_at = now() from staff_sessions s where s.family_id = f.id and s.company_id = $1`,
      [left.company.id],
    )
    await server.asAdmin('update memberships set active = false where company_id = $1', [closed.company.id])
    for (const browser of browsers) expect(await stillSees(browser)).toBe(false)
  })

  it('opens for nobody with half of it, and for no user of another company or of who may not enter', async () => {
    const [own, other] = [await enter(), await enter()]
    const { browser } = await look(own.browser, own)
    const thief = new TestBrowser(own.company.host)
    thief.token = browser.token
    expect((await server.call(getSessionContext, thief)).status).toBe(401)
    expect((await begin(other.browser, own)).problem.code).toBe('user-not-joined')
    await server.asAdmin('update memberships set active = false where id = $1', [own.person.membership])
    expect((await begin(own.browser, own)).problem.code).toBe('user-not-joined')
    expect((await begin(new TestBrowser('backoffice.test'), own)).status).toBe(401)
  })
})

describe('a look at the portal as a supplier itself', () => {
  it('needs no user of it, shows all of its branches, and stands in the trail and in its history', async () => {
    const { company, member, browser: staff } = await enter()
    const { thirdParty, person } = await buildSupplier(server.db, company)
    await server.asAdmin('delete from memberships where id = $1', [person.membership])
    const { browser, body } = await look(staff, { thirdParty })
    expect([body.data.contactEmail, body.data.razon_social, body.view.by]).toEqual([
      '',
      thirdParty.nombre,
      'Ana Pérez',
    ])
    const context = await server.call(getSessionContext, browser)
    expect(context.body.thirdParty.razon_social).toBe(thirdParty.nombre)
    expect([context.body.accounts.length, context.body.memberships, context.body.person.isMaster]).toEqual([
      1,
      [],
      true,
    ])
    const trail = await server.asAdmin<{ actor: string; action: string; target: string }>(
      `select actor, action, target from audit_log where company_id = $1 and action like 'supplier:%' order by id`,
      [company.id],
    )
    expect(trail).toEqual([
      { actor: member.email, action: 'supplier:viewed', target: String(thirdParty.id) },
      { actor: member.email, action: 'supplier:read', target: String(thirdParty.id) },
    ])
    const { body: history } = await server.call(listSupplierEvents, staff, { params: { id: thirdParty.id } })
    expect(history.events.map(({ suceso }) => suceso)).toContain('supplier:viewed')
  })

  it('is announced to its principal users, as one of their company', async () => {
    const { company, browser: staff } = await enter()
    const { thirdParty } = await buildSupplier(server.db, company)
    const master = await server.signIn(await buildPerson(server.db, thirdParty, { isMaster: true }))
    await look(staff, { thirdParty })
    const worker = startWorker({ ...server.portal.service, log: server.portal.log }, tasks)
    const told = async () =>
      (await server.call(listNotifications, master)).body.items
        .filter(({ kind }) => kind === 'supplier-viewed')
        .map(({ path, sentence }) => ({ path, names: sentence.includes('como su empresa') }))
    await expect.poll(told).toEqual([{ path: '/notifications', names: true }])
    await worker.stop()
  })

  it('is nobody’s of another company, nor of one that left, and sees nobody else’s documents', async () => {
    const [own, other] = [await enter(), await enter()]
    expect((await begin(other.browser, { thirdParty: own.thirdParty })).problem.code).toBe(
      'supplier-not-found',
    )
    const reader = await server.signInStaff(
      await buildStaff(server.db, own.company, 'auditor'),
      new TestBrowser('backoffice.test', here),
    )
    expect((await begin(reader, { thirdParty: own.thirdParty })).problem.code).toBe('role-refused')
    const neighbour = await buildSupplier(server.db, own.company)
    const foreign = await buildStatement(server, neighbour.branch, { factura_cliente: 'AJENA-1' })
    const mine = await buildStatement(server, own.branch, { factura_cliente: 'PROPIA-1' })
    const { browser } = await look(own.browser, { thirdParty: own.thirdParty })
    const listed = await server.call(listAccountStatements, browser, { query: {} })
    expect(listed.body.rows.map(({ id }) => id)).toEqual([mine])
    expect((await server.call(getAccountStatement, browser, { params: { id: foreign } })).status).toBe(404)
    // Looking is not seeing for the supplier.
    expect((await server.call(getAccountStatement, browser, { params: { id: mine } })).status).toBe(200)
    expect(
      await server.asAdmin(`select 1 from document_events where document_id = $1 and event = 'vista'`, [
        mine,
      ]),
    ).toEqual([])
    await server.asAdmin('update third_parties set activo = false where id = $1', [own.thirdParty.id])
    expect((await server.call(getSessionContext, browser)).status).toBe(401)
    expect((await begin(own.browser, { thirdParty: own.thirdParty })).problem.code).toBe('supplier-not-found')
  })
})

describe.each([['as a user'], ['as the supplier itself']])('whoever looks %s', (as) => {
  let world: World
  let browser: TestBrowser
  let before: Record<string, string>

  /** Fingerprints every table, except counters and records of the view itself. */
  async function printOf(): Promise<Record<string, string>> {
    const names = await server.asAdmin<{ name: string }>(
      `select table_name as name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE'
          and table_name not in ('audit_log', 'call_meters', 'attempt_counters') order by 1`,
    )
    const prints: Record<string, string> = {}
    for (const { name } of names) {
      const [row] = await server.asAdmin<{ print: string }>(
        `select md5(coalesce(string_agg(t::text, ',' order by t::text), '')) as print from ${name} t`,
      )
      prints[name] = row?.print ?? ''
    }
    return prints
  }

  beforeAll(async () => {
    world = await buildWorld(server)
    const [{ thirdParty, person }] = world.suppliers
    await plantOfPersons(server, world.closed)
    await relaxStaffFactor(server.asAdmin, world.company)
    const staff = await server.signInStaff(
      await buildStaff(server.db, world.company, 'compras'),
      new TestBrowser('backoffice.test', here),
    )
    const looked = await look(staff, as === 'as a user' ? { thirdParty, person } : { thirdParty })
    browser = looked.browser
    before = await printOf()
  })

  /** Builds the input of a call, with the supplier's own ids under every name. */
  function givenOf(call: AnyCall) {
    const names = [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
    const [{ record, documents }] = world.suppliers
    const values = names.length === 0 ? [record.id] : [record, ...documents].map(({ id }) => id)
    return [...new Set(values)].map((value) => ({
      params: Object.fromEntries(names.map((name) => [name, value])),
      ...(call.body && { body: {} }),
    }))
  }

  const ofViews = new Set([logout.path, takeSupplierView.path, getPageStatus.path, postInitialData.path])
  const walked = servedCalls.filter(({ path, access }) => access.actor !== 'system' && !ofViews.has(path))
  const named = (calls: readonly AnyCall[]) =>
    calls.map((call) => [`${call.method} ${call.path}`, call] as const)

  it('meets every call of the portal', () => {
    expect(walked.length).toBeGreaterThan(150)
  })

  it.each(named(walked.filter((call) => !isLook(call))))('may not do %s', async (_, call) => {
    for (const given of givenOf(call)) {
      const { status, problem } = await server.call(call, browser, given)
      expect([status, problem.code]).toEqual([403, 'viewing-only'])
    }
  })

  it.each(named(walked.filter(isLook)))('is answered by %s without a fault', async (_, call) => {
    for (const given of givenOf(call)) {
      const { status, problem, response } = await server.call(call, browser, given)
      // The file of a planted row does not exist in the storage.
      const isWithoutBytes = call.delivers === 'file' && status === 503
      expect(status < 500 || isWithoutBytes ? '' : response.body).toBe('')
      // Opening a certificate that is not issued yet would issue it in the viewer's name.
      const mayRefuse = call.path.startsWith('/certificates/') && call.delivers === 'file'
      const never = ['session-missing', 'session-expired', ...(mayRefuse ? [] : ['viewing-only'])]
      expect(never).not.toContain(problem.code)
    }
  })

  it('could write nothing even where the server forgot to refuse it', async () => {
    const hash = (text: string | undefined) =>
      createHash('sha256')
        .update(text ?? '')
        .digest()
    const scope = Scope.ofSupplier({
      token: hash(browser.token),
      cookie: hash(browser.cookies.get('enlace_vista')),
      account: null,
      module: null,
      needsMaster: false,
      renews: true,
    })
    const writing = server.db.transaction(scope, ({ client }) => client.query('delete from saved_views'))
    await expect(writing).rejects.toMatchObject({ code: 'viewing-only' })
  })

  it('has written nothing by all of this but that it looked', async () => {
    expect(await printOf()).toEqual(before)
    const [row] = await server.asAdmin<{ reads: number }>(
      `select count(*)::integer as reads from audit_log where company_id = $1 and action in ('view:read', 'supplier:read')`,
      [world.company.id],
    )
    expect(row?.reads).toBeGreaterThan(
      walked.filter((call) => isLook(call) && call.access.actor !== 'visitor').length - 1,
    )
  })
})
