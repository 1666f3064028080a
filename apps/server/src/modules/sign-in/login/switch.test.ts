import type { LoginAnswer } from '@enlace/contract/sign-in/session/schemas.ts'
import {
  getSessionContext,
  login,
  refreshTokens,
  switchMembership,
} from '@enlace/contract/sign-in/session/calls.ts'
import {
  buildBranch,
  buildCompany,
  buildPerson,
  buildSupplier,
  buildThirdParty,
} from '@enlace/testing/builders.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { expect, it } from 'vitest'

const server = useTestServer()

/** Creates a person with two companies at an unclaimed address, signed in to the first. */
async function enterFirstOfTwo() {
  const [first, second] = [
    await buildCompany(server.db, { host: null }),
    await buildCompany(server.db, { host: null }),
  ]
  const { person } = await buildSupplier(server.db, first)
  const elsewhere = await buildThirdParty(server.db, second)
  await buildBranch(server.db, elsewhere)
  const there = await buildPerson(server.db, elsewhere, { email: person.email, isMaster: true })
  const browser = new TestBrowser('nobody-claims.test')
  const { body } = await server.call(login, browser, {
    body: {
      username: person.email,
      password: person.password,
      company: String(first.id),
      applicationType: 'agp',
    },
  })
  browser.token = body.data?.session_token
  return { first, second, person, there, elsewhere, browser, tokens: body }
}

it('moves to another company of the person without a second login', async () => {
  const { browser, there, second, elsewhere } = await enterFirstOfTwo()
  const cookie = browser.cookies.get('enlace_session')
  const { status, body } = await server.call(switchMembership, browser, {
    body: { membership: there.membership },
  })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    company: second.id,
    expires_in: 900,
    data: { razon_social: elsewhere.nombre, isMaster: true },
  })
  expect(browser.cookies.get('enlace_session')).toBe(cookie)
  expect(browser.cookies.get('company')).toBe(String(second.id))
  browser.token = body.data.session_token
  const context = await server.call(getSessionContext, browser)
  expect(context.body.memberships.find(({ isCurrent }) => isCurrent)?.company).toBe(second.id)
})

it('gives tokens that refresh, while those of the session left behind are refused without suspicion', async () => {
  const { browser, there, tokens } = await enterFirstOfTwo()
  const { body } = await server.call(switchMembership, browser, { body: { membership: there.membership } })
  const refresh = ({
    client_id,
    client_secret,
    refresh_token,
  }: Pick<LoginAnswer, 'client_id' | 'client_secret' | 'refresh_token'>) =>
    server.call(refreshTokens, browser, {
      body: { client_id, client_secret, refresh_token, grant_type: 'refresh_token' },
    })
  expect((await refresh(tokens)).status).toBe(401)
  expect((await refresh(body)).status).toBe(200)
})

it('lets the session left behind answer what is under way, and no longer', async () => {
  const { browser, there, first } = await enterFirstOfTwo()
  await server.call(switchMembership, browser, { body: { membership: there.membership } })
  expect((await server.call(getSessionContext, browser)).status).toBe(200)
  const [row] = await server.asAdmin<{ seconds: number }>(
    'select extract(epoch from expires_at - now())::integer as seconds from sessions where company_id = $1',
    [first.id],
  )
  expect(row?.seconds).toBeLessThanOrEqual(30)
})

it("refuses another person's membership, an unknown one and a text that is none", async () => {
  const { browser, first } = await enterFirstOfTwo()
  const { person: other } = await buildSupplier(server.db, first)
  for (const membership of [other.membership, '00000000-0000-0000-0000-000000000000', "' or 1=1 --"]) {
    const { status, problem } = await server.call(switchMembership, browser, { body: { membership } })
    expect([status, problem.code]).toEqual([403, 'person-foreign'])
  }
  expect((await server.call(getSessionContext, browser)).status).toBe(200)
})

it('does not move to another company at an address that a company claims, and stays where it is', async () => {
  const claimed = await buildCompany(server.db)
  const elsewhere = await buildCompany(server.db)
  const { person } = await buildSupplier(server.db, claimed)
  const there = await buildPerson(server.db, await buildThirdParty(server.db, elsewhere), {
    email: person.email,
  })
  const browser = await server.logIn(person)
  const { problem } = await server.call(switchMembership, browser, { body: { membership: there.membership } })
  expect(problem.code).toBe('company-mismatch')
  const [row] = await server.asAdmin<{ count: number }>(
    'select count(*)::integer as count from sessions where company_id = $1',
    [elsewhere.id],
  )
  expect(row?.count).toBe(0)
  expect((await server.call(getSessionContext, browser)).status).toBe(200)
})

it('does not move to a company at a host of its own from an address that nobody claims', async () => {
  const { browser, person } = await enterFirstOfTwo()
  const claimed = await buildCompany(server.db)
  const there = await buildPerson(server.db, await buildThirdParty(server.db, claimed), {
    email: person.email,
  })
  const { status, problem } = await server.call(switchMembership, browser, {
    body: { membership: there.membership },
  })
  expect([status, problem.code]).toEqual([403, 'company-mismatch'])
})

it('writes the switch into the audit trail of the company that was entered', async () => {
  const { browser, there, second, person } = await enterFirstOfTwo()
  await server.call(switchMembership, browser, { body: { membership: there.membership } })
  const trail = await server.asAdmin('select action, actor, target from audit_log where company_id = $1', [
    second.id,
  ])
  expect(trail).toEqual([{ action: 'session:switch', actor: person.email, target: there.membership }])
})
