import { getStaffSession, staffLogin, staffStepUp } from '@enlace/contract/staff/sign-in/calls.ts'
import { askStaffRecovery, openStaffLink, spendStaffLink } from '@enlace/contract/staff/sign-in/link-calls.ts'
import {
  changeStaff,
  endStaffSessions,
  inviteStaff,
  listStaff,
  resendStaffInvitation,
} from '@enlace/contract/staff/calls.ts'
import type { StaffRole } from '@enlace/domain/staff-roles.ts'
import { buildCompany, buildSupplier } from '@enlace/testing/builders.ts'
import { solveCaptcha } from '@enlace/testing/captcha.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { describe, expect, it } from 'vitest'

const server = useTestServer()

/** Creates a company and signs in its administrator. */
async function enterAsAdministrator() {
  const company = await buildCompany(server.db)
  await relaxStaffFactor(server.asAdmin, company)
  const member = await buildStaff(server.db, company)
  return { company, member, browser: await server.signInStaff(member) }
}

const invitation = (email: string, rol: StaffRole = 'compras') => ({
  body: { email, firstName: 'Luz', lastName: 'Marina', rol, ends_on: null },
})

/** Returns the token of the newest mail to an address. */
async function tokenMailedTo(email: string): Promise<string> {
  const [mail] = await server.asAdmin<{ text: string }>(
    `select text from outbox_mails where recipient = $1 order by created_at desc, id desc limit 1`,
    [email],
  )
  return /#\/set-password\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
}

const membersOf = async (browser: TestBrowser) => (await server.call(listStaff, browser)).body.members
const newPassword = 'una frase larga y segura'

describe('who works in a back office', () => {
  it('is invited by mail, takes the invitation up with a password of its own, and works with its role', async () => {
    const { browser, company } = await enterAsAdministrator()
    const email = `luz.${company.id}@compania.test`
    expect((await server.call(inviteStaff, browser, invitation(email))).status).toBe(200)
    const token = await tokenMailedTo(email)
    const visitor = new TestBrowser('backoffice.test')
    expect((await server.call(openStaffLink, visitor, { body: { token } })).body.link).toEqual({
      email,
      company: company.nombre,
      isInvitation: true,
      isKnown: false,
    })
    const spent = await server.call(spendStaffLink, visitor, { body: { token, password: newPassword } })
    expect([spent.status, spent.body.email]).toEqual([200, email])
    expect(
      (await server.call(spendStaffLink, visitor, { body: { token, password: newPassword } })).status,
    ).toBe(410)
    const login = await server.call(staffLogin, visitor, { body: { username: email, password: newPassword } })
    visitor.token = login.body.session_token
    expect((await server.call(getStaffSession, visitor)).body.rol).toBe('compras')
    const [row] = (await membersOf(browser)).filter((member) => member.email === email)
    expect(row).toMatchObject({ rol: 'compras', estado: 'activo', openSessions: 1, isSelf: false })
  })

  it('is not invited twice; an invitation sent again voids the first link', async () => {
    const { browser, company, member } = await enterAsAdministrator()
    expect((await server.call(inviteStaff, browser, invitation(member.email))).problem.code).toBe(
      'user-exists',
    )
    const email = `pedro.${company.id}@compania.test`
    const { body } = await server.call(inviteStaff, browser, invitation(email))
    const first = await tokenMailedTo(email)
    expect((await server.call(resendStaffInvitation, browser, { params: { id: body.id } })).status).toBe(200)
    const second = await tokenMailedTo(email)
    const visitor = new TestBrowser('backoffice.test')
    expect((await server.call(openStaffLink, visitor, { body: { token: first } })).body.link).toBeNull()
    expect((await server.call(openStaffLink, visitor, { body: { token: second } })).body.link?.email).toBe(
      email,
    )
  })

  it('takes an invitation up with the password that the person has in the portal, and with no other', async () => {
    const { browser } = await enterAsAdministrator()
    const { person } = await buildSupplier(server.db, await buildCompany(server.db))
    await server.call(inviteStaff, browser, invitation(person.email))
    const token = await tokenMailedTo(person.email)
    await server.asAdmin('insert into totp_secrets (identity_id, sealed, last_counter) values ($1, $2, 0)', [
      person.identity,
      Buffer.from('sealed'),
    ])
    // Until then the company learns nothing about a person known to another company.
    const seen = (await membersOf(browser)).find(({ email }) => email === person.email)
    expect(seen).toMatchObject({ firstName: '', lastName: '', hasFactor: false, lastUsedAt: null })
    const visitor = new TestBrowser('backoffice.test')
    const wrong = await server.call(spendStaffLink, visitor, { body: { token, password: newPassword } })
    expect(wrong.status).toBe(422)
    const right = await server.call(spendStaffLink, visitor, { body: { token, password: person.password } })
    expect(right.status).toBe(200)
    const joined = (await membersOf(browser)).find(({ email }) => email === person.email)
    expect(joined).toMatchObject({ firstName: 'Ana', lastName: 'Pérez', hasFactor: true })
  })

  it('is nobody’s to change but an administrator’s, who has shown lately who it is', async () => {
    const { browser, company, member } = await enterAsAdministrator()
    const buyer = await buildStaff(server.db, company, 'compras')
    const asBuyer = await server.signInStaff(buyer)
    expect((await server.call(listStaff, asBuyer)).problem.code).toBe('role-refused')
    expect((await server.call(inviteStaff, asBuyer, invitation('x@y.test'))).problem.code).toBe(
      'role-refused',
    )
    const auditor = await server.signInStaff(await buildStaff(server.db, company, 'auditor'))
    expect((await server.call(listStaff, auditor)).status).toBe(200)
    expect((await server.call(inviteStaff, auditor, invitation('x@y.test'))).problem.code).toBe(
      'role-refused',
    )
    expect((await server.call(listStaff, new TestBrowser('backoffice.test'))).status).toBe(401)
    await server.asAdmin(`update session_families set stepped_up_at = now() - interval '11 minutes'`, [])
    expect((await server.call(inviteStaff, browser, invitation('x@y.test'))).problem.code).toBe(
      'step-up-needed',
    )
    await server.call(staffStepUp, browser, { body: { factor: 'password', password: member.password } })
    expect((await server.call(inviteStaff, browser, invitation(`x.${company.id}@y.test`))).status).toBe(200)
  })
})

describe('a change of what somebody may do', () => {
  const change = (browser: TestBrowser, id: string, to: object) =>
    server.call(changeStaff, browser, {
      params: { id },
      body: { version: 1, rol: 'compras', active: true, ends_on: null, ...to },
    })

  it('is refused for oneself, for the last administrator, for another company’s, and where somebody else was first', async () => {
    const { browser, company, member } = await enterAsAdministrator()
    const other = await enterAsAdministrator()
    expect((await change(browser, member.id, {})).problem.code).toBe('user-is-oneself')
    expect((await change(browser, other.member.id, {})).problem.code).toBe('user-not-found')
    const second = await buildStaff(server.db, company)
    const [row] = (await membersOf(browser)).filter(({ id }) => id === second.id)
    expect((await change(browser, second.id, { version: 99 })).problem.code).toBe('changed-meanwhile')
    expect((await change(browser, second.id, { version: row?.version })).status).toBe(200)
    await server.asAdmin(`update staff_members set role = 'administrador' where id = $1`, [second.id])
    await server.asAdmin(`update staff_members set role = 'consulta' where id = $1`, [member.id])
    const asSecond = await server.signInStaff(second)
    await server.asAdmin(`update staff_members set role = 'administrador' where id = $1`, [member.id])
    const [first] = (await membersOf(asSecond)).filter(({ id }) => id === member.id)
    await server.asAdmin(`update staff_members set ends_on = '2099-01-01' where id = $1`, [second.id])
    const refused = await change(asSecond, member.id, { version: first?.version })
    expect(refused.problem.code).toBe('last-administrator')
  })

  it('shuts somebody out at once, with all that was open', async () => {
    const { browser, company } = await enterAsAdministrator()
    const buyer = await buildStaff(server.db, company, 'compras')
    const asBuyer = await server.signInStaff(buyer)
    const [row] = (await membersOf(browser)).filter(({ id }) => id === buyer.id)
    const closed = await change(browser, buyer.id, { version: row?.version, active: false })
    expect(closed.status).toBe(200)
    expect((await server.call(getStaffSession, asBuyer)).problem.code).toBe('session-missing')
    const login = await server.call(staffLogin, new TestBrowser('backoffice.test'), {
      body: { username: buyer.email, password: buyer.password },
    })
    expect(login.status).toBe(401)
  })

  it('ends the sessions of the company’s own member only', async () => {
    const { browser, company } = await enterAsAdministrator()
    const other = await enterAsAdministrator()
    const foreign = await server.call(endStaffSessions, browser, { params: { id: other.member.id } })
    expect([foreign.status, foreign.problem.code]).toEqual([404, 'user-not-found'])
    const buyer = await buildStaff(server.db, company, 'compras')
    await server.signInStaff(buyer)
    const { body } = await server.call(endStaffSessions, browser, { params: { id: buyer.id } })
    expect(body.ended).toBe(1)
    expect((await server.call(getStaffSession, other.browser)).status).toBe(200)
  })
})

it('mails a link for a new password to who works here, and answers everybody alike', async () => {
  const { company, member } = await enterAsAdministrator()
  const ask = async (email: string) => {
    const browser = new TestBrowser(company.host)
    const captcha = await solveCaptcha(server, browser)
    return server.call(askStaffRecovery, browser, { body: { email, captcha } })
  }
  const [known, unknown] = [await ask(member.email), await ask('nadie@nadie.test')]
  expect(known.body).toEqual(unknown.body)
  const token = await tokenMailedTo(member.email)
  const visitor = new TestBrowser('backoffice.test')
  expect(
    (await server.call(spendStaffLink, visitor, { body: { token, password: newPassword } })).status,
  ).toBe(200)
  const credentials = { username: member.email, password: newPassword }
  expect((await server.call(staffLogin, visitor, { body: credentials })).status).toBe(200)
})
