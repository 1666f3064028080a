import { createHash, randomBytes } from 'node:crypto'
import { hashPassword } from '@enlace/database/password.ts'
import { getSessionContext, login } from '@enlace/contract/sign-in/session/calls.ts'
import { openLink, setPassword } from '@enlace/contract/set-password/calls.ts'
import { setPasswordTexts as texts } from '@enlace/contract/set-password/texts.ts'
import {
  buildBranch,
  buildCompany,
  buildSupplier,
  buildThirdParty,
  type BuiltCompany,
} from '@enlace/testing/builders.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { expect, it } from 'vitest'

const server = useTestServer()
const phrase = 'mi finca queda en Sachica'

/** Invites an email to a supplier of the company, as its staff do. Returns the link's token. */
async function invite(company: BuiltCompany, email: string): Promise<string> {
  const thirdParty = await buildThirdParty(server.db, company)
  await buildBranch(server.db, thirdParty)
  return makeLink(company, email, thirdParty.id)
}

async function makeLink(
  company: BuiltCompany,
  email: string,
  thirdParty: number,
  minutes = 60,
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await server.asAdmin(
    `select open_company($1::integer), invite_person($2, 'Eva', 'Ruiz', $3, false, null, $4, $5)`,
    [company.id, email, thirdParty, createHash('sha256').update(token).digest(), minutes],
  )
  return token
}

const set = (
  company: BuiltCompany,
  token: string,
  password: string,
  browser = new TestBrowser(company.host),
) => server.call(setPassword, browser, { body: { token, password } })

const enter = async (company: BuiltCompany, email: string, password: string) =>
  (
    await server.call(login, new TestBrowser(company.host), {
      body: { username: email, password, company: String(company.id), applicationType: 'agp' },
    })
  ).status

const newEmail = () => `eva.${randomBytes(5).toString('hex')}@proveedor.test`

it('sets the first password of an invited person, who can then sign in, and spends the link', async () => {
  const company = await buildCompany(server.db)
  const email = newEmail()
  const token = await invite(company, email.toUpperCase())
  const { status, body } = await set(company, token, phrase)
  expect([status, body]).toEqual([200, { email }])
  expect(await enter(company, email, phrase)).toBe(200)
  const again = await set(company, token, 'otra frase muy distinta')
  expect([again.status, again.problem.code]).toEqual([410, 'link-spent'])
})

it('tells whose a link is without spending it, and nothing of one that is spent', async () => {
  const company = await buildCompany(server.db)
  const email = newEmail()
  const token = await invite(company, email)
  const browser = new TestBrowser(company.host)
  for (let turn = 0; turn < 3; turn++)
    expect((await server.call(openLink, browser, { body: { token } })).body).toEqual({
      email,
      isKnown: false,
    })
  expect((await set(company, token, phrase)).status).toBe(200)
  expect((await server.call(openLink, browser, { body: { token } })).body).toEqual({
    email: null,
    isKnown: false,
  })
})

it('spends a link once when two ask at the same time', async () => {
  const company = await buildCompany(server.db)
  const token = await invite(company, newEmail())
  const answers = await Promise.all([set(company, token, phrase), set(company, token, `${phrase}!`)])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 410]))
})

it('refuses a link that is too old, was replaced, or never was', async () => {
  const company = await buildCompany(server.db)
  const thirdParty = await buildThirdParty(server.db, company)
  const email = newEmail()
  const old = await makeLink(company, email, thirdParty.id, 0)
  expect((await set(company, old, phrase)).status).toBe(410)
  const replaced = await makeLink(company, email, thirdParty.id)
  await makeLink(company, email, thirdParty.id)
  expect((await set(company, replaced, phrase)).status).toBe(410)
  expect((await set(company, 'no-such-token', phrase)).status).toBe(410)
})

it('refuses a short password and a common one in the words of the form, and leaves the link open', async () => {
  const company = await buildCompany(server.db)
  const email = newEmail()
  const token = await invite(company, email)
  const refused = async (password: string) => (await set(company, token, password)).problem.fields
  expect(await refused('corta')).toEqual({ password: texts.short })
  expect(await refused('x'.repeat(129))).toEqual({ password: texts.long })
  expect(await refused('')).toEqual({ password: texts.required })
  expect(await refused('Colombia2026*')).toEqual({ password: texts.common })
  expect((await set(company, token, phrase)).status).toBe(200)
})

it("lets nobody in before the invitation was taken up, whoever set the person's password elsewhere", async () => {
  const [first, second] = [await buildCompany(server.db), await buildCompany(server.db)]
  const email = newEmail()
  await invite(first, email)
  await set(second, await invite(second, email), phrase)
  expect(await enter(second, email, phrase)).toBe(200)
  expect(await enter(first, email, phrase)).toBe(401)
})

it('takes up an invitation with the password that the person has, and sets none', async () => {
  const [first, second] = [await buildCompany(server.db), await buildCompany(server.db)]
  const { person } = await buildSupplier(server.db, first)
  const token = await invite(second, person.email)
  const taken = await set(second, token, phrase)
  expect(taken.problem.fields).toEqual({ password: texts.existing })
  expect(await enter(first, person.email, phrase)).toBe(401)
  expect((await set(second, token, person.password)).status).toBe(200)
  expect(await enter(second, person.email, person.password)).toBe(200)
})

it('ends all sessions of the person when a recovery sets a new password', async () => {
  const company = await buildCompany(server.db)
  const { person } = await buildSupplier(server.db, company)
  const browser = await server.signIn(person)
  const token = randomBytes(32).toString('base64url')
  await server.asAdmin(
    `insert into one_use_tokens (token_hash, company_id, identity_id, purpose, expires_at)
     values ($1, $2, $3, 'recovery', now() + interval '30 minutes')`,
    [createHash('sha256').update(token).digest(), company.id, person.identity],
  )
  expect((await set(company, token, phrase)).status).toBe(200)
  expect((await server.call(getSessionContext, browser)).status).toBe(401)
  expect(await enter(company, person.email, person.password)).toBe(401)
  expect(await enter(company, person.email, phrase)).toBe(200)
})

it("refuses a link at another company's address, and remembers its company where none claims the address", async () => {
  const company = await buildCompany(server.db, { host: null })
  const other = await buildCompany(server.db)
  const token = await invite(company, newEmail())
  expect((await set(other, token, phrase)).problem.code).toBe('company-mismatch')
  const browser = new TestBrowser('nobody-claims.test')
  expect((await set(company, token, phrase, browser)).status).toBe(200)
  expect(browser.cookies.get('company')).toBe(String(company.id))
})

it('slows an address down that guesses links', async () => {
  const company = await buildCompany(server.db)
  const browser = new TestBrowser(company.host)
  const answers = []
  for (let turn = 0; turn < 32; turn++)
    answers.push((await set(company, `guess-${turn}`, phrase, browser)).status)
  expect(answers.slice(0, 30).every((status) => status === 410)).toBe(true)
  expect(answers.at(-1)).toBe(429)
})

it('writes into the audit trail who set a password with which link', async () => {
  const company = await buildCompany(server.db)
  const email = newEmail()
  await set(company, await invite(company, email), phrase)
  const trail = await server.asAdmin('select actor, action, detail from audit_log where company_id = $1', [
    company.id,
  ])
  expect(trail).toEqual([{ actor: email, action: 'password:set', detail: { purpose: 'invitation' } }])
})

it('takes a second invitation up with a password that is shorter than a new one may be, and with no other', async () => {
  const company = await buildCompany(server.db)
  const { person } = await buildSupplier(server.db, company)
  const short = 'corta-123'
  await server.asAdmin('update identities set password_hash = $2 where id = $1', [
    person.identity,
    await hashPassword(short),
  ])
  const other = await buildCompany(server.db)
  const token = await invite(other, person.email)
  const browser = new TestBrowser(other.host)
  expect((await server.call(openLink, browser, { body: { token } })).body).toEqual({
    email: person.email,
    isKnown: true,
  })
  expect((await set(other, token, 'otra-1234')).problem.fields).toEqual({ password: texts.existing })
  expect((await set(other, token, short)).status).toBe(200)
  expect(await enter(other, person.email, short)).toBe(200)
})

it('refuses as new whatever the person, its company and its supplier are called', async () => {
  const company = await buildCompany(server.db)
  const email = `usuario.${randomBytes(3).toString('hex')}@demo.co`
  const token = await invite(company, email)
  await server.asAdmin("update companies set nombre = 'Andina de Alimentos S.A.' where id = $1", [company.id])
  await server.asAdmin("update third_parties set nombre = 'Corrugados La Sabana' where company_id = $1", [
    company.id,
  ])
  for (const password of [
    email,
    'Andina2026*!',
    'AndinadeAlimentos',
    'LaSabana2026',
    'EvaRuiz2026',
    '1q2w3e4r5t',
  ])
    expect([password, (await set(company, token, password)).problem.fields]).toEqual([
      password,
      { password: texts.common },
    ])
  expect((await set(company, token, 'la sabana amanece con niebla')).status).toBe(200)
})
