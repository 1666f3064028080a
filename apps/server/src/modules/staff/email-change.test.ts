import { getStaffSession, staffLogin } from '@enlace/contract/staff/sign-in/calls.ts'
import {
  beginEmailChange,
  cancelEmailChange,
  decideEmailChange,
  getSecurity,
  openEmailLink,
} from '@enlace/contract/staff/sign-in/security-calls.ts'
import { changeStaffEmail, getStaff } from '@enlace/contract/staff/calls.ts'
import { staffTexts as texts } from '@enlace/contract/staff/texts.ts'
import type { StaffRole } from '@enlace/domain/staff-roles.ts'
import { buildCompany, buildSupplier, type BuiltCompany } from '@enlace/testing/builders.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'

const server = useTestServer()
const visitor = () => new TestBrowser('backoffice.test')
const freeEmail = () => `nueva.${randomBytes(6).toString('hex')}@compania.test`

async function enter(role: StaffRole = 'administrador', own?: BuiltCompany) {
  const company = own ?? (await buildCompany(server.db))
  if (!own) await relaxStaffFactor(server.asAdmin, company)
  const member = await buildStaff(server.db, company, role)
  return { company, member, browser: await server.signInStaff(member) }
}

/** Returns the token of the newest mail to an address; empty if it has no link. */
async function linkFor(email: string): Promise<string> {
  const [mail] = await server.asAdmin<{ text: string }>(
    `select text from outbox_mails where recipient = $1 order by created_at desc, id desc limit 1`,
    [email],
  )
  return /#\/cambio-de-correo\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
}
const subjectsTo = async (email: string) =>
  (
    await server.asAdmin<{ subject: string }>(
      `select subject from outbox_mails where recipient = $1 order by created_at, id`,
      [email],
    )
  ).map(({ subject }) => subject)

const change = (browser: TestBrowser, id: string, email: string) =>
  server.call(changeStaffEmail, browser, { params: { id }, body: { email } })
const decide = (token: string, confirms = true) =>
  server.call(decideEmailChange, visitor(), { body: { token, confirms } })

describe('the email of a member of the staff', () => {
  it('is another once the new address has confirmed it: its sessions go on, and both addresses are told', async () => {
    const { company, browser } = await enter()
    const { member, browser: own } = await enter('compras', company)
    const email = freeEmail()
    expect((await change(browser, member.id, ` ${email.toUpperCase()} `)).status).toBe(200)
    const { body: waiting } = await server.call(getStaff, browser, { params: { id: member.id } })
    expect(waiting).toMatchObject({ member: { email: member.email }, emailChange: { email } })
    const token = await linkFor(email)
    const { body: opened } = await server.call(openEmailLink, visitor(), { body: { token } })
    expect(opened.link).toMatchObject({ side: 'new', oldEmail: member.email, newEmail: email })
    expect((await server.call(getStaffSession, own)).body.email).toBe(member.email)
    expect((await decide(token)).body.outcome).toBe('applied')
    expect((await server.call(getStaffSession, own)).body.email).toBe(email)
    expect(await subjectsTo(member.email)).toEqual([
      'Se solicitó cambiar su correo de inicio de sesión',
      'El correo de inicio de sesión cambió',
    ])
    expect(await subjectsTo(email)).toEqual([
      'Confirme el cambio de correo',
      'El correo de inicio de sesión cambió',
    ])
    const login = (username: string) =>
      server.call(staffLogin, visitor(), { body: { username, password: member.password } })
    expect((await login(email)).status).toBe(200)
    expect((await login(member.email)).problem.code).toBe('wrong-credentials')
    const { body: after } = await server.call(getStaff, browser, { params: { id: member.id } })
    expect(after).toMatchObject({ member: { email }, emailChange: null })
    expect(after.history.map(({ suceso }) => suceso)).toEqual(
      expect.arrayContaining(['email-asked', 'email-changed']),
    )
    expect((await decide(token)).problem.code).toBe('link-spent')
  })

  it('stays where the former address rejects it, which confirms nothing itself', async () => {
    const { company, browser } = await enter()
    const { member } = await enter('compras', company)
    const email = freeEmail()
    await change(browser, member.id, email)
    const [former, fresh] = [await linkFor(member.email), await linkFor(email)]
    expect((await decide(former)).body.outcome).toBe('waiting')
    expect((await decide(former, false)).body.outcome).toBe('cancelled')
    expect((await decide(fresh)).problem.code).toBe('link-spent')
    const { body } = await server.call(getStaff, browser, { params: { id: member.id } })
    expect(body).toMatchObject({ member: { email: member.email }, emailChange: null })
  })

  it('is changed by the member itself, who sees that it waits and may stop it', async () => {
    const { member, browser } = await enter('compras')
    const begin = (email: string) => server.call(beginEmailChange, browser, { body: { email } })
    expect((await begin(member.email)).problem.fields).toEqual({ email: texts.emailSame })
    const [first, second] = [freeEmail(), freeEmail()]
    await begin(first)
    const { body } = await server.call(getSecurity, browser)
    expect(body.emailChange).toMatchObject({ newEmail: first, oldConfirmed: true, newConfirmed: false })
    await server.call(cancelEmailChange, browser)
    expect((await decide(await linkFor(first))).problem.code).toBe('link-spent')
    await begin(second)
    expect((await decide(await linkFor(second))).body.outcome).toBe('applied')
    expect((await server.call(getStaffSession, browser)).body.email).toBe(second)
  })

  it('voids the links by which the former address would set a password', async () => {
    const { member, browser } = await enter('compras')
    await server.asAdmin(
      `insert into one_use_tokens (token_hash, company_id, identity_id, staff_id, purpose, expires_at)
       select $2, company_id, identity_id, id, 'staff-recovery', now() + interval '1 hour' from staff_members where id = $1`,
      [member.id, randomBytes(32)],
    )
    const email = freeEmail()
    await server.call(beginEmailChange, browser, { body: { email } })
    await decide(await linkFor(email))
    const [token] = await server.asAdmin<{ spent: boolean }>(
      `select bool_and(spent_at is not null) as spent from one_use_tokens where staff_id = $1 and purpose = 'staff-recovery'`,
      [member.id],
    )
    expect(token?.spent).toBe(true)
  })
})

describe('an email that is somebody else’s', () => {
  it('is refused where it is a colleague’s, and told to its owner alone where it is a stranger’s', async () => {
    const { company, member, browser } = await enter()
    const { member: colleague } = await enter('compras', company)
    const refused = await change(browser, colleague.id, member.email)
    expect(refused.problem.fields).toEqual({ email: texts.emailColleague })
    const { member: stranger } = await enter()
    expect((await change(browser, colleague.id, stranger.email)).status).toBe(200)
    expect(await subjectsTo(stranger.email)).toEqual(['Este correo ya tiene un usuario'])
    expect(await linkFor(stranger.email)).toBe('')
  })

  it('is not taken by two: whoever comes second is told', async () => {
    const { company, browser } = await enter()
    const email = freeEmail()
    const members = [await enter('compras', company), await enter('compras', company)]
    const links: string[] = []
    for (const { member } of members) {
      await change(browser, member.id, email)
      links.push(await linkFor(email))
    }
    const outcomes = []
    for (const link of links) outcomes.push((await decide(link)).body.outcome)
    expect(outcomes).toEqual(['applied', 'taken'])
  })
})

describe('an administrator', () => {
  it('changes no email of who enters elsewhere with it, or was only invited', async () => {
    const { company, browser } = await enter()
    const elsewhere = await enter('compras', company)
    await buildStaff(server.db, await buildCompany(server.db), 'compras', elsewhere.member.email)
    const supplier = await buildSupplier(server.db, company)
    const alsoSupplier = await buildStaff(server.db, company, 'compras', supplier.person.email)
    const operator = await enter('compras', company)
    await server.asAdmin(
      'insert into operators (identity_id) select identity_id from staff_members where id = $1',
      [operator.member.id],
    )
    for (const { id } of [elsewhere.member, alsoSupplier, operator.member]) {
      const refused = await change(browser, id, freeEmail())
      expect(refused.problem.fields).toEqual({ email: texts.emailElsewhere })
    }
    await server.asAdmin('update staff_members set accepted_at = null where id = $1', [elsewhere.member.id])
    const invited = await change(browser, elsewhere.member.id, freeEmail())
    expect(invited.problem.fields).toEqual({ email: texts.emailNotJoined })
  })

  it('is the only one who changes another’s, in its own company', async () => {
    const { company, member, browser } = await enter()
    const other = await enter()
    expect((await change(other.browser, member.id, freeEmail())).problem.code).toBe('user-not-found')
    const auditor = await enter('auditor', company)
    expect((await change(auditor.browser, member.id, freeEmail())).problem.code).toBe('role-refused')
    expect((await change(visitor(), member.id, freeEmail())).status).toBe(401)
    await server.asAdmin(
      `update session_families set stepped_up_at = now() - interval '11 minutes' where identity_id =
         (select identity_id from staff_members where id = $1)`,
      [member.id],
    )
    expect((await change(browser, auditor.member.id, freeEmail())).problem.code).toBe('step-up-needed')
  })
})
