import {
  getSessionContext,
  handOverMembership,
  logout,
  refreshTokens,
  takeHandOver,
} from '@enlace/contract/sign-in/session/calls.ts'
import type { BuiltCompany } from '@enlace/testing/builders.ts'
import {
  buildBranch,
  buildCompany,
  buildPerson,
  buildSupplier,
  buildThirdParty,
} from '@enlace/testing/builders.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { beforeEach, expect, it } from 'vitest'

const server = useTestServer({ PUBLIC_URL: 'http://portal.test:4000/' })

/** The address of the browser, the same for all hosts. */
let here = ''
beforeEach(() => {
  here = new TestBrowser('anywhere.test').address
})
const at = (host: string) => new TestBrowser(host, here)

/** Creates a person with two companies, with or without hosts of their own, and signs in to the first. */
async function enterFirstOfTwo({ firstHost }: { firstHost?: null } = {}) {
  const first = await buildCompany(server.db, firstHost === null ? { host: null } : {})
  const second = await buildCompany(server.db)
  const { person } = await buildSupplier(server.db, first)
  const elsewhere = await buildThirdParty(server.db, second)
  await buildBranch(server.db, elsewhere)
  const there = await buildPerson(server.db, elsewhere, { email: person.email, isMaster: true })
  const browser = await server.logIn(person, at(firstHost === null ? 'portal.test' : first.host))
  return { first, second, person, there, elsewhere, browser }
}

const handOver = (browser: TestBrowser, membership: string, isSharedDevice = false) =>
  server.call(handOverMembership, browser, { body: { membership, isSharedDevice } })

const codeIn = (address: string) => address.split('#/hand-over/')[1] ?? ''

/** Redeems a code in the same browser at another host, without the cookies of the first. */
const take = (browser: TestBrowser, code: string, from: string) =>
  server.call(takeHandOver, browser, { body: { code, from: `http://${from}:4000/` } })

const auditOf = ({ id }: BuiltCompany) =>
  server.asAdmin<{ action: string; actor: string; target: string; detail: object }>(
    `select action, actor, target, detail from audit_log where company_id = $1 and action <> 'session:login' order by id`,
    [id],
  )

it('takes a person to the other company at its own host, without a second login', async () => {
  const { browser, there, first, second, elsewhere, person } = await enterFirstOfTwo()
  const { status, body } = await handOver(browser, there.membership)
  expect(status).toBe(200)
  expect(body.address).toMatch(new RegExp(`^http://${second.host}:4000/#/hand-over/[\\w-]{43}$`))
  const arrived = at(second.host)
  const taken = await take(arrived, codeIn(body.address), first.host)
  expect(taken.status).toBe(200)
  expect(taken.body).toMatchObject({
    company: second.id,
    expires_in: 900,
    isSharedDevice: false,
    data: { contactEmail: person.email, razon_social: elsewhere.nombre, isMaster: true },
  })
  arrived.token = taken.body.data.session_token
  const context = await server.call(getSessionContext, arrived)
  const companies = context.body.memberships.map(
    ({ company, isCurrent, isElsewhere }) => `${company} ${isCurrent} ${isElsewhere}`,
  )
  expect(new Set(companies)).toEqual(new Set([`${first.id} false true`, `${second.id} true false`]))
})

it('gives the other host a cookie and tokens of its own, and leaves the first session as it was', async () => {
  const { browser, there, first, second } = await enterFirstOfTwo()
  const { body } = await handOver(browser, there.membership)
  const arrived = at(second.host)
  const taken = await take(arrived, codeIn(body.address), first.host)
  const cookie = taken.response.cookies.find(({ name }) => name === 'enlace_session')
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/' })
  expect(cookie?.value).not.toBe(browser.cookies.get('enlace_session'))
  expect((await server.call(getSessionContext, browser)).status).toBe(200)
  const { client_id, client_secret, refresh_token } = taken.body
  const refreshed = await server.call(refreshTokens, arrived, {
    body: { client_id, client_secret, refresh_token, grant_type: 'refresh_token' },
  })
  expect(refreshed.status).toBe(200)
  // Neither half opens anything at the other host.
  const mixed = at(first.host)
  mixed.cookies.set('enlace_session', browser.cookies.get('enlace_session') ?? '')
  mixed.token = taken.body.data.session_token
  expect((await server.call(getSessionContext, mixed)).status).toBe(401)
})

it('ends when the session would have from which it came, however late it was handed over', async () => {
  const { browser, there, first, second, person } = await enterFirstOfTwo()
  await server.asAdmin(
    `update session_families set absolute_expiry = now() + interval '5 minutes' where identity_id = $1`,
    [person.identity],
  )
  const { body } = await handOver(browser, there.membership)
  const taken = await take(at(second.host), codeIn(body.address), first.host)
  expect(taken.body.expires_in).toBeLessThanOrEqual(300)
  expect(taken.response.cookies.find(({ name }) => name === 'enlace_session')?.maxAge).toBeLessThanOrEqual(
    300,
  )
  const expiries = await server.asAdmin(
    'select distinct absolute_expiry from session_families where identity_id = $1',
    [person.identity],
  )
  expect(expiries).toHaveLength(1)
})

it('leads from a host of its own to where the operator put the portal, for a company without one', async () => {
  const { browser, person, second } = await enterFirstOfTwo({ firstHost: null })
  const atSecond = await server.logIn({ ...person, company: second }, at(second.host))
  const { body } = await handOver(atSecond, person.membership)
  expect(body.address).toMatch(/^http:\/\/portal\.test:4000\/#\/hand-over\//)
  const taken = await take(browser, codeIn(body.address), second.host)
  expect(taken.body.company).toBe(person.company.id)
  expect(browser.cookies.get('company')).toBe(String(person.company.id))
})

it('takes the place of the session that the browser had at that host', async () => {
  const { browser, there, first, second } = await enterFirstOfTwo()
  const arrived = await server.logIn(there, at(second.host))
  const before = arrived.cookies.get('enlace_session') ?? ''
  const old = at(second.host)
  old.cookies.set('enlace_session', before)
  old.token = arrived.token
  const { body } = await handOver(browser, there.membership)
  expect((await take(arrived, codeIn(body.address), first.host)).status).toBe(200)
  expect((await server.call(getSessionContext, old)).status).toBe(401)
})

it('works once', async () => {
  const { browser, there, first, second } = await enterFirstOfTwo()
  const { body } = await handOver(browser, there.membership)
  const code = codeIn(body.address)
  expect((await take(at(second.host), code, first.host)).status).toBe(200)
  const { status, problem, response } = await take(at(second.host), code, first.host)
  expect([status, problem.code, response.cookies]).toEqual([410, 'hand-over-spent', []])
})

it('gives one session to however many spend a code at once', async () => {
  const { browser, there, first, second } = await enterFirstOfTwo()
  const { body } = await handOver(browser, there.membership)
  const all = await Promise.all(
    Array.from({ length: 8 }, () => take(at(second.host), codeIn(body.address), first.host)),
  )
  expect(all.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 410, 410, 410, 410, 410, 410, 410,
  ])
  const sessions = await server.asAdmin('select 1 from sessions where company_id = $1', [second.id])
  expect(sessions).toHaveLength(1)
})

it('is good for a minute', async () => {
  const { browser, there, first, second } = await enterFirstOfTwo()
  const { body } = await handOver(browser, there.membership)
  const [kept] = await server.asAdmin<{ seconds: number }>(
    'select extract(epoch from expires_at - created_at)::integer as seconds from hand_overs where company_id = $1',
    [second.id],
  )
  expect(kept?.seconds).toBe(60)
  await server.asAdmin('update hand_overs set expires_at = now() where company_id = $1', [second.id])
  expect((await take(at(second.host), codeIn(body.address), first.host)).status).toBe(410)
})

it('opens at no other host, and for nobody who did not come from where it was made', async () => {
  const { browser, there, first, second } = await enterFirstOfTwo()
  const { body } = await handOver(browser, there.membership)
  const code = codeIn(body.address)
  for (const [host, from] of [
    [first.host, first.host],
    [second.host, second.host],
    [second.host, 'attacker.test'],
  ] as const) {
    expect([host, from, (await take(at(host), code, from)).status]).toEqual([host, from, 410])
  }
  // A host that no company claims gets no answer.
  expect((await take(at('nobody-claims.test'), code, first.host)).status).toBe(421)
  const nowhere = await server.call(takeHandOver, at(second.host), { body: { code, from: '' } })
  expect(nowhere.status).toBe(410)
  expect((await take(at(second.host), code, first.host)).status).toBe(200)
})

it('opens nothing in another browser, whatever it says of where it came from', async () => {
  const { browser, there, first, second } = await enterFirstOfTwo()
  const { body } = await handOver(browser, there.membership)
  const code = codeIn(body.address)
  const from = `http://${first.host}:4000/`
  // A thief with another address who knows the host where it was created.
  const thief = new TestBrowser(second.host, '203.0.113.9')
  expect((await take(thief, code, first.host)).problem.code).toBe('hand-over-spent')
  // And one on the same network with another program.
  const beside = await server.portal.inject({
    method: 'POST',
    url: `/api${takeHandOver.path}`,
    remoteAddress: here,
    headers: { ...at(second.host).headers(), 'user-agent': 'curl/8', 'content-type': 'application/json' },
    payload: JSON.stringify({ code, from }),
  })
  expect(beside.statusCode).toBe(410)
  const sessions = await server.asAdmin('select 1 from sessions where company_id = $1', [second.id])
  expect([sessions, (await auditOf(second)).map(({ action }) => action)]).toEqual([
    [],
    ['refused:hand-over-spent', 'refused:hand-over-spent'],
  ])
  expect((await take(at(second.host), code, first.host)).status).toBe(200)
})

it('opens in the same browser by another address of its network', async () => {
  const { browser, there, first, second } = await enterFirstOfTwo()
  const { body } = await handOver(browser, there.membership)
  const [a, b, c, d] = here.split('.')
  const near = new TestBrowser(second.host, `${a}.${b}.${c}.${(Number(d) % 250) + 1}`)
  expect((await take(near, codeIn(body.address), first.host)).status).toBe(200)
})

it('refuses a code that nobody made', async () => {
  const { first, second } = await enterFirstOfTwo()
  for (const code of ['', 'x'.repeat(43), "' or 1=1 --"]) {
    const { status, problem } = await take(at(second.host), code, first.host)
    expect([code, status, problem.code]).toEqual([code, 410, 'hand-over-spent'])
  }
})

it("makes no code for another person's membership, an unknown one, or one that is not active", async () => {
  const { browser, there, second } = await enterFirstOfTwo()
  const { person: other } = await buildSupplier(server.db, second)
  await server.asAdmin('update memberships set active = false where id = $1', [there.membership])
  for (const membership of [
    other.membership,
    '00000000-0000-0000-0000-000000000000',
    "' or 1=1 --",
    there.membership,
  ]) {
    const { status, problem } = await handOver(browser, membership)
    expect([membership, status, problem.code]).toEqual([membership, 403, 'person-foreign'])
  }
  expect(await server.asAdmin('select 1 from hand_overs where company_id = $1', [second.id])).toEqual([])
})

it('makes none for a company at this address, which needs none', async () => {
  const { browser, person } = await enterFirstOfTwo()
  expect((await handOver(browser, person.membership)).problem.code).toBe('company-mismatch')
})

it('opens nothing when the membership was taken away, or the person signed out, meanwhile', async () => {
  const { browser, there, first, second } = await enterFirstOfTwo()
  const [one, two] = [await handOver(browser, there.membership), await handOver(browser, there.membership)]
  await server.asAdmin('update memberships set active = false where id = $1', [there.membership])
  expect((await take(at(second.host), codeIn(one.body.address), first.host)).status).toBe(410)
  await server.asAdmin('update memberships set active = true where id = $1', [there.membership])
  await server.call(logout, browser)
  expect((await take(at(second.host), codeIn(two.body.address), first.host)).status).toBe(410)
})

it('remembers that the device is shared', async () => {
  const { browser, there, first, second } = await enterFirstOfTwo()
  const { body } = await handOver(browser, there.membership, true)
  const taken = await take(at(second.host), codeIn(body.address), first.host)
  expect(taken.body.isSharedDevice).toBe(true)
})

it('is in the audit trail of both companies, and so is a code that is sent again', async () => {
  const { browser, there, first, second, person } = await enterFirstOfTwo()
  const { body } = await handOver(browser, there.membership)
  const code = codeIn(body.address)
  await take(at(second.host), code, first.host)
  await take(at(second.host), code, first.host)
  const entry = { actor: person.email, target: there.membership }
  expect(await auditOf(first)).toEqual([
    { ...entry, action: 'session:hand-over', detail: { company: second.id, host: second.host } },
  ])
  expect(await auditOf(second)).toEqual([
    { ...entry, action: 'session:arrival', detail: { company: first.id } },
    { ...entry, action: 'refused:hand-over-spent', detail: { company: first.id } },
  ])
})

it('keeps a code by its hash only, and out of the log', async () => {
  const { browser, there, first, second } = await enterFirstOfTwo()
  const { body } = await handOver(browser, there.membership)
  const code = codeIn(body.address)
  expect(code).toHaveLength(43)
  await take(at(second.host), code, first.host)
  // A code typed as a path, and one in a query.
  await server.portal.inject({ url: `/hand-over/${code}`, headers: { host: second.host } })
  await server.portal.inject({
    url: `/api/session/hand-over/${code}?code=${code}`,
    headers: { host: second.host },
  })
  expect(server.logs.length).toBeGreaterThan(0)
  expect(server.logs.filter((line) => line.includes(code))).toEqual([])
  const [row] = await server.asAdmin<{ text: string }>(
    'select h::text as text from hand_overs h where company_id = $1',
    [second.id],
  )
  expect(row?.text).not.toContain(code)
})
