import { getSessionContext, login, switchMembership } from '@enlace/contract/sign-in/session/calls.ts'
import {
  beginEmailChange,
  beginTotp,
  cancelEmailChange,
  changePassword,
  confirmTotp,
  decideEmailChange,
  endOneSession,
  endOtherSessions,
  getSecurity,
  openEmailLink,
  renewRecoveryCodes,
} from '@enlace/contract/sign-in/security/calls.ts'
import { securityTexts as texts } from '@enlace/contract/sign-in/security/texts.ts'
import { passwordRuleTexts } from '@enlace/contract/sign-in/session/password-texts.ts'
import { getStepUpMethods, stepUp } from '@enlace/contract/sign-in/second-factor/calls.ts'
import {
  buildBranch,
  buildCompany,
  buildPerson,
  buildSupplier,
  buildThirdParty,
  changeSettings,
  type BuiltPerson,
} from '@enlace/testing/builders.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { forgetStepUp } from '@enlace/testing/step-up.ts'
import { totpCode } from '@enlace/testing/totp.ts'
import { expect, it } from 'vitest'

const server = useTestServer()
const phrase = 'mi finca queda en Sachica'
const later = () => Date.now() + 30_000

async function enter() {
  const company = await buildCompany(server.db)
  const { person } = await buildSupplier(server.db, company)
  return { company, person, browser: await server.logIn(person) }
}

/** Sets up an authenticator app and returns its key. */
async function guard(browser: TestBrowser): Promise<string> {
  const { step, secret } = (await server.call(beginTotp, browser)).body
  const { status } = await server.call(confirmTotp, browser, { body: { step, code: totpCode(secret) } })
  expect(status).toBe(200)
  return secret
}

const isOpen = async (browser: TestBrowser) => (await server.call(getSessionContext, browser)).status === 200

const mailsTo = (email: string) =>
  server.asAdmin<{ subject: string; text: string; purpose: string }>(
    `select subject, text, purpose from outbox_mails where recipient = $1 order by created_at`,
    [email],
  )

/** Returns the token of the last change link mailed to an address. */
async function linkTo(email: string): Promise<string> {
  const mails = await mailsTo(email)
  const last = mails.filter(({ purpose }) => purpose === 'email-change').at(-1)
  return /\/email-change\/([\w-]+)/.exec(last?.text ?? '')?.[1] ?? ''
}

async function knock(email: string, person: BuiltPerson, password = person.password) {
  const { status } = await server.call(login, new TestBrowser(person.company.host), {
    body: { username: email, password, company: String(person.company.id), applicationType: 'agp' },
  })
  return status
}

it('asks again who it is before a dangerous act, by the password of who has no factor', async () => {
  const { browser, person } = await enter()
  await forgetStepUp(server, person)
  expect((await server.call(beginTotp, browser)).problem.code).toBe('step-up-needed')
  expect((await server.call(getStepUpMethods, browser)).body).toEqual({ methods: ['password'] })
  const show = (body: object) => server.call(stepUp, browser, { body })
  const wrong = await show({ factor: 'password', password: 'no es esta' })
  expect(wrong.problem.fields).toEqual({ password: texts.currentWrong })
  expect((await server.call(beginTotp, browser)).problem.code).toBe('step-up-needed')
  expect((await show({ factor: 'password', password: person.password })).body).toEqual({ seconds: 600 })
  expect((await server.call(beginTotp, browser)).status).toBe(200)
})

it('asks who has a factor for that one, never for the password, and opens the act in that session only', async () => {
  const { browser, person } = await enter()
  const other = await server.logIn(person)
  const secret = await guard(browser)
  await forgetStepUp(server, person)
  const byPassword = await server.call(stepUp, browser, {
    body: { factor: 'password', password: person.password },
  })
  expect(byPassword.problem.code).toBe('factor-refused')
  const body = { factor: 'totp', code: totpCode(secret, later()) }
  expect((await server.call(stepUp, browser, { body })).status).toBe(200)
  expect((await server.call(renewRecoveryCodes, browser)).status).toBe(200)
  expect((await server.call(renewRecoveryCodes, other)).problem.code).toBe('step-up-needed')
})

it('takes the word of no session that knew only the password once the person has a factor', async () => {
  const { browser, person } = await enter()
  const thief = await server.logIn(person)
  await guard(browser)
  expect((await server.call(renewRecoveryCodes, thief)).problem.code).toBe('step-up-needed')
})

it('switches to a company that demands a factor only once this session has shown one', async () => {
  const [first, second] = [
    await buildCompany(server.db, { host: null }),
    await buildCompany(server.db, { host: null, settings: { segundo_factor: 'todos' } }),
  ]
  const { person } = await buildSupplier(server.db, first)
  const elsewhere = await buildThirdParty(server.db, second)
  await buildBranch(server.db, elsewhere)
  const there = await buildPerson(server.db, elsewhere, { email: person.email })
  const browser = await server.logIn(person, new TestBrowser('nobody-claims.test'))
  const cross = () => server.call(switchMembership, browser, { body: { membership: there.membership } })
  expect((await cross()).problem.code).toBe('factor-required')
  const other = await server.logIn(person, new TestBrowser('nobody-claims.test'))
  const secret = await guard(other)
  expect((await cross()).problem.code).toBe('step-up-needed')
  const body = { factor: 'totp', code: totpCode(secret, later()) }
  expect((await server.call(stepUp, browser, { body })).status).toBe(200)
  expect((await cross()).status).toBe(200)
  await changeSettings(server.db, second, { segundo_factor: 'ninguno' })
})

it("lists the person's sessions with their devices, ends the others or one, and never another person's", async () => {
  const { browser, person } = await enter()
  const [second, third] = [await server.logIn(person), await server.logIn(person)]
  const { browser: stranger } = await enter()
  const { body } = await server.call(getSecurity, browser)
  expect(body.sessions.map(({ isCurrent }) => isCurrent).filter(Boolean)).toHaveLength(1)
  expect(body.sessions).toHaveLength(3)
  const own = (await server.call(getSecurity, stranger)).body.sessions[0]?.id
  expect((await server.call(endOneSession, browser, { params: { id: own } })).body).toEqual({ ended: 0 })
  const current = body.sessions.find(({ isCurrent }) => isCurrent)?.id
  expect((await server.call(endOneSession, browser, { params: { id: current } })).body).toEqual({ ended: 0 })
  const one = body.sessions.find(({ address }) => address === second.address)?.id
  expect((await server.call(endOneSession, browser, { params: { id: one } })).body).toEqual({ ended: 1 })
  expect([await isOpen(second), await isOpen(third)]).toEqual([false, true])
  expect((await server.call(endOtherSessions, browser)).body).toEqual({ ended: 1 })
  expect([await isOpen(third), await isOpen(browser), await isOpen(stranger)]).toEqual([false, true, true])
})

it('changes a password against the former one only, by the rules of a new one, and ends the other sessions', async () => {
  const { browser, person } = await enter()
  const other = await server.logIn(person)
  const change = (current: string, password: string) =>
    server.call(changePassword, browser, { body: { current, password } })
  expect((await change('no es esta', phrase)).problem.fields).toEqual({ current: texts.currentWrong })
  expect((await change(person.password, person.password)).problem.fields).toEqual({ password: texts.same })
  expect((await change(person.password, 'Colombia2026*')).problem.fields).toEqual({
    password: passwordRuleTexts.common,
  })
  expect((await change(person.password, 'corta')).problem.fields).toEqual({
    password: passwordRuleTexts.short,
  })
  expect((await change(person.password, phrase)).status).toBe(200)
  expect([await isOpen(browser), await isOpen(other)]).toEqual([true, false])
  expect(await knock(person.email, person)).toBe(401)
  expect(await knock(person.email, person, phrase)).toBe(200)
  expect((await mailsTo(person.email)).map(({ subject }) => subject)).toContain('Su contraseña cambió')
})

it('changes a password once when two tabs ask at the same time', async () => {
  const { browser, person } = await enter()
  const answers = await Promise.all(
    [phrase, `${phrase}!`].map((password) =>
      server.call(changePassword, browser, { body: { current: person.password, password } }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 422])
})

it('counts guesses at the former password as attempts of the account', async () => {
  const { browser } = await enter()
  const codes: (string | undefined)[] = []
  for (let guess = 0; guess < 6; guess++) {
    const body = { current: `no es esta ${guess}`, password: phrase }
    codes.push((await server.call(changePassword, browser, { body })).problem.code)
  }
  expect(codes.at(-1)).toBe('account-locked')
})

it('changes the email once both addresses have confirmed, tells both, and lets in with the new one only', async () => {
  const { browser, person } = await enter()
  const email = `nueva.${person.email}`
  const asked = await server.call(beginEmailChange, browser, { body: { email: email.toUpperCase() } })
  expect(asked.status).toBe(200)
  const visitor = new TestBrowser(person.company.host)
  const decide = async (to: string, confirms = true) => {
    const token = await linkTo(to)
    return (await server.call(decideEmailChange, visitor, { body: { token, confirms } })).body
  }
  const token = await linkTo(email)
  const opened = await server.call(openEmailLink, visitor, { body: { token } })
  expect(opened.body.link).toMatchObject({ side: 'new', oldEmail: person.email, isConfirmed: false })
  expect(await decide(email)).toEqual({ outcome: 'waiting' })
  expect(await decide(email)).toEqual({ outcome: 'waiting' })
  expect(await knock(email, person)).toBe(401)
  expect(await decide(person.email)).toEqual({ outcome: 'applied' })
  expect([await knock(person.email, person), await knock(email, person)]).toEqual([401, 200])
  for (const to of [person.email, email]) {
    expect((await mailsTo(to)).map(({ subject }) => subject)).toContain(
      'El correo de inicio de sesión cambió',
    )
  }
  const again = await server.call(openEmailLink, visitor, { body: { token } })
  expect(again.body).toEqual({ link: null })
})

it('ends a change of email that the former address refuses, that was cancelled, or that another one replaced', async () => {
  const { browser, person } = await enter()
  const visitor = new TestBrowser(person.company.host)
  const ask = (email: string) => server.call(beginEmailChange, browser, { body: { email } })
  const decide = async (token: string, confirms: boolean) => {
    const { body, problem } = await server.call(decideEmailChange, visitor, { body: { token, confirms } })
    return problem.code ?? body.outcome
  }
  await ask(`una.${person.email}`)
  const replaced = await linkTo(`una.${person.email}`)
  await ask(`dos.${person.email}`)
  expect(await decide(replaced, true)).toBe('link-spent')
  const stopped = await linkTo(`dos.${person.email}`)
  expect(await decide(await linkTo(person.email), false)).toBe('cancelled')
  expect(await decide(stopped, true)).toBe('link-spent')
  await ask(`tres.${person.email}`)
  await server.call(cancelEmailChange, browser)
  expect(await decide(await linkTo(`tres.${person.email}`), true)).toBe('link-spent')
  expect(await knock(person.email, person)).toBe(200)
})

it("never gives a person another one's email, and tells only that one that it was asked for", async () => {
  const { browser, person } = await enter()
  const { person: other } = await enter()
  const { status, body } = await server.call(beginEmailChange, browser, { body: { email: other.email } })
  expect([status, body]).toEqual([200, {}])
  const mails = await mailsTo(other.email)
  expect(mails.map(({ subject }) => subject)).toEqual(['Este correo ya tiene un usuario'])
  expect(await linkTo(other.email)).toBe('')
  const visitor = new TestBrowser(person.company.host)
  const body2 = { token: await linkTo(person.email), confirms: true }
  expect((await server.call(decideEmailChange, visitor, { body: body2 })).body).toEqual({
    outcome: 'waiting',
  })
  expect([await knock(person.email, person), await knock(other.email, other)]).toEqual([200, 200])
})

it('leaves an email that somebody else took meanwhile to that one', async () => {
  const { browser, person, company } = await enter()
  const email = `disputado.${person.email}`
  await server.call(beginEmailChange, browser, { body: { email } })
  await buildSupplier(server.db, company, { email })
  const visitor = new TestBrowser(company.host)
  const decide = async (to: string) => {
    const body = { token: await linkTo(to), confirms: true }
    return (await server.call(decideEmailChange, visitor, { body })).body.outcome
  }
  expect(await decide(email)).toBe('waiting')
  expect(await decide(person.email)).toBe('taken')
  expect(await knock(person.email, person)).toBe(200)
})
