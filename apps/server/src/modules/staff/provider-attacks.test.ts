import {
  getStaffSession,
  staffLogin,
  staffStepUp,
  switchStaffCompany,
  takeStaffStep,
} from '@enlace/contract/staff/sign-in/calls.ts'
import { beginTotp, confirmTotp } from '@enlace/contract/staff/sign-in/security-calls.ts'
import { listCompanies } from '@enlace/contract/companies/calls.ts'
import { getStaffOidc } from '@enlace/contract/staff/oidc/calls.ts'
import { buildCompany } from '@enlace/testing/builders.ts'
import { oidcEnvironment, ownDomain, useOidcDesk, type Desk } from '@enlace/testing/oidc-desk.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor, type BuiltStaff } from '@enlace/testing/staff.ts'
import { totpCode } from '@enlace/testing/totp.ts'
import { describe, expect, it } from 'vitest'
import { signInAt } from '../../../test/identity-provider.ts'
import { useIdentityProvider } from '../../../test/use-identity-provider.ts'
import { servedStaffCalls } from '../../app/calls.ts'

const server = useTestServer(oidcEnvironment)
const provider = useIdentityProvider(oidcEnvironment.BACKOFFICE_URL)
const oidc = useOidcDesk(server, provider)
const { accounts, buildDesk, buildKnown, change, prove, goThrough, signIn, start, tie } = oidc
const sessionOf = async (browser: TestBrowser) => (await server.call(getStaffSession, browser)).body
const makeOperator = ({ id }: BuiltStaff) =>
  server.asAdmin('insert into operators (identity_id) select identity_id from staff_members where id = $1', [
    id,
  ])

/** Creates a person of an honest company who also works for the attacker's company, whose provider asserts anyone. */
async function buildVictim(given: object = {}) {
  const honest = await buildCompany(server.db)
  await relaxStaffFactor(server.asAdmin, honest)
  const attacker = await buildDesk({ satisfiesFactor: true, ...given })
  const victim = await buildStaff(server.db, honest, 'administrador', `ana@${attacker.domain}`)
  await buildStaff(server.db, attacker.company, 'compras', victim.email)
  accounts.set(victim.email, { email: victim.email, email_verified: true })
  return { honest, attacker, victim }
}

/** Sets up a person's second factor and returns its key. */
async function giveTotp(victim: BuiltStaff): Promise<string> {
  const browser = await server.signInStaff(victim)
  const { step, secret } = (await server.call(beginTotp, browser)).body
  await server.call(confirmTotp, browser, { body: { step, code: totpCode(secret) } })
  await server.asAdmin('update totp_secrets set last_counter = 0')
  return secret
}

/** Creates a trusted browser, where the password alone is enough. */
async function rememberedBrowser({ email, password }: BuiltStaff, secret: string): Promise<TestBrowser> {
  const browser = new TestBrowser('localhost')
  const body = { username: email, password }
  const { body: first } = await server.call(staffLogin, browser, { body })
  const step = first.secondStep?.step ?? ''
  await server.call(takeStaffStep, browser, {
    body: { step, trust: true, factor: 'totp', code: totpCode(secret) },
  })
  await server.asAdmin('update totp_secrets set last_counter = 0')
  const { body: again } = await server.call(staffLogin, browser, { body })
  expect(again.session_token).toBeTypeOf('string')
  return browser
}

describe('an administrator with a provider of its own', () => {
  it('is led nobody by a domain that its company did not prove', async () => {
    const honest = await buildDesk()
    const { email } = await buildKnown(honest, {}, 'administrador')
    const attacker = await buildDesk()
    const domains = [attacker.domain, honest.domain, 'otro-correo.test']
    expect((await change(attacker.desk, { version: 1, domains })).status).toBe(200)
    const found = await start(new TestBrowser('localhost'), email)
    expect(found.body.companies).toBeUndefined()
    const address = new URL(found.body.address ?? '')
    expect(address.searchParams.get('login_hint')).toBe(email)
    const [begun] = await server.asAdmin<{ company_id: number }>(
      'select company_id from staff_oidc_logins order by expires_at desc limit 1',
    )
    expect(begun?.company_id).toBe(honest.company.id)
    for (const nobody of ['alguien@otro-correo.test', 'alguien@gmail.com'])
      expect((await start(new TestBrowser('localhost'), nobody)).problem.code).toBe('oidc-unknown')
    const named = await start(new TestBrowser('localhost'), email, attacker.company.id)
    expect(named.problem.code).toBe('oidc-unknown')
  })

  it('vouches for nobody with an email of a domain that it did not prove', async () => {
    const attacker = await buildDesk()
    const foreign = ownDomain()
    await change(attacker.desk, { version: 1, domains: [attacker.domain, foreign] })
    const victim = await buildStaff(server.db, attacker.company, 'compras', `ana@${foreign}`)
    accounts.set('fingida', { email: victim.email, email_verified: true })
    const { problem } = await goThrough(`alguien@${attacker.domain}`, 'fingida')
    expect(problem.code).toBe('oidc-foreign')
    await prove(attacker.company, foreign)
    expect((await goThrough(`alguien@${attacker.domain}`, 'fingida')).body.tie?.email).toBe(victim.email)
  })

  it('loses the way in with the proof', async () => {
    const desk = await buildDesk()
    const member = await buildKnown(desk)
    expect((await signIn(member)).status).toBe(200)
    await server.asAdmin('update proven_domains set proven_at = null where company_id = $1', [
      desk.company.id,
    ])
    expect((await start(new TestBrowser('localhost'), member.email)).problem.code).toBe('oidc-unknown')
    const { body } = await server.call(getStaffOidc, desk.desk)
    expect(body.proofs).toMatchObject([{ domain: desk.domain, state: 'waiting' }])
  })

  it('tells by a domain nothing of who works there', async () => {
    const desk = await buildDesk()
    const { email } = await buildKnown(desk)
    const asked = async (who: string) => {
      const { status, body, response } = await start(new TestBrowser('localhost'), who)
      const { origin, pathname } = new URL(body.address ?? '')
      return [status, origin, pathname, response.cookies.map(({ name }) => name)]
    }
    expect(await asked(`nadie@${desk.domain}`)).toEqual(await asked(email))
  })
})

describe('a person named by a provider for the first time', () => {
  it('shows its own password, and nothing is open before', async () => {
    const { victim, attacker } = await buildVictim()
    const came = await goThrough(victim.email)
    expect(came.body).toMatchObject({ tie: { email: victim.email } })
    expect([came.body.session_token, came.browser.cookies.has('enlace_staff')]).toEqual([undefined, false])
    const step = came.body.tie?.step ?? ''
    for (const guess of ['clave', attacker.administrator.password.toUpperCase(), 'otra clave larga']) {
      const wrong = await tie(came.browser, step, guess)
      expect([wrong.status, wrong.problem.code]).toEqual([401, 'wrong-credentials'])
    }
    const trail = await server.asAdmin(
      `select 1 from audit_log where company_id = $1 and action = 'refused:oidc-tie'`,
      [attacker.company.id],
    )
    expect(trail).toHaveLength(3)
    await server.asAdmin('delete from attempt_counters')
    const tied = await tie(came.browser, step, victim.password)
    expect(tied.status).toBe(200)
    expect((await tie(came.browser, step, victim.password)).problem.code).toBe('oidc-spent')
    // From then on the provider's assertion is enough for its own company.
    expect((await goThrough(victim.email)).body.session_token).toBeTypeOf('string')
  })

  it('shows its own factor where it has one, whatever the company and the browser spare it', async () => {
    const { victim } = await buildVictim()
    const secret = await giveTotp(victim)
    const known = await rememberedBrowser(victim, secret)
    const { browser, body } = await goThrough(victim.email, victim.email, known)
    expect([body.session_token, body.tie]).toEqual([undefined, undefined])
    const step = body.secondStep?.step ?? ''
    expect((await tie(browser, step, victim.password)).problem.code).toBe('oidc-spent')
    const shown = await server.call(takeStaffStep, browser, {
      body: { step, trust: false, factor: 'totp', code: totpCode(secret) },
    })
    browser.token = shown.body.session_token
    expect(await sessionOf(browser)).toMatchObject({ isConfined: true, companies: [{ rol: 'compras' }] })
    expect((await goThrough(victim.email)).body.session_token).toBeTypeOf('string')
  })

  it('is not who an email alone was once matched with', async () => {
    const desk = await buildDesk()
    const member = await buildKnown(desk)
    await server.asAdmin(`update staff_members set oidc_issuer = $2, oidc_subject = $3 where id = $1`, [
      member.id,
      provider.issuer,
      member.email,
    ])
    expect((await goThrough(member.email)).body).toMatchObject({ tie: { email: member.email } })
  })

  it('is not who had the mailbox before', async () => {
    const desk = await buildDesk()
    const member = await buildKnown(desk)
    await signIn(member)
    accounts.set('heredera', { email: member.email, email_verified: true })
    const came = await goThrough(member.email, 'heredera')
    expect([came.body.session_token, came.body.tie?.email]).toEqual([undefined, member.email])
  })

  it('takes its invitation up by mail where it is known elsewhere', async () => {
    const { victim, attacker } = await buildVictim()
    await server.asAdmin(
      `update staff_members set accepted_at = null, active = false, invited_until = now() + interval '1 hour'
        where company_id = $1 and invited_email = $2`,
      [attacker.company.id, victim.email],
    )
    expect((await goThrough(victim.email)).problem.code).toBe('oidc-unproven')
  })
})

describe('who operates the installation', () => {
  it('is let in by no provider, tied or not', async () => {
    const desk = await buildDesk({ satisfiesFactor: true })
    const [tied, untied] = [await buildKnown(desk), await buildKnown(desk)]
    const { browser } = await signIn(tied)
    expect((await sessionOf(browser)).isOperator).toBe(false)
    await makeOperator(tied)
    await makeOperator(untied)
    expect((await server.call(getStaffSession, browser)).status).toBe(401)
    for (const { email } of [tied, untied]) {
      const { status, problem } = await goThrough(email)
      expect([status, problem.code]).toEqual([403, 'oidc-operator'])
    }
    expect((await sessionOf(await server.signInStaff(tied))).isOperator).toBe(true)
  })
})

describe('a session that a provider opened', () => {
  it('sees and enters its own company only, also after its person has shown more', async () => {
    const { victim, attacker, honest } = await buildVictim()
    const { browser } = await signIn(victim)
    const body = { factor: 'password' as const, password: victim.password }
    for (const isSteppedUp of [false, true]) {
      const shown = isSteppedUp ? (await server.call(staffStepUp, browser, { body })).status : 200
      expect(shown).toBe(200)
      const session = await sessionOf(browser)
      expect(session).toMatchObject({ isConfined: true, isOperator: false })
      expect(session.companies.map(({ id }) => id)).toEqual([attacker.company.id])
      const moved = await server.call(switchStaffCompany, browser, { body: { company: honest.id } })
      expect([moved.status, moved.problem.code]).toEqual([403, 'own-sign-in-needed'])
    }
    const own = await server.signInStaff(victim)
    expect((await sessionOf(own)).companies).toHaveLength(2)
    await server.call(switchStaffCompany, own, { body: { company: honest.id } })
  })

  it('tells an administrator of no other company', async () => {
    const desk = await buildDesk()
    const member = await buildKnown(desk, {}, 'administrador')
    const other = await buildCompany(server.db)
    await relaxStaffFactor(server.asAdmin, other)
    await buildStaff(server.db, other, 'administrador', member.email)
    const { browser } = await signIn(member)
    const { body } = await server.call(listCompanies, browser)
    expect(body.companies.map(({ id }) => id)).toEqual([desk.company.id])
  })

  const identityWide = servedStaffCalls.filter(({ ownSignIn }) => ownSignIn === true)

  it('does nothing of what is the person’s or the installation’s', async () => {
    const { victim } = await buildVictim()
    const { browser } = await signIn(victim)
    await server.call(staffStepUp, browser, { body: { factor: 'password', password: victim.password } })
    const uuid = '00000000-0000-4000-8000-000000000000'
    const refused = new Map<string, string | undefined>()
    for (const call of identityWide) {
      const params = Object.fromEntries(
        [...call.path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, uuid]),
      )
      const { problem } = await server.call(call, browser, { params, ...(call.body && { body: {} }) })
      refused.set(`${call.method} ${call.path}`, problem.code)
    }
    expect(new Set(refused.values())).toEqual(new Set(['own-sign-in-needed']))
    expect([...refused.keys()]).toEqual(
      expect.arrayContaining([
        'GET /staff/security',
        'PUT /staff/security/password',
        'POST /staff/session/company',
        'POST /staff/companies',
      ]),
    )
    const own = await server.call(staffLogin, new TestBrowser('localhost'), {
      body: { username: victim.email, password: victim.password },
    })
    expect(own.status).toBe(200)
  })
})

describe('companies that proved the same domain', () => {
  it('are chosen by the person who signs in', async () => {
    const one = await buildDesk()
    const two = await buildDesk({}, one.domain)
    const email = `nadie@${one.domain}`
    const { body } = await start(new TestBrowser('localhost'), email)
    expect(body.address).toBeUndefined()
    expect(new Set(body.companies?.map(({ id }) => id))).toEqual(new Set([one.company.id, two.company.id]))
    await chosen(one, email)
    await chosen(two, email)
  })

  async function chosen({ company }: Desk, email: string): Promise<void> {
    const browser = new TestBrowser('localhost')
    const { body } = await start(browser, email, company.id)
    accounts.set(email, { email, email_verified: true })
    const { problem } = await oidc.arrive(browser, await signInAt(body.address ?? '', email))
    expect(problem.code).toBe('oidc-foreign')
  }
})
