import { getSessionContext, login } from '@enlace/contract/sign-in/session/calls.ts'
import { problemTexts } from '@enlace/contract/core/problem-texts.ts'
import { recoverPassword } from '@enlace/contract/sign-in/password/calls.ts'
import { recoveryMarker } from '@enlace/contract/sign-in/password/schemas.ts'
import { recoveryTexts as texts } from '@enlace/contract/sign-in/password/texts.ts'
import { setPassword } from '@enlace/contract/set-password/calls.ts'
import { passwordChangedTexts } from '@enlace/contract/sign-in/session/changed-mail-texts.ts'
import { buildCompany, buildSupplier, changeSettings, type BuiltCompany } from '@enlace/testing/builders.ts'
import { solveCaptcha } from '@enlace/testing/captcha.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { expect, it } from 'vitest'

const server = useTestServer({ PUBLIC_URL: 'https://proveedores.example/' })
const phrase = 'mi finca queda en Sachica'

const formOf = (company: BuiltCompany, email: string, captcha: string) => ({
  body: { data: recoveryMarker, email, company: String(company.id), captcha },
})

/** Asks for a new password as the recovery page does, with a captcha. */
async function recover(company: BuiltCompany, email: string, browser = new TestBrowser(company.host)) {
  return server.call(recoverPassword, browser, formOf(company, email, await solveCaptcha(server, browser)))
}

interface QueuedMail {
  purpose: string
  subject: string
  text: string
  html: string
  holds_secret: boolean
}

const mailsTo = (email: string) =>
  server.asAdmin<QueuedMail>(
    'select purpose, subject, text, html, holds_secret from outbox_mails where recipient = $1 order by created_at, id',
    [email],
  )

/** Returns the token of the newest mailed link. */
async function mailedToken(email: string): Promise<string> {
  const mail = (await mailsTo(email)).findLast(({ purpose }) => purpose === 'password-recovery')
  const [, token = ''] = /#\/set-password\/([\w-]{43})\s/.exec(mail?.text ?? '') ?? []
  return token
}

const spend = (company: BuiltCompany, token: string, password = phrase) =>
  server.call(setPassword, new TestBrowser(company.host), { body: { token, password } })

const enter = async (company: BuiltCompany, email: string, password: string) =>
  (
    await server.call(login, new TestBrowser(company.host), {
      body: { username: email, password, company: String(company.id), applicationType: 'agp' },
    })
  ).status

it('mails a user a link to set a new password, and answers in the words of the specification', async () => {
  const company = await buildCompany(server.db)
  const { person } = await buildSupplier(server.db, company)
  const { status, body } = await recover(company, ` ${person.email.toUpperCase()} `)
  expect([status, body]).toEqual([
    200,
    {
      error: false,
      message: 'Se ha enviado una nueva clave de acceso a su correo',
      ExisteUser: true,
    },
  ])
  const [mail, ...others] = await mailsTo(person.email)
  expect(others).toEqual([])
  expect(mail).toMatchObject({ purpose: 'password-recovery', holds_secret: true })
  expect(mail?.html).toContain(await mailedToken(person.email))
  expect(JSON.stringify(mail)).not.toContain(person.password)
})

it('links to the address that the operator and the company set, whatever the request calls its host', async () => {
  const company = await buildCompany(server.db, { host: null })
  const { person } = await buildSupplier(server.db, company)
  // An unclaimed host gets no answer; the machine's own is served, but never appears in links.
  const headers = { host: 'evil.example' }
  expect((await server.portal.inject({ url: '/api/secret', headers })).statusCode).toBe(421)
  const browser = new TestBrowser('localhost')
  browser.cookies.set('company', String(company.id))
  await recover(company, person.email, browser)
  const [mail] = await mailsTo(person.email)
  expect(mail?.text).toContain('https://proveedores.example/#/set-password/')
  expect(`${mail?.text}${mail?.html}`).not.toContain('localhost')
})

it('lets the person in with the new password only, out of all open sessions, and tells it that it changed', async () => {
  const company = await buildCompany(server.db)
  const { person } = await buildSupplier(server.db, company)
  const open = await server.logIn(person)
  await recover(company, person.email)
  expect((await spend(company, await mailedToken(person.email))).status).toBe(200)
  expect((await server.call(getSessionContext, open)).status).toBe(401)
  expect(await enter(company, person.email, person.password)).toBe(401)
  expect(await enter(company, person.email, phrase)).toBe(200)
  const mail = (await mailsTo(person.email)).findLast(({ purpose }) => purpose === 'password-changed')
  expect(mail?.subject).toBe(passwordChangedTexts.subject)
  expect(mail?.text).not.toContain(phrase)
})

it('spends a link once, keeps an earlier one good when another is asked for, and voids all when one was used', async () => {
  const company = await buildCompany(server.db)
  const { person } = await buildSupplier(server.db, company)
  await recover(company, person.email)
  const first = await mailedToken(person.email)
  await recover(company, person.email)
  const second = await mailedToken(person.email)
  expect((await spend(company, first)).status).toBe(200)
  expect((await spend(company, first)).problem.code).toBe('link-spent')
  expect((await spend(company, second)).problem.code).toBe('link-spent')
  const changes = (await mailsTo(person.email)).filter(({ purpose }) => purpose === 'password-changed')
  expect(changes).toHaveLength(1)
})

it('gives a link thirty minutes', async () => {
  const company = await buildCompany(server.db)
  const { person } = await buildSupplier(server.db, company)
  await recover(company, person.email)
  const age = (by: string) =>
    server.asAdmin(
      `update one_use_tokens set expires_at = expires_at - $2::interval where identity_id = $1`,
      [person.identity, by],
    )
  await age('29 minutes 30 seconds')
  expect((await spend(company, await mailedToken(person.email), 'corta')).status).toBe(422)
  await age('31 seconds')
  expect((await spend(company, await mailedToken(person.email))).status).toBe(410)
})

it('keeps the link only as its hash', async () => {
  const company = await buildCompany(server.db)
  const { person } = await buildSupplier(server.db, company)
  await recover(company, person.email)
  const kept = await server.asAdmin(
    `select to_jsonb(t)::text || encode(token_hash, 'escape') as text from one_use_tokens t
      where identity_id = $1 and purpose = 'recovery'`,
    [person.identity],
  )
  expect(kept).toHaveLength(1)
  expect(JSON.stringify(kept)).not.toContain(await mailedToken(person.email))
})

it('says that there is no such user: unknown, disabled, without an active membership here, of an inactive supplier', async () => {
  const [company, other] = [await buildCompany(server.db), await buildCompany(server.db)]
  const { person: disabled } = await buildSupplier(server.db, company)
  const { person: left } = await buildSupplier(server.db, company)
  const { person: stranger } = await buildSupplier(server.db, other)
  const { person: closed, thirdParty } = await buildSupplier(server.db, company)
  await server.asAdmin('update identities set active = false where id = $1', [disabled.identity])
  await server.asAdmin('update memberships set active = false where id = $1', [left.membership])
  await server.asAdmin('update third_parties set activo = false where company_id = $1 and id = $2', [
    company.id,
    thirdParty.id,
  ])
  const emails = [
    `nadie.${company.id}@proveedor.test`,
    ...[disabled, left, stranger, closed].map((p) => p.email),
  ]
  // In parallel, since each answer is delayed to a set time.
  const answers = await Promise.all(
    emails.map(async (email) => ({ email, ...(await recover(company, email)) })),
  )
  for (const { email, status, body } of answers) {
    expect([email, status, body.error, body.ExisteUser]).toEqual([email, 200, true, false])
    expect(body.message).toContain('No encontramos un usuario activo con ese correo')
    expect(await mailsTo(email)).toEqual([])
  }
})

it('tells nobody which emails are users where the company wants it so', async () => {
  const company = await buildCompany(server.db)
  const { person } = await buildSupplier(server.db, company)
  await changeSettings(server.db, company, { neutral_recovery: 1 })
  const [known, unknown] = await Promise.all([
    recover(company, person.email),
    recover(company, `nadie.${company.id}@proveedor.test`),
  ])
  expect(known.body).toEqual({ error: false, message: texts.neutral, ExisteUser: true })
  expect(unknown.body).toEqual(known.body)
  expect(await mailsTo(person.email)).toHaveLength(1)
})

it('refuses a request without a captcha, with one used before, and with one of another company', async () => {
  const [company, other] = [await buildCompany(server.db), await buildCompany(server.db)]
  const { person } = await buildSupplier(server.db, company)
  const browser = new TestBrowser(company.host)
  const used = await solveCaptcha(server, browser)
  expect((await server.call(recoverPassword, browser, formOf(company, person.email, used))).status).toBe(200)
  for (const captcha of ['', used, await solveCaptcha(server, new TestBrowser(other.host))]) {
    const { status, problem } = await server.call(
      recoverPassword,
      browser,
      formOf(company, person.email, captcha),
    )
    expect(status).toBe(422)
    expect(problem).toEqual({
      error: true,
      code: 'captcha-refused',
      message: problemTexts['captcha-refused'],
    })
  }
  expect(await mailsTo(person.email)).toHaveLength(1)
})

it('answers clients of the specification, which send no captcha, three times an hour for an address', async () => {
  const company = await buildCompany(server.db)
  const { person } = await buildSupplier(server.db, company)
  const ask = (browser: TestBrowser) =>
    server.call(recoverPassword, browser, {
      body: { data: recoveryMarker, email: person.email, company: String(company.id) },
    })
  const browser = new TestBrowser(company.host)
  for (const status of [200, 200, 200, 429]) expect((await ask(browser)).status).toBe(status)
  expect(await mailsTo(person.email)).toHaveLength(3)
  // Somebody else's address has its own turns, and a captcha is still worth what it was.
  expect((await ask(new TestBrowser(company.host))).status).toBe(200)
  expect((await recover(company, person.email, browser)).status).toBe(200)
})

it('says what is wrong with an email in the words of the form', async () => {
  const company = await buildCompany(server.db)
  const fieldsFor = async (email: string) =>
    (await server.call(recoverPassword, new TestBrowser(company.host), formOf(company, email, 'x'))).problem
      .fields
  expect(await fieldsFor('  ')).toEqual({ email: 'Lo sentimos! Debe ingresar un correo válido' })
  expect(await fieldsFor('ana@proveedor')).toEqual({
    email: 'Lo sentimos! El correo tiene un formato incorrecto',
  })
})

it('refuses another company at an address that one claims', async () => {
  const [company, other] = [await buildCompany(server.db), await buildCompany(server.db)]
  const browser = new TestBrowser(company.host)
  const { problem } = await server.call(recoverPassword, browser, formOf(other, 'a@b.test', 'x'))
  expect(problem.code).toBe('company-mismatch')
})

it('mails one email five links at most, from wherever it is asked, refuses nobody and leaves the links good', async () => {
  const company = await buildCompany(server.db)
  const { person } = await buildSupplier(server.db, company)
  for (const email of [person.email, `nadie.${company.id}@proveedor.test`]) {
    const answers = await Promise.all(
      Array.from({ length: 7 }, async () => (await recover(company, email)).body),
    )
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[6]?.ExisteUser).toBe(email === person.email)
  }
  expect(await mailsTo(person.email)).toHaveLength(5)
  expect((await spend(company, await mailedToken(person.email))).status).toBe(200)
})

it('answers no sooner for who is unknown than for who is known', async () => {
  const company = await buildCompany(server.db)
  const { person } = await buildSupplier(server.db, company)
  const emails = [person.email, `nadie.${company.id}@proveedor.test`]
  const took = emails.map(async (email) => {
    const browser = new TestBrowser(company.host)
    const captcha = await solveCaptcha(server, browser)
    const begun = performance.now()
    await server.call(recoverPassword, browser, formOf(company, email, captcha))
    return performance.now() - begun
  })
  for (const milliseconds of await Promise.all(took)) expect(milliseconds).toBeGreaterThanOrEqual(399)
})

it('writes every request into the audit trail, and neither email nor link into the log', async () => {
  const company = await buildCompany(server.db)
  const { person } = await buildSupplier(server.db, company)
  await recover(company, person.email)
  await recover(company, `nadie.${company.id}@proveedor.test`)
  const trail = await server.asAdmin(
    'select actor, identity_id, action from audit_log where company_id = $1 order by id',
    [company.id],
  )
  expect(trail).toEqual([
    { actor: person.email, identity_id: person.identity, action: 'password:recovery-sent' },
    { actor: `nadie.${company.id}@proveedor.test`, identity_id: null, action: 'password:recovery-unknown' },
  ])
  const logged = server.logs.join('')
  expect(logged).toContain('/api/password-recovery')
  for (const secret of [person.email, await mailedToken(person.email)]) expect(logged).not.toContain(secret)
})
