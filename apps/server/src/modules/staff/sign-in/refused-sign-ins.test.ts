import { followLive } from '@enlace/contract/notifications/live/calls.ts'
import { login } from '@enlace/contract/sign-in/session/calls.ts'
import { signInAlarmTexts } from '@enlace/contract/sign-in/alarm/texts.ts'
import { enrolStaffTotp, staffLogin, takeStaffStep } from '@enlace/contract/staff/sign-in/calls.ts'
import { auditActTexts } from '@enlace/contract/audit/act-texts.ts'
import { listAuditEntries } from '@enlace/contract/audit/calls.ts'
import { buildCompany, buildSupplier, type BuiltCompany } from '@enlace/testing/builders.ts'
import { solveCaptcha } from '@enlace/testing/captcha.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { totpCode } from '@enlace/testing/totp.ts'
import { describe, expect, it } from 'vitest'
import { startMetrics } from '../../../core/metrics/registry.ts'

const server = useTestServer()

interface Entry {
  actor: string
  identity_id: string | null
  action: string
  address: string
  detail: Record<string, unknown>
}

const trailOf = ({ id }: BuiltCompany) =>
  server.asAdmin<Entry>(
    `select actor, identity_id, action, address, detail from audit_log
      where company_id = $1 and action like '%:login-%' order by id`,
    [id],
  )

async function buildHouse(): Promise<BuiltCompany> {
  const company = await buildCompany(server.db)
  await relaxStaffFactor(server.asAdmin, company)
  return company
}

const knock = (username: string, password: string, browser: TestBrowser, captcha?: string) =>
  server.call(staffLogin, browser, {
    body: { username, password, ...(captcha !== undefined && { captcha }) },
  })

describe('a refused sign-in at the back office', () => {
  it('is on the trail of each company where the person works, and of no other, and in the person’s own list', async () => {
    const [company, second, other] = [await buildHouse(), await buildHouse(), await buildHouse()]
    const member = await buildStaff(server.db, company)
    await buildStaff(server.db, second, 'auditor', member.email)
    await knock(member.email.toUpperCase(), 'clave equivocada', new TestBrowser(company.host, '203.0.113.7'))
    for (const house of [company, second]) {
      expect(await trailOf(house)).toMatchObject([
        {
          actor: member.email,
          action: 'staff:login-failed',
          address: '203.0.113.7',
          detail: { device: 'lightMyRequest' },
        },
      ])
      expect(JSON.stringify(await trailOf(house))).not.toContain('clave equivocada')
    }
    expect(await trailOf(other)).toEqual([])
    const own = await server.asAdmin<{ outcome: string; address: string }>(
      'select s.outcome, s.address from sign_ins s join identities i on i.id = s.identity_id where i.email = $1',
      [member.email],
    )
    expect(own).toEqual([{ outcome: 'wrong-password', address: '203.0.113.7' }])
    const administrator = await server.logInStaff(member)
    const { body } = await server.call(listAuditEntries, administrator, { query: { tema: 'rechazos' } })
    expect(body.rows[0]).toMatchObject({ accion: 'staff:login-failed', persona: member.email })
    expect(auditActTexts['staff:login-failed']).toContain('contraseña')
  })

  it('of an email that works nowhere is on no trail', async () => {
    const company = await buildHouse()
    const { person } = await buildSupplier(server.db, company)
    await knock(person.email, 'no es esta', new TestBrowser(company.host))
    await knock('nadie@nadie.test', 'no es esta', new TestBrowser(company.host))
    expect(await trailOf(company)).toEqual([])
    const kept = await server.asAdmin('select 1 from sign_in_refusals where company_id = $1', [company.id])
    expect(kept).toEqual([])
  })

  it('tells that the account was locked once in ten minutes, however often it is tried', async () => {
    const company = await buildHouse()
    const member = await buildStaff(server.db, company)
    for (let turn = 0; turn < 12; turn++) {
      const browser = new TestBrowser(company.host)
      await knock(
        member.email,
        'no',
        browser,
        turn > 2 && turn < 5 ? await solveCaptcha(server, browser) : undefined,
      )
    }
    const acts = (await trailOf(company)).map(({ action }) => action)
    expect(acts).toEqual([...Array.from({ length: 5 }, () => 'staff:login-failed'), 'staff:login-locked'])
  })

  it('tells of a wrong second factor', async () => {
    const company = await buildCompany(server.db)
    const member = await buildStaff(server.db, company)
    const browser = new TestBrowser(company.host)
    const first = (await knock(member.email, member.password, browser)).body.secondStep?.step ?? ''
    const { body: key } = await server.call(enrolStaffTotp, browser, { body: { step: first } })
    await server.call(takeStaffStep, browser, {
      body: { factor: 'new-totp', step: first, trust: false, code: totpCode(key.secret) },
    })
    const step = (await knock(member.email, member.password, browser)).body.secondStep?.step ?? ''
    const { problem } = await server.call(takeStaffStep, browser, {
      body: { factor: 'totp', step, trust: false, code: '000000' },
    })
    expect(problem.code).toBe('factor-refused')
    expect((await trailOf(company)).map(({ action }) => action)).toEqual(['staff:login-factor'])
  })
})

describe('a burst of refused sign-ins', () => {
  const mailsOf = ({ id }: BuiltCompany) =>
    server.asAdmin<{ recipient: string; subject: string; text: string }>(
      "select recipient, subject, text from outbox_mails where company_id = $1 and purpose = 'sign-in-alarm'",
      [id],
    )
  const refuse = (company: BuiltCompany, email: string, address?: string) =>
    server.call(login, new TestBrowser(company.host, address), {
      body: { username: email, password: 'no', company: String(company.id), applicationType: 'agp' },
    })

  it('of twenty in ten minutes is mailed to the administrators once an hour and stands in their back office', async () => {
    const company = await buildHouse()
    const [boss, auditor] = [
      await buildStaff(server.db, company),
      await buildStaff(server.db, company, 'auditor'),
    ]
    const metrics = startMetrics(server.db)
    for (let turn = 0; turn < 19; turn++) await refuse(company, `a${turn}.${company.id}@proveedor.test`)
    expect(await mailsOf(company)).toEqual([])
    for (let turn = 0; turn < 10; turn++) await refuse(company, `b${turn}.${company.id}@proveedor.test`)
    const mails = await mailsOf(company)
    expect(mails).toMatchObject([{ recipient: boss.email, subject: signInAlarmTexts.mail.subject }])
    expect(mails[0]?.text).toContain('se rechazaron 20 inicios de sesión')
    expect(server.logs.filter((line) => line.includes('many sign-ins are refused')).join('')).toContain(
      `"company":${company.id}`,
    )
    const figures = await metrics.read()
    metrics.stop()
    expect(figures).toContain('enlace_sign_ins_refused_total{door="portal",reason="password"} 29')
    expect(figures).toContain('enlace_sign_in_alarms_total 1')
    const [asBoss, asAuditor] = [await server.logInStaff(boss), await server.logInStaff(auditor)]
    expect((await server.call(followLive, asBoss)).body.signInAlarm).toMatchObject({
      kind: 'many',
      refusals: 20,
    })
    expect((await server.call(followLive, asAuditor)).body.signInAlarm).toBeUndefined()
    await server.asAdmin(
      "update sign_in_alarms set raised_at = now() - interval '61 minutes' where company_id = $1",
      [company.id],
    )
    await refuse(company, 'c@proveedor.test')
    expect(await mailsOf(company)).toHaveLength(2)
  })

  it('of five persons from one network is one, too, and none where it is one person', async () => {
    const [company, calm] = [await buildHouse(), await buildHouse()]
    await Promise.all([company, calm].map((house) => buildStaff(server.db, house)))
    for (let turn = 0; turn < 6; turn++) await refuse(calm, `uno.${calm.id}@proveedor.test`, '198.51.100.4')
    expect(await mailsOf(calm)).toEqual([])
    for (let turn = 0; turn < 5; turn++) {
      const member = await buildStaff(server.db, company, 'auditor')
      await knock(member.email, 'no', new TestBrowser(company.host, `2001:db8:7:7::${turn + 1}`))
    }
    const [mail] = await mailsOf(company)
    expect(mail?.text).toContain('2001:db8:7:7::/64')
    expect(mail?.text).toContain('5 correos distintos')
  })
})
