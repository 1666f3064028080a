import { randomBytes } from 'node:crypto'
import { getSessionContext, login } from '@enlace/contract/sign-in/session/calls.ts'
import {
  beginPasskey,
  beginTotp,
  confirmPasskey,
  confirmTotp,
  distrustDevice,
  getSecurity,
  listSignIns,
  removeTotp,
} from '@enlace/contract/sign-in/security/calls.ts'
import { accessChangedMailTexts } from '@enlace/contract/sign-in/security/mail-texts.ts'
import {
  askSignInPasskey,
  enrolTotpAtSignIn,
  takeSecondStep,
} from '@enlace/contract/sign-in/second-factor/sign-in-calls.ts'
import { setPassword } from '@enlace/contract/set-password/calls.ts'
import { TestAuthenticator } from '@enlace/testing/authenticator.ts'
import {
  buildCompany,
  buildSupplier,
  changeSettings,
  type BuiltCompany,
  type BuiltPerson,
} from '@enlace/testing/builders.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { totpCode } from '@enlace/testing/totp.ts'
import { hashOf } from '../../../core/keys/keys.ts'
import { expect, it } from 'vitest'

const server = useTestServer()

/** Beyond the current and the previous code, since each code counts once. */
const later = () => Date.now() + 30_000

async function buildSomebody(settings: Record<string, unknown> = {}) {
  const company = await buildCompany(server.db, { settings, host: `c${Math.random()}.localhost` })
  const { person } = await buildSupplier(server.db, company, { isMaster: true })
  return { company, person }
}

/** Creates a person with an authenticator app. */
async function buildGuarded(known?: { company: BuiltCompany; person: BuiltPerson }) {
  const { company, person } = known ?? (await buildSomebody())
  const browser = await server.logIn(person)
  const key = await server.call(beginTotp, browser)
  const { step, secret } = key.body
  const { status, body } = await server.call(confirmTotp, browser, {
    body: { step, code: totpCode(secret) },
  })
  expect(status).toBe(200)
  return { company, person, browser, secret, codes: body.recoveryCodes ?? [] }
}

/** Attempts a login with the correct or another password. */
function knock(
  person: BuiltPerson,
  browser = new TestBrowser(person.company.host),
  password = person.password,
) {
  return server.call(login, browser, {
    body: { username: person.email, password, company: String(person.company.id), applicationType: 'agp' },
  })
}

/** Starts a login that waits for its second step. */
async function begin(person: BuiltPerson, browser = new TestBrowser(person.company.host)) {
  const { body } = await knock(person, browser)
  expect(body).toMatchObject({ error: true })
  expect(body.data).toBeUndefined()
  return { browser, step: body.secondStep?.step ?? '', secondStep: body.secondStep }
}

const show = (browser: TestBrowser, step: string, code: string, more: object = {}) =>
  server.call(takeSecondStep, browser, { body: { factor: 'totp', step, trust: false, code, ...more } })

it('opens no session for the right password alone once an app is set up, and one for its code', async () => {
  const { person, secret } = await buildGuarded()
  const { browser, step, secondStep } = await begin(person)
  expect(secondStep).toMatchObject({ methods: ['totp', 'recovery'], enrols: false })
  expect(browser.cookies.has('enlace_session')).toBe(false)
  browser.token = step
  expect((await server.call(getSessionContext, browser)).problem.code).toBe('session-missing')
  const { status, body } = await show(browser, step, totpCode(secret, later()))
  expect(status).toBe(200)
  browser.token = body.data?.session_token
  expect((await server.call(getSessionContext, browser)).status).toBe(200)
})

it('takes a code once, in any tab, and a step once', async () => {
  const { person, secret } = await buildGuarded()
  const code = totpCode(secret, later())
  const [first, second] = [await begin(person), await begin(person)]
  const answers = await Promise.all([
    show(first.browser, first.step, code),
    show(second.browser, second.step, code),
  ])
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422])
  const won = answers[0]?.status === 200 ? first : second
  const again = await show(won.browser, won.step, totpCode(secret, later()))
  expect(again.problem.code).toBe('sign-in-step-expired')
})

it('takes the code of the moment and those beside it, and none further away', async () => {
  const { person, secret } = await buildGuarded()
  const { browser, step } = await begin(person)
  for (const at of [-90_000, 90_000]) {
    const { problem } = await show(browser, step, totpCode(secret, Date.now() + at))
    expect(problem.code).toBe('factor-refused')
  }
  expect((await show(browser, step, totpCode(secret, later()))).status).toBe(200)
})

it('counts wrong codes per person, whichever login and address they come from, and tells the person', async () => {
  const { person, company, secret } = await buildGuarded()
  const outcomes: (string | undefined)[] = []
  for (let guess = 0; guess < 7; guess++) {
    const { browser, step } = await begin(person)
    outcomes.push((await show(browser, step, '000000')).problem.code)
  }
  expect(outcomes.slice(0, 5)).toEqual(Array(5).fill('factor-refused'))
  expect(outcomes.slice(5)).toEqual(['account-locked', 'account-locked'])
  const { browser, step } = await begin(person)
  expect((await show(browser, step, totpCode(secret, later()))).problem.code).toBe('account-locked')
  const mails = await server.asAdmin(
    'select subject from outbox_mails where company_id = $1 and subject = $2',
    [company.id, accessChangedMailTexts['factor-guessed'].subject],
  )
  expect(mails).toHaveLength(1)
})

it('takes each recovery code once, however it is typed, and none of another person', async () => {
  const { person, codes } = await buildGuarded()
  const stranger = await buildGuarded()
  expect(codes).toHaveLength(10)
  const enter = async (code: string) => {
    const { browser, step } = await begin(person)
    return (await show(browser, step, code, { factor: 'recovery' })).status
  }
  expect(await enter(stranger.codes[0] ?? '')).toBe(422)
  expect(await enter((codes[0] ?? '').toLowerCase().replaceAll('-', ' '))).toBe(200)
  expect(await enter(codes[0] ?? '')).toBe(422)
  expect(await enter(codes[1] ?? '')).toBe(200)
})

it('keeps neither key nor recovery code in a readable form', async () => {
  const { person, secret, codes } = await buildGuarded()
  const kept = await server.asAdmin<{ row: string }>(
    `select t::text as row from totp_secrets t where identity_id = $1
     union all select c::text from recovery_codes c where identity_id = $1`,
    [person.identity],
  )
  expect(kept).toHaveLength(11)
  const readable = [secret, secret.replaceAll(' ', ''), ...codes, ...codes.map((c) => c.replaceAll('-', ''))]
  const hex = readable.map((text) => Buffer.from(text).toString('hex'))
  for (const { row } of kept) {
    for (const text of [...readable, ...hex]) expect(row).not.toContain(text)
  }
})

it('asks no trusted device for the factor, until its trust is taken away or the person is another', async () => {
  const { person, secret } = await buildGuarded()
  const device = new TestBrowser(person.company.host)
  const { step } = await begin(person, device)
  const entered = await show(device, step, totpCode(secret, later()), { trust: true })
  device.token = entered.body.data?.session_token
  const trusted = await knock(person, device)
  expect(trusted.body.data).toBeDefined()
  device.token = trusted.body.data?.session_token
  const { person: colleague } = await buildSupplier(server.db, person.company)
  await buildGuarded({ company: person.company, person: colleague })
  await begin(colleague, device)
  const { body } = await server.call(getSecurity, device)
  expect(body.devices).toHaveLength(1)
  await server.call(distrustDevice, device, { params: { id: body.devices[0]?.id } })
  await begin(person, device)
})

it('asks a trusted device for the factor again once the password was recovered', async () => {
  const { person, secret } = await buildGuarded()
  const device = new TestBrowser(person.company.host)
  const { step } = await begin(person, device)
  await show(device, step, totpCode(secret, later()), { trust: true })
  expect((await knock(person, device)).body.data).toBeDefined()
  const [token, password] = [randomBytes(32).toString('base64url'), 'otra frase larga de Ana']
  await server.asAdmin(
    "insert into one_use_tokens (token_hash, company_id, identity_id, purpose, expires_at) values ($1, $2, $3, 'recovery', now() + interval '1 hour')",
    [hashOf(token), person.company.id, person.identity],
  )
  // In that same browser, which is then known, but no longer trusted.
  expect((await server.call(setPassword, device, { body: { token, password } })).status).toBe(200)
  await begin({ ...person, password }, device)
})

it('opens dangerous acts to no trusted device before it showed the factor', async () => {
  const { person, secret } = await buildGuarded()
  const device = new TestBrowser(person.company.host)
  const { step } = await begin(person, device)
  await show(device, step, totpCode(secret, later()), { trust: true })
  const { body } = await knock(person, device)
  device.token = body.data?.session_token
  expect((await server.call(removeTotp, device)).problem.code).toBe('step-up-needed')
})

it('never loses the factor to a recovered password, and enters with the new one and the factor only', async () => {
  const { person, company, secret } = await buildGuarded()
  const token = 'a'.repeat(43)
  await server.asAdmin(
    `insert into one_use_tokens (token_hash, company_id, identity_id, purpose, expires_at)
     values ($1, $2, $3, 'recovery', now() + interval '30 minutes')`,
    [hashOf(token), company.id, person.identity],
  )
  const password = 'mi finca queda en Sachica'
  const set = await server.call(setPassword, new TestBrowser(company.host), { body: { token, password } })
  expect(set.status).toBe(200)
  const { browser, step } = await begin({ ...person, password })
  expect((await show(browser, step, totpCode(secret, later()))).status).toBe(200)
})

it('lets a person set the factor up at the login of a company that demands one, and nobody else past it', async () => {
  const { person } = await buildSomebody({ segundo_factor: 'todos' })
  const { browser, step, secondStep } = await begin(person)
  expect(secondStep).toMatchObject({ methods: [], enrols: true })
  expect((await show(browser, step, '000000')).problem.code).toBe('factor-refused')
  const { body: key } = await server.call(enrolTotpAtSignIn, browser, { body: { step } })
  const second = await begin(person)
  const { body: secondKey } = await server.call(enrolTotpAtSignIn, second.browser, {
    body: { step: second.step },
  })
  const done = await show(browser, step, totpCode(key.secret), { factor: 'new-totp' })
  expect([done.status, done.body.recoveryCodes?.length]).toEqual([200, 10])
  // The other tab began before; it cannot replace the key now in use.
  const late = await show(second.browser, second.step, totpCode(secondKey.secret), { factor: 'new-totp' })
  expect(late.problem.code).toBe('sign-in-step-expired')
})

it('demands the factor of masters only, or of nobody, as the company says', async () => {
  const company = await buildCompany(server.db, { settings: { segundo_factor: 'master' } })
  const { person: master, thirdParty } = await buildSupplier(server.db, company, { isMaster: true })
  const { person: user } = await buildSupplier(server.db, thirdParty.company)
  await begin(master)
  expect((await knock(user)).body.data).toBeDefined()
  await changeSettings(server.db, company, { segundo_factor: 'ninguno' })
  expect((await knock(master)).body.data).toBeDefined()
})

it('refuses to take the last factor away where a company demands one', async () => {
  const { person, browser, company } = await buildGuarded()
  await changeSettings(server.db, company, { segundo_factor: 'todos' })
  expect((await server.call(removeTotp, browser)).problem.code).toBe('factor-required')
  await changeSettings(server.db, company, { segundo_factor: 'ninguno' })
  expect((await server.call(removeTotp, browser)).status).toBe(200)
  expect((await knock(person)).body.data).toBeDefined()
})

it('signs in with a passkey of this host, once for each challenge, and with no other device, host or challenge', async () => {
  const { person, company } = await buildSomebody()
  const origin = `http://${company.host}:3000`
  const browser = await server.logIn(person)
  const device = new TestAuthenticator(origin)
  const asked = await server.call(beginPasskey, browser)
  const made = await server.call(confirmPasskey, browser, {
    body: { step: asked.body.step, name: 'Portátil', made: device.make(asked.body.options.challenge) },
  })
  expect([made.status, made.body.recoveryCodes?.length]).toEqual([200, 10])

  const { browser: tab, step, secondStep } = await begin(person)
  expect(secondStep).toMatchObject({ methods: ['passkey', 'recovery'] })
  const ask = async () =>
    (await server.call(askSignInPasskey, tab, { body: { step } })).body.options.challenge
  const answer = async (given: object) =>
    (
      await server.call(takeSecondStep, tab, {
        body: { factor: 'passkey', step, trust: false, answer: given },
      })
    ).status
  await ask()
  expect(await answer(device.answer('YW5vdGhlcg'))).toBe(422)
  const spent = await ask()
  const cheat = new TestAuthenticator(origin)
  expect(await answer({ ...cheat.answer(spent), id: device.id.toString('base64url') })).toBe(422)
  // The challenge was answered wrongly and cannot be answered again.
  expect(await answer(device.answer(spent))).toBe(422)
  const phished = new TestAuthenticator('https://portal-proveedores.example', company.host)
  await ask()
  expect(await answer(phished.answer(await ask()))).toBe(422)
  expect(await answer(device.answer(await ask()))).toBe(200)
})

it('takes a passkey whose counter did not rise for a copy', async () => {
  const { person, company } = await buildSomebody()
  const browser = await server.logIn(person)
  const device = new TestAuthenticator(`http://${company.host}:3000`)
  const asked = await server.call(beginPasskey, browser)
  const { step, options } = asked.body
  await server.call(confirmPasskey, browser, {
    body: { step, name: 'Llave', made: device.make(options.challenge) },
  })
  const enter = async () => {
    const { browser: tab, step: token } = await begin(person)
    const { body } = await server.call(askSignInPasskey, tab, { body: { step: token } })
    const answer = device.answer(body.options.challenge)
    return (
      await server.call(takeSecondStep, tab, {
        body: { factor: 'passkey', step: token, trust: false, answer },
      })
    ).status
  }
  expect(await enter()).toBe(200)
  device.counter = 0
  expect(await enter()).toBe(422)
})

it('offers no passkey at a host that is only what a request calls itself', async () => {
  const { person } = await buildSomebody()
  const browser = await server.logIn(person)
  const elsewhere = new TestBrowser('portal-proveedores.example')
  for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value)
  elsewhere.token = browser.token
  expect((await server.call(getSecurity, elsewhere)).body.canUsePasskeys).toBe(false)
  expect((await server.call(beginPasskey, elsewhere)).problem.code).toBe('factor-refused')
})

it("confirms no key and no passkey of another person's step", async () => {
  const [one, other] = [await buildSomebody(), await buildSomebody()]
  const [browser, thief] = [await server.logIn(one.person), await server.logIn(other.person)]
  const { body } = await server.call(beginTotp, browser)
  const stolen = await server.call(confirmTotp, thief, {
    body: { step: body.step, code: totpCode(body.secret) },
  })
  expect(stolen.problem.code).toBe('sign-in-step-expired')
})

it("shows the person its history: how it entered, wrong passwords and wrong factors, and nobody else's", async () => {
  const { person, browser, secret } = await buildGuarded()
  await knock(person, new TestBrowser(person.company.host), 'no es la clave')
  const { browser: tab, step } = await begin(person)
  await show(tab, step, '000000')
  await show(tab, step, totpCode(secret, later()))
  const { body } = await server.call(listSignIns, browser)
  expect(body.rows.map(({ outcome }) => outcome)).toEqual([
    'entered-totp',
    'wrong-factor',
    'wrong-password',
    'entered',
  ])
  expect(body.rows[1]).toMatchObject({ address: tab.address, company: person.company.nombre })
})

it('tells the person of a new device by mail, and not of the first nor of a known one', async () => {
  const { person, company } = await buildSomebody()
  const mails = () =>
    server.asAdmin(`select recipient from outbox_mails where company_id = $1 and purpose = 'new-device'`, [
      company.id,
    ])
  const first = await server.logIn(person)
  await server.logIn(person, first)
  expect(await mails()).toEqual([])
  await server.logIn(person)
  expect(await mails()).toEqual([{ recipient: person.email }])
})
