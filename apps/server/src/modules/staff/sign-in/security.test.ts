import { getSecurity as getOwnSecurity } from '@enlace/contract/sign-in/security/calls.ts'
import { getSessionContext, login } from '@enlace/contract/sign-in/session/calls.ts'
import { getStaffSession, staffLogin, staffStepUp } from '@enlace/contract/staff/sign-in/calls.ts'
import * as calls from '@enlace/contract/staff/sign-in/security-calls.ts'
import { buildCompany, buildSupplier } from '@enlace/testing/builders.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { type BuiltStaff, buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { totpCode } from '@enlace/testing/totp.ts'
import { describe, expect, it } from 'vitest'

const server = useTestServer()

/** Creates a person who supplies one company and works in the back office of another. */
async function enter(isRelaxed = true) {
  const { person } = await buildSupplier(server.db, await buildCompany(server.db))
  const company = await buildCompany(server.db)
  await relaxStaffFactor(server.asAdmin, company)
  const member: BuiltStaff = {
    ...(await buildStaff(server.db, company, 'administrador', person.email)),
    password: person.password,
  }
  const browser = await server.logInStaff(member)
  if (!isRelaxed)
    await server.asAdmin(
      `delete from settings where company_id = $1 and name = 'segundo_factor_administracion'`,
      [company.id],
    )
  return { company, person, member, browser }
}

const stateOf = async (browser: TestBrowser) => (await server.call(calls.getSecurity, browser)).body

/** Sets up an app and returns its key and recovery codes. */
async function setUp(browser: TestBrowser) {
  const { step, secret } = (await server.call(calls.beginTotp, browser)).body
  const body = { step, code: totpCode(secret) }
  return { secret, confirmed: await server.call(calls.confirmTotp, browser, { body }) }
}

describe('a member’s own access', () => {
  it('shows the sessions of the portal and of the back office, and ends the others', async () => {
    const { person, member, browser } = await enter()
    const supplier = await server.logIn(person)
    const elsewhere = await server.logInStaff(member)
    const { sessions, email } = await stateOf(browser)
    expect(email).toBe(member.email)
    const places = sessions.map(({ isBackoffice, isCurrent }) => `${isBackoffice} ${isCurrent}`)
    expect(new Set(places)).toEqual(new Set(['false false', 'true false', 'true true']))
    // The portal shows the same for the same person.
    const there = (await server.call(getOwnSecurity, supplier)).body.sessions
    expect(there.filter(({ isBackoffice }) => isBackoffice)).toHaveLength(2)
    expect((await server.call(calls.endOtherSessions, browser)).body.ended).toBe(2)
    expect((await server.call(getStaffSession, browser)).status).toBe(200)
    expect((await server.call(getStaffSession, elsewhere)).status).toBe(401)
    expect((await server.call(getSessionContext, supplier)).status).toBe(401)
  })

  it('gets a second factor, which the next login of both asks for, and loses it again', async () => {
    const { person, member, browser } = await enter()
    const { confirmed } = await setUp(browser)
    expect(confirmed.body.recoveryCodes).toHaveLength(10)
    expect(await stateOf(browser)).toMatchObject({ totp: { usedAt: null }, codesLeft: 10, isDemanded: false })
    const credentials = { username: member.email, password: member.password }
    const visitor = new TestBrowser('backoffice.test')
    const { body } = await server.call(staffLogin, visitor, { body: credentials })
    expect(body.session_token).toBeUndefined()
    expect(body.secondStep?.methods).toContain('totp')
    const inPortal = await server.call(login, new TestBrowser(person.company.host), {
      body: { ...credentials, company: String(person.company.id), applicationType: 'agp' },
    })
    expect(inPortal.body.data?.session_token).toBeUndefined()
    expect((await server.call(calls.removeTotp, browser)).status).toBe(200)
    expect((await stateOf(browser)).totp).toBeNull()
  })

  it('keeps its last factor while a back office asks for one, also in the portal', async () => {
    const { browser } = await enter(false)
    await setUp(browser)
    expect((await stateOf(browser)).isDemanded).toBe(true)
    const refused = await server.call(calls.removeTotp, browser)
    expect([refused.status, refused.problem.code]).toEqual([403, 'factor-required'])
  })

  it('gets another password for the one that it has, and every other session ends', async () => {
    const { member, browser } = await enter()
    const elsewhere = await server.logInStaff(member)
    const password = 'otra frase larga y segura'
    const wrong = await server.call(calls.changePassword, browser, { body: { current: 'otra', password } })
    expect(wrong.status).toBe(422)
    const body = { current: member.password, password }
    expect((await server.call(calls.changePassword, browser, { body })).status).toBe(200)
    expect((await server.call(getStaffSession, browser)).status).toBe(200)
    expect((await server.call(getStaffSession, elsewhere)).status).toBe(401)
    const again = await server.call(staffLogin, new TestBrowser('backoffice.test'), {
      body: { username: member.email, password },
    })
    expect(again.status).toBe(200)
  })

  it('with a second factor is asked for it before the password changes', async () => {
    const { member, browser } = await enter()
    const { secret } = await setUp(browser)
    await server.asAdmin(`update session_families set stepped_up_at = null`)
    const body = { current: member.password, password: 'otra frase larga y segura' }
    const asked = await server.call(calls.changePassword, browser, { body })
    expect([asked.status, asked.problem.code]).toEqual([403, 'step-up-needed'])
    await server.asAdmin(`update totp_secrets set last_counter = 0`)
    const shown = await server.call(staffStepUp, browser, {
      body: { factor: 'totp', code: totpCode(secret) },
    })
    expect(shown.status).toBe(200)
    expect((await server.call(calls.changePassword, browser, { body })).status).toBe(200)
  })

  it('has its history, and mails that lead to the back office', async () => {
    const { member, browser } = await enter()
    const { rows } = (await server.call(calls.listSignIns, browser, { query: {} })).body
    expect(rows.map(({ outcome }) => outcome)).toEqual(['entered'])
    await setUp(browser)
    const [mail] = await server.asAdmin<{ text: string }>(
      `select text from outbox_mails where recipient = $1 and purpose = 'access-changed' order by id desc limit 1`,
      [member.email],
    )
    expect(mail?.text).toContain('#/mi-cuenta')
  })
})
