import {
  getSecret,
  getSessionContext,
  getUserInfo,
  login,
  logout,
  refreshTokens,
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

/** Signs a person in. Returns the tokens that the browser keeps. */
async function enter() {
  const company = await buildCompany(server.db)
  const { person, thirdParty, branch } = await buildSupplier(server.db, company)
  const browser = new TestBrowser(company.host)
  const { body } = await server.call(login, browser, {
    body: {
      username: person.email,
      password: person.password,
      company: String(company.id),
      applicationType: 'agp',
    },
  })
  browser.token = body.data?.session_token
  const tokens = {
    client_id: body.client_id,
    client_secret: body.client_secret,
    refresh_token: body.refresh_token,
  }
  return { company, person, thirdParty, branch, browser, tokens }
}

const refreshWith = (browser: TestBrowser, tokens: object) =>
  server.call(refreshTokens, browser, { body: { ...tokens, grant_type: 'refresh_token' } })

const look = async (browser: TestBrowser) => {
  const { status, problem } = await server.call(getSessionContext, browser)
  return status === 200 ? 200 : problem.code
}

it('tells the shell who is signed in, for whom, with which accounts and memberships', async () => {
  const { person, thirdParty, branch, browser, company } = await enter()
  const second = await buildBranch(server.db, thirdParty, { nombre: 'Sucursal del norte' })
  await buildBranch(server.db, thirdParty, { activo: false })
  browser.account = branch.id
  const { body } = await server.call(getSessionContext, browser)
  expect(body.person).toMatchObject({ userId: person.identity, contactEmail: person.email, isMaster: false })
  expect(body.thirdParty).toMatchObject({ razon_social: thirdParty.nombre, isMipyme: null })
  expect(body.thirdParty.nit).toMatch(new RegExp(`^${thirdParty.documento_numero}-\\d$`))
  expect(new Set(body.accounts.map(({ thirdId }) => thirdId))).toEqual(new Set([branch.id, second.id]))
  expect(body.memberships).toMatchObject([{ id: person.membership, company: company.id, isCurrent: true }])
})

it('opens nothing with the header alone, the cookie alone, or halves of two browsers', async () => {
  const { browser } = await enter()
  const { browser: other } = await enter()
  expect(await look(browser)).toBe(200)

  const headerAlone = new TestBrowser(browser.host)
  headerAlone.token = browser.token
  expect(await look(headerAlone)).toBe('session-missing')

  const mixed = new TestBrowser(browser.host)
  mixed.token = browser.token
  mixed.cookies.set('enlace_session', other.cookies.get('enlace_session') ?? '')
  expect(await look(mixed)).toBe('session-missing')

  browser.token = undefined
  expect(await look(browser)).toBe('session-missing')
})

it('rotates the tokens at each refresh and keeps the session', async () => {
  const { browser, tokens } = await enter()
  const { status, body } = await refreshWith(browser, tokens)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    client_id: tokens.client_id,
    client_secret: tokens.client_secret,
    expires_in: 900,
  })
  expect(body.refresh_token).not.toBe(tokens.refresh_token)
  const again = await refreshWith(browser, { ...tokens, refresh_token: body.refresh_token })
  expect(again.status).toBe(200)
  expect(again.body.refresh_token).not.toBe(body.refresh_token)
  expect(await look(browser)).toBe(200)
})

it('gives the same successor again to a telephone that lost the answer', async () => {
  const { browser, tokens } = await enter()
  const first = await refreshWith(browser, tokens)
  const second = await refreshWith(browser, tokens)
  expect(second.status).toBe(200)
  expect(second.body.refresh_token).toBe(first.body.refresh_token)
  expect(second.body.access_token).toBe(first.body.access_token)
  expect(await look(browser)).toBe(200)
})

it('gives two tabs that refresh at once the same successor', async () => {
  const { browser, tokens } = await enter()
  const answers = await Promise.all([refreshWith(browser, tokens), refreshWith(browser, tokens)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(answers[0].body.refresh_token).toBe(answers[1].body.refresh_token)
})

it('ends the whole family when an old refresh token comes after its grace', async () => {
  const { browser, tokens, company } = await enter()
  await refreshWith(browser, tokens)
  await server.asAdmin(
    `update sessions set rotated_at = now() - interval '61 seconds' where company_id = $1`,
    [company.id],
  )
  const { status, problem } = await refreshWith(browser, tokens)
  expect([status, problem.code]).toEqual([401, 'refresh-refused'])
  expect(await look(browser)).toBe('session-missing')
  const trail = await server.asAdmin<{ action: string }>(
    'select action from audit_log where company_id = $1 order by id',
    [company.id],
  )
  expect(trail.map(({ action }) => action)).toContain('session:reused-token')
})

it('ends the whole family when an old refresh token comes after its successor was used', async () => {
  const { browser, tokens } = await enter()
  const { body } = await refreshWith(browser, tokens)
  await refreshWith(browser, { ...tokens, refresh_token: body.refresh_token })
  expect((await refreshWith(browser, tokens)).status).toBe(401)
  expect(await look(browser)).toBe('session-missing')
})

it('refuses tokens without their cookie or with a wrong secret, and leaves the session alone', async () => {
  const { browser, tokens } = await enter()
  const thief = new TestBrowser(browser.host)
  expect((await refreshWith(thief, tokens)).problem.code).toBe('refresh-refused')
  expect((await refreshWith(browser, { ...tokens, client_secret: 'x'.repeat(43) })).status).toBe(401)
  expect(await look(browser)).toBe(200)
})

it('refreshes an expired access token for as long as the person was not idle', async () => {
  const { browser, tokens, company } = await enter()
  await server.asAdmin(`update sessions set expires_at = now() - interval '1 second' where company_id = $1`, [
    company.id,
  ])
  expect(await look(browser)).toBe('session-expired')
  expect((await refreshWith(browser, tokens)).status).toBe(200)
  expect(await look(browser)).toBe(200)
})

it("ends after the company's idle minutes, which a refresh does not renew", async () => {
  const { browser, tokens, company } = await enter()
  await server.asAdmin(
    `update sessions set last_seen_at = now() - interval '29 minutes' where company_id = $1`,
    [company.id],
  )
  const { body } = await refreshWith(browser, tokens)
  await server.asAdmin(
    `update sessions set last_seen_at = last_seen_at - interval '2 minutes' where company_id = $1`,
    [company.id],
  )
  expect(await look(browser)).toBe('session-expired')
  expect((await refreshWith(browser, { ...tokens, refresh_token: body.refresh_token })).status).toBe(401)
})

it('counts what the person does as activity', async () => {
  const { browser, company } = await enter()
  await server.asAdmin(
    `update sessions set last_seen_at = now() - interval '29 minutes' where company_id = $1`,
    [company.id],
  )
  expect(await look(browser)).toBe(200)
  const [row] = await server.asAdmin<{ fresh: boolean }>(
    `select last_seen_at > now() - interval '5 seconds' as fresh from sessions where company_id = $1`,
    [company.id],
  )
  expect(row?.fresh).toBe(true)
})

it('ends after twelve hours, however active the person was', async () => {
  const { browser, tokens, person } = await enter()
  const [row] = await server.asAdmin<{ hours: number }>(
    `select round(extract(epoch from absolute_expiry - created_at) / 3600)::integer as hours from session_families
      where identity_id = $1`,
    [person.identity],
  )
  expect(row?.hours).toBe(12)
  await server.asAdmin('update session_families set absolute_expiry = now() where identity_id = $1', [
    person.identity,
  ])
  expect(await look(browser)).toBe('session-expired')
  expect((await refreshWith(browser, tokens)).status).toBe(401)
})

it('ends at once for a person who was disabled', async () => {
  const { browser, tokens, person } = await enter()
  await server.asAdmin('update identities set active = false where id = $1', [person.identity])
  expect(await look(browser)).toBe('session-missing')
  expect((await refreshWith(browser, tokens)).status).toBe(401)
})

it('signs out once and for all, and answers the same when asked again', async () => {
  const { browser, tokens, company } = await enter()
  const cookie = browser.cookies.get('enlace_session') ?? ''
  const { status, body, response } = await server.call(logout, browser)
  expect([status, body]).toEqual([200, { error: false }])
  expect(response.cookies.find(({ name }) => name === 'enlace_session')?.maxAge).toBe(0)
  browser.cookies.set('enlace_session', cookie)
  expect(await look(browser)).toBe('session-missing')
  await server.call(getSecret, browser)
  expect((await refreshWith(browser, tokens)).status).toBe(401)
  expect((await server.call(logout, browser)).status).toBe(200)
  const trail = await server.asAdmin<{ action: string }>(
    `select action from audit_log where company_id = $1 and action = 'session:logout'`,
    [company.id],
  )
  expect(trail).toHaveLength(1)
})

it("answers the person's own data and refuses another person's, with an entry in the audit trail", async () => {
  const { browser, person, company } = await enter()
  const { person: other } = await enter()
  const { body } = await server.call(getUserInfo, browser, { body: { userId: person.identity } })
  expect(body.userInfo).toMatchObject({ firstName: 'Ana', lastName: 'Pérez', email: person.email })
  const { status, problem } = await server.call(getUserInfo, browser, { body: { userId: other.identity } })
  expect([status, problem.code]).toEqual([403, 'person-foreign'])
  const trail = await server.asAdmin<{ action: string }>(
    `select action from audit_log where company_id = $1 and action like 'refused:%'`,
    [company.id],
  )
  expect(trail).toEqual([{ action: 'refused:person-foreign' }])
})

it('keeps a person of two suppliers apart: an account of the one is foreign to the other', async () => {
  const { browser, person, company } = await enter()
  const second = await buildThirdParty(server.db, company)
  const account = await buildBranch(server.db, second)
  await buildPerson(server.db, second, { email: person.email })
  browser.account = account.id
  expect(await look(browser)).toBe('account-foreign')
})
