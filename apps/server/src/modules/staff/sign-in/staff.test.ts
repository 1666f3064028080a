import {
  enrolStaffTotp,
  getStaffSession,
  getStaffStepUpMethods,
  staffLogin,
  staffLogout,
  staffStepUp,
  switchStaffCompany,
  takeStaffStep,
} from '@enlace/contract/staff/sign-in/calls.ts'
import { getSessionContext } from '@enlace/contract/sign-in/session/calls.ts'
import { staffRoles, type StaffRole } from '@enlace/domain/staff-roles.ts'
import { buildCompany, buildSupplier, type BuiltCompany } from '@enlace/testing/builders.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor, type BuiltStaff } from '@enlace/testing/staff.ts'
import { totpCode } from '@enlace/testing/totp.ts'
import { describe, expect, it } from 'vitest'

const server = useTestServer()

/** Creates a member of a company whose back office requires no second factor. */
async function buildMember(role: StaffRole = 'administrador', given?: BuiltCompany): Promise<BuiltStaff> {
  const company = given ?? (await buildCompany(server.db))
  if (!given) await relaxStaffFactor(server.asAdmin, company)
  return buildStaff(server.db, company, role)
}

const sessionOf = (browser: TestBrowser) => server.call(getStaffSession, browser)
const auditOf = (company: number) =>
  server.asAdmin<{ action: string }>(
    `select action from audit_log where company_id = $1 and action like '%staff:%' order by id`,
    [company],
  )

describe('the login of the back office', () => {
  it.each(staffRoles)('opens it to %s with its areas and no other', async (role) => {
    const member = await buildMember(role)
    const { status, body } = await sessionOf(await server.logInStaff(member))
    expect(status).toBe(200)
    expect(body).toMatchObject({ email: member.email, rol: role, company: { id: member.company.id } })
    const rights = Object.fromEntries(body.areas.map(({ area, right }) => [area, right]))
    expect(rights['settings']).toBe(
      role === 'administrador' ? 'write' : role === 'auditor' ? 'read' : undefined,
    )
    expect(rights['dashboard']).toBe(role === 'administrador' ? 'write' : 'read')
  })

  it('answers a wrong password, an unknown email and a supplier’s person alike', async () => {
    const { email } = await buildMember()
    const company = await buildCompany(server.db)
    const { person } = await buildSupplier(server.db, company)
    for (const [username, password] of [
      [email, 'otra'],
      ['nadie@nadie.test', 'otra'],
      [person.email, person.password],
    ]) {
      const browser = new TestBrowser('backoffice.test')
      const { status, problem } = await server.call(staffLogin, browser, { body: { username, password } })
      expect([status, problem.code]).toEqual([401, 'wrong-credentials'])
      expect(browser.cookies.has('enlace_staff')).toBe(false)
    }
  })

  it('asks an administrator to set a second factor up, and is open when that is shown', async () => {
    const member = await buildStaff(server.db, await buildCompany(server.db))
    const browser = new TestBrowser('localhost')
    const credentials = { username: member.email, password: member.password }
    const { body } = await server.call(staffLogin, browser, { body: credentials })
    expect(body).toMatchObject({ secondStep: { enrols: true, methods: [] } })
    const step = body.secondStep?.step ?? ''
    const key = await server.call(enrolStaffTotp, browser, { body: { step } })
    const given = { factor: 'new-totp', step, trust: false, code: totpCode(key.body.secret) }
    const taken = await server.call(takeStaffStep, browser, { body: given })
    expect(taken.status).toBe(200)
    expect(taken.body.recoveryCodes).toHaveLength(10)
    browser.token = taken.body.session_token
    expect((await sessionOf(browser)).status).toBe(200)
    // The step is used up.
    expect((await server.call(takeStaffStep, browser, { body: given })).problem.code).toBe(
      'sign-in-step-expired',
    )
  })

  it('asks nobody else for one unless the company says so', async () => {
    const company = await buildCompany(server.db)
    const buyer = await buildStaff(server.db, company, 'compras')
    expect((await sessionOf(await server.logInStaff(buyer))).status).toBe(200)
    await server.asAdmin(
      `insert into settings (company_id, name, value) values ($1, 'segundo_factor_administracion', '"todos"')`,
      [company.id],
    )
    const credentials = { username: buyer.email, password: buyer.password }
    const { body } = await server.call(staffLogin, new TestBrowser('localhost'), { body: credentials })
    expect(body.secondStep?.enrols).toBe(true)
  })
})

describe('a session of the back office', () => {
  it('opens nothing with one half, or with another session’s other half', async () => {
    const [one, other] = [
      await server.logInStaff(await buildMember()),
      await server.logInStaff(await buildMember()),
    ]
    const mixed = new TestBrowser('backoffice.test')
    for (const [name, value] of one.cookies) mixed.cookies.set(name, value)
    expect((await sessionOf(mixed)).problem.code).toBe('session-missing')
    mixed.token = other.token
    expect((await sessionOf(mixed)).problem.code).toBe('session-missing')
    mixed.token = one.token
    expect((await sessionOf(mixed)).status).toBe(200)
    mixed.cookies.clear()
    expect((await sessionOf(mixed)).problem.code).toBe('session-missing')
  })

  it('is none of the portal, and the portal’s is none of it', async () => {
    const company = await buildCompany(server.db)
    await relaxStaffFactor(server.asAdmin, company)
    const staff = await server.logInStaff(await buildMember('administrador', company))
    const { person } = await buildSupplier(server.db, company)
    const supplier = await server.logIn(person)
    const asSupplier = new TestBrowser(company.host)
    asSupplier.token = staff.token
    asSupplier.cookies.set('enlace_session', staff.cookies.get('enlace_staff') ?? '')
    expect((await server.call(getSessionContext, asSupplier)).problem.code).toBe('session-missing')
    const asStaff = new TestBrowser('backoffice.test')
    asStaff.token = supplier.token
    asStaff.cookies.set('enlace_staff', supplier.cookies.get('enlace_session') ?? '')
    expect((await sessionOf(asStaff)).problem.code).toBe('session-missing')
  })

  it('is over with its member: closed, or after its last day', async () => {
    const member = await buildMember('consulta')
    const browser = await server.logInStaff(member)
    const set = (change: string) =>
      server.asAdmin(`update staff_members set ${change} where id = $1`, [member.id])
    await set("ends_on = (now() at time zone 'America/Bogota')::date")
    expect((await sessionOf(browser)).status).toBe(200)
    await set("ends_on = (now() at time zone 'America/Bogota')::date - 1")
    expect((await sessionOf(browser)).problem.code).toBe('session-missing')
    await set('ends_on = null, active = false')
    expect((await sessionOf(browser)).problem.code).toBe('session-missing')
  })

  it('expires when nothing was done for so long', async () => {
    const member = await buildMember()
    const browser = await server.logInStaff(member)
    await server.asAdmin(
      `update staff_sessions set last_seen_at = now() - interval '31 minutes' where staff_id = $1`,
      [member.id],
    )
    expect((await sessionOf(browser)).problem.code).toBe('session-expired')
  })

  it('ends, and says so twice', async () => {
    const browser = await server.logInStaff(await buildMember())
    const { token } = browser
    const cookie = browser.cookies.get('enlace_staff') ?? ''
    expect((await server.call(staffLogout, browser)).status).toBe(200)
    expect(browser.cookies.has('enlace_staff')).toBe(false)
    browser.token = token
    browser.cookies.set('enlace_staff', cookie)
    expect((await sessionOf(browser)).problem.code).toBe('session-missing')
  })

  it('moves to another company where the person works, and to no other', async () => {
    const first = await buildMember()
    const other = await buildCompany(server.db)
    await relaxStaffFactor(server.asAdmin, other)
    await buildStaff(server.db, other, 'compras', first.email)
    const stranger = await buildMember()
    const browser = await server.logInStaff(first)
    const foreign = await server.call(switchStaffCompany, browser, { body: { company: stranger.company.id } })
    expect([foreign.status, foreign.problem.code]).toEqual([403, 'person-foreign'])
    // The last used company is the one that opens.
    const before = (await sessionOf(browser)).body
    const wanted = before.companies.find(({ id }) => id !== before.company.id)
    const { body } = await server.call(switchStaffCompany, browser, { body: { company: wanted?.id } })
    browser.token = body.session_token
    expect((await sessionOf(browser)).body.company.id).toBe(wanted?.id)
    expect((await auditOf(wanted?.id ?? 0)).map(({ action }) => action)).toContain('staff:switch')
  })

  it('shows again who it is by the password where there is no factor, and not by a wrong one', async () => {
    const member = await buildMember()
    const browser = await server.logInStaff(member)
    expect((await server.call(getStaffStepUpMethods, browser)).body.methods).toEqual(['password'])
    const show = (password: string) =>
      server.call(staffStepUp, browser, { body: { factor: 'password', password } })
    expect((await show('otra')).status).toBe(422)
    expect((await show(member.password)).body.seconds).toBe(600)
  })
})
