import { getStaffSession } from '@enlace/contract/staff/sign-in/calls.ts'
import { checkStaffOidc, getStaffOidc } from '@enlace/contract/staff/oidc/calls.ts'
import { buildCompany } from '@enlace/testing/builders.ts'
import { oidcEnvironment, ownDomain, useOidcDesk, type Desk } from '@enlace/testing/oidc-desk.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { describe, expect, it } from 'vitest'
import { client, signInAt } from '../../../../test/identity-provider.ts'
import { useIdentityProvider } from '../../../../test/use-identity-provider.ts'

const server = useTestServer(oidcEnvironment)
const provider = useIdentityProvider(oidcEnvironment.BACKOFFICE_URL)
const { accounts, buildDesk, buildKnown, change, start, arrive, signIn, goThrough } = useOidcDesk(
  server,
  provider,
)

describe('signing in by the company’s provider', () => {
  it('opens the back office to who works there', async () => {
    const desk = await buildDesk()
    const member = await buildKnown(desk)
    const { email } = member
    const { browser, status } = await signIn({ ...member, email: email.toUpperCase() }, email)
    expect(status).toBe(200)
    const { body } = await server.call(getStaffSession, browser)
    expect(body).toMatchObject({ email, rol: 'compras', company: { id: desk.company.id } })
  })

  it('goes out with PKCE, state and nonce, and asks for no more than who it is', async () => {
    const desk = await buildDesk()
    const { email } = await buildKnown(desk)
    const { body } = await start(new TestBrowser('localhost'), email)
    const { searchParams } = new URL(body.address ?? '')
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      scope: 'openid email profile',
      redirect_uri: 'http://localhost:3001/',
    })
    for (const name of ['code_challenge', 'state', 'nonce'])
      expect(searchParams.get(name)).toMatch(/^[\w-]{43}$/)
  })

  it('takes up an invitation that still holds', async () => {
    const desk = await buildDesk()
    const email = `nuevo@${desk.domain}`
    accounts.set(email, { email, email_verified: true })
    await server.asAdmin(
      `insert into identities (email, first_name, last_name) values ($1, 'Nueva', 'Persona')`,
      [email],
    )
    const invite = (until: string) =>
      server.asAdmin(
        `insert into staff_members (company_id, identity_id, role, invited_email, invited_until)
         select $1, id, 'consulta', email, now() + $3::interval from identities where email = $2
         on conflict (company_id, identity_id) do update set invited_until = excluded.invited_until`,
        [desk.company.id, email, until],
      )
    await invite('-1 minute')
    expect((await goThrough(email)).problem.code).toBe('oidc-foreign')
    await invite('1 hour')
    const { browser, status } = await goThrough(email)
    expect(status).toBe(200)
    expect((await server.call(getStaffSession, browser)).body.rol).toBe('consulta')
  })

  it('knows again whom it vouched for, whatever its email is by now', async () => {
    const desk = await buildDesk()
    const member = await buildKnown(desk)
    const { email, id } = member
    const { email: colleague } = await buildKnown(desk)
    expect((await signIn(member)).status).toBe(200)
    const changed = `cambiada.${email}`
    await server.asAdmin(
      `update identities set email = $2 where id = (select identity_id from staff_members where id = $1)`,
      [id, changed],
    )
    const again = await goThrough(email)
    expect((await server.call(getStaffSession, again.browser)).body.email).toBe(changed)
    // Another person's email does not change the linked member.
    accounts.set(email, { email: colleague, email_verified: true })
    const renamed = await goThrough(email)
    expect((await server.call(getStaffSession, renamed.browser)).body.email).toBe(changed)
    // Nor does an email of another domain, or an unverified one: for a linked member the email is ignored.
    accounts.set(email, { email: 'otra@fuera.test', email_verified: false })
    expect((await goThrough(email)).status).toBe(200)
    accounts.set(email, {})
    expect((await goThrough(email)).status).toBe(200)
  })

  it('is for who was invited, whoever the provider vouches for', async () => {
    const desk = await buildDesk()
    const { email, id } = await buildKnown(desk)
    accounts.set('otra', { email: `otra@${desk.domain}`, email_verified: true })
    const stranger = await goThrough(email, 'otra')
    expect([stranger.status, stranger.problem.code]).toEqual([403, 'oidc-foreign'])
    expect(stranger.browser.cookies.has('enlace_staff')).toBe(false)
    await server.asAdmin('update staff_members set active = false where id = $1', [id])
    expect((await goThrough(email)).problem.code).toBe('oidc-foreign')
  })

  it('wants a verified email, of one of the company’s domains', async () => {
    const desk = await buildDesk()
    const unverified = await buildKnown(desk, { email_verified: false })
    expect((await goThrough(unverified.email)).problem.code).toBe('oidc-unverified')
    const foreign = await buildStaff(server.db, desk.company, 'compras', `ana@${ownDomain()}`)
    accounts.set('fuera', { email: foreign.email, email_verified: true })
    expect((await goThrough(unverified.email, 'fuera')).problem.code).toBe('oidc-foreign')
  })

  it('believes a provider that never says so only where the company does, and never one that says the contrary', async () => {
    const strict = await buildDesk()
    const silent = { email_verified: undefined }
    const { email } = await buildKnown(strict, silent)
    expect((await goThrough(email)).problem.code).toBe('oidc-unverified')
    const trusting = await buildDesk({ needsVerifiedEmail: false })
    expect((await signIn(await buildKnown(trusting, silent))).status).toBe(200)
    const denied = await buildKnown(trusting, { email_verified: false })
    expect((await goThrough(denied.email)).problem.code).toBe('oidc-unverified')
  })

  it('works once, in the browser where it began', async () => {
    const desk = await buildDesk()
    const { email } = await buildKnown(desk)
    const [own, other] = [new TestBrowser('localhost'), new TestBrowser('localhost')]
    const answer = await signInAt((await start(own, email)).body.address ?? '', email)
    await start(other, email)
    expect((await arrive(other, answer)).problem.code).toBe('oidc-spent')
    const cookies = new Map(own.cookies)
    expect((await arrive(own, answer)).status).toBe(200)
    for (const [name, value] of cookies) own.cookies.set(name, value)
    expect((await arrive(own, answer)).problem.code).toBe('oidc-spent')
    expect((await arrive(new TestBrowser('localhost'), 'code=x&state=y')).problem.code).toBe('oidc-spent')
  })

  it('is refused where the provider refuses, or somebody changed its answer', async () => {
    const desk = await buildDesk()
    const { email } = await buildKnown(desk)
    const browser = new TestBrowser('localhost')
    const state = async () =>
      new URL((await start(browser, email)).body.address ?? '').searchParams.get('state') ?? ''
    expect((await arrive(browser, `error=access_denied&state=${await state()}`)).problem.code).toBe(
      'oidc-refused',
    )
    const forged = new URLSearchParams({ code: 'falso', state: await state(), iss: provider.issuer })
    expect((await arrive(browser, forged.toString())).problem.code).toBe('oidc-refused')
  })

  it('is offered to no email of another domain, and to nobody once it is switched off', async () => {
    const desk = await buildDesk()
    const { email } = await buildKnown(desk)
    const browser = new TestBrowser('localhost')
    expect((await start(browser, `ana@${ownDomain()}`)).problem.code).toBe('oidc-unknown')
    const answer = await signInAt((await start(browser, email)).body.address ?? '', email)
    await change(desk.desk, { version: 1, isOn: false, secret: '', domains: [desk.domain] })
    expect((await arrive(browser, answer)).problem.code).toBe('oidc-spent')
    expect((await start(browser, email)).problem.code).toBe('oidc-unknown')
  })
})

describe('the second factor', () => {
  const demand = ({ company }: Desk) =>
    server.asAdmin(
      `update settings set value = '"todos"' where company_id = $1 and name = 'segundo_factor_administracion'`,
      [company.id],
    )
  const giveFactor = (email: string) =>
    server.asAdmin(
      `insert into totp_secrets (identity_id, sealed, last_counter) select id, 'x', 0 from identities where email = $1`,
      [email],
    )

  it('is the provider’s where the company says so', async () => {
    const desk = await buildDesk({ satisfiesFactor: true })
    const member = await buildKnown(desk)
    await demand(desk)
    expect((await signIn(member)).body.session_token).toBeTypeOf('string')
  })

  it('is asked for otherwise, and is set up by nobody who has shown no password', async () => {
    const desk = await buildDesk()
    const { email } = await buildKnown(desk)
    await demand(desk)
    const refused = await goThrough(email)
    expect([refused.status, refused.problem.code]).toEqual([403, 'oidc-factor'])
    const told = "select actor from audit_log where company_id = $1 and action = 'staff:login-provider'"
    expect(await server.asAdmin(told, [desk.company.id])).toEqual([{ actor: email }])
    await giveFactor(email)
    const { body } = await goThrough(email)
    expect(body).toMatchObject({ secondStep: { enrols: false } })
    expect(body.session_token).toBeUndefined()
  })
})

describe('the settings of the provider', () => {
  it('never tell the secret, and keep it where none is written', async () => {
    const { desk, domain } = await buildDesk()
    const { body, response } = await server.call(getStaffOidc, desk)
    expect(body).toMatchObject({ hasSecret: true, domains: [domain], redirectUri: 'http://localhost:3001/' })
    expect(response.body).not.toContain(client.secret)
    expect((await change(desk, { version: 1, secret: '', domains: [domain] })).status).toBe(200)
    expect((await change(desk, { version: 1, secret: '' })).problem.code).toBe('changed-meanwhile')
    expect((await server.call(getStaffOidc, desk)).body.version).toBe(2)
  })

  it('are refused where they cannot work, each at its field', async () => {
    const company = await buildCompany(server.db)
    await relaxStaffFactor(server.asAdmin, company)
    const desk = await server.signInStaff(await buildStaff(server.db, company))
    const faults = async (given: object) => Object.keys((await change(desk, given)).problem.fields ?? {})
    expect(await faults({ secret: '' })).toEqual(['secret'])
    expect(await faults({ domains: ['no es'] })).toEqual(['domains'])
    expect(await faults({ domains: ['compania.test', 'gmail.com'] })).toEqual(['domains'])
    expect(await faults({ issuer: 'http://proveedor.test' })).toEqual(['issuer'])
    expect(await faults({ issuer: `${provider.issuer}/otro` })).toEqual(['issuer'])
    const check = (issuer: string) => server.call(checkStaffOidc, desk, { body: { issuer } })
    expect((await check(provider.issuer)).body).toMatchObject({ issuer: provider.issuer, hasPkce: true })
    expect((await check(`${provider.issuer}/otro`)).problem.code).toBe('invalid-fields')
  })

  it('are an administrator’s', async () => {
    const { company } = await buildDesk()
    const auditor = await server.signInStaff(await buildStaff(server.db, company, 'auditor'))
    expect((await server.call(getStaffOidc, auditor)).status).toBe(200)
    expect((await change(auditor)).problem.code).toBe('role-refused')
    const buyer = await server.signInStaff(await buildStaff(server.db, company, 'compras'))
    expect((await server.call(getStaffOidc, buyer)).problem.code).toBe('role-refused')
    expect((await server.call(getStaffOidc, new TestBrowser('localhost'))).status).toBe(401)
  })
})
