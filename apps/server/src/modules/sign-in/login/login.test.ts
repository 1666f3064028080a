import { login } from '@enlace/contract/sign-in/session/calls.ts'
import { problemTexts } from '@enlace/contract/core/problem-texts.ts'
import {
  buildBranch,
  buildCompany,
  buildPerson,
  buildSupplier,
  buildThirdParty,
} from '@enlace/testing/builders.ts'
import { solveCaptcha } from '@enlace/testing/captcha.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { expect, it } from 'vitest'

const server = useTestServer()

const formOf = (username: string, company: number, password = 'no es esta') => ({
  body: { username, password, company: String(company), applicationType: 'agp' },
})

it("answers a login in the specification's shape and gives the session in two halves", async () => {
  const company = await buildCompany(server.db)
  const { person, thirdParty } = await buildSupplier(server.db, company, { isMaster: true })
  const browser = new TestBrowser(company.host)
  const { status, body, response } = await server.call(
    login,
    browser,
    formOf(` ${person.email.toUpperCase()} `, company.id, person.password),
  )
  expect(status).toBe(200)
  expect(body).toEqual({
    access_token: expect.stringMatching(/^[\w-]{43}$/),
    refresh_token: expect.stringMatching(/^[\w-]{43}$/),
    expires_in: 900,
    client_id: expect.stringMatching(/^[\w-]{43}$/),
    client_secret: expect.stringMatching(/^[\w-]{43}$/),
    data: {
      session_token: expect.stringMatching(/^[\w-]{43}$/),
      userId: person.identity,
      contactFirstName: 'Ana',
      contactLastName: 'Pérez',
      contactEmail: person.email,
      razon_social: thirdParty.nombre,
      isMaster: true,
    },
    error: false,
    message: '',
  })
  const cookie = response.cookies.find(({ name }) => name === 'enlace_session')
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/', maxAge: 12 * 60 * 60 })
  expect(response.body).not.toContain(cookie?.value)
})

it('keeps no token as it was given, only its hash', async () => {
  const company = await buildCompany(server.db)
  const { person } = await buildSupplier(server.db, company)
  const browser = await server.logIn(person)
  const kept = await server.asAdmin(
    `select to_jsonb(s)::text || to_jsonb(f)::text as text from sessions s join session_families f on f.id = s.family_id
      where s.company_id = $1`,
    [company.id],
  )
  expect(JSON.stringify(kept)).not.toContain(browser.token)
  expect(JSON.stringify(kept)).not.toContain(browser.cookies.get('enlace_session'))
})

it('answers wrong password, unknown email, disabled person and stranger to the company alike', async () => {
  const company = await buildCompany(server.db)
  const other = await buildCompany(server.db)
  const { person } = await buildSupplier(server.db, company)
  const { person: disabled } = await buildSupplier(server.db, company)
  const { person: stranger } = await buildSupplier(server.db, other)
  await server.asAdmin('update identities set active = false where id = $1', [disabled.identity])

  for (const [email, password] of [
    [person.email, 'no es esta'],
    ['nadie@proveedor.test', 'no es esta'],
    [disabled.email, disabled.password],
    [stranger.email, stranger.password],
  ] as const) {
    const { status, problem, response } = await server.call(
      login,
      new TestBrowser(company.host),
      formOf(email, company.id, password),
    )
    expect(status).toBe(401)
    expect(problem).toEqual({
      error: true,
      code: 'wrong-credentials',
      message: problemTexts['wrong-credentials'],
    })
    expect(response.cookies.map(({ name }) => name)).not.toContain('enlace_session')
  }
})

it('lets nobody in for a supplier that is inactive or a membership that was not taken up', async () => {
  const company = await buildCompany(server.db)
  const { person, thirdParty } = await buildSupplier(server.db, company)
  const form = formOf(person.email, company.id, person.password)
  const enter = async () => (await server.call(login, new TestBrowser(company.host), form)).status
  expect(await enter()).toBe(200)
  await server.asAdmin('update third_parties set activo = false where company_id = $1 and id = $2', [
    company.id,
    thirdParty.id,
  ])
  expect(await enter()).toBe(401)
  await server.asAdmin('update third_parties set activo = true where company_id = $1', [company.id])
  await server.asAdmin('update memberships set active = false where company_id = $1', [company.id])
  expect(await enter()).toBe(401)
})

it('asks for a captcha after three failures from wherever a person is not known, an unknown email just so', async () => {
  const company = await buildCompany(server.db)
  const { person } = await buildSupplier(server.db, company)
  for (const email of [person.email, `nadie.${company.id}@proveedor.test`]) {
    const answers = []
    for (let turn = 0; turn < 4; turn++)
      answers.push(await server.call(login, new TestBrowser(company.host), formOf(email, company.id)))
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 422])
    expect(answers.at(-1)?.problem).toEqual({
      error: true,
      code: 'captcha-needed',
      message: problemTexts['captcha-needed'],
    })
  }
})

it('looks at nothing more from there for an hour after two failures with a captcha, and says how long', async () => {
  const company = await buildCompany(server.db)
  const { person } = await buildSupplier(server.db, company)
  for (const email of [person.email, `nadie.${company.id}@proveedor.test`]) {
    const browser = new TestBrowser(company.host)
    for (let turn = 0; turn < 5; turn++) {
      const { body } = formOf(email, company.id)
      const captcha = turn < 3 ? {} : { captcha: await solveCaptcha(server, browser) }
      expect((await server.call(login, browser, { body: { ...body, ...captcha } })).status).toBe(401)
    }
    const right = formOf(email, company.id, person.password)
    const { status, problem, response } = await server.call(login, new TestBrowser(company.host), right)
    expect([status, problem.code, problem.error]).toEqual([429, 'account-locked', true])
    expect(problem.message).toMatch(/Intente de nuevo en (1 hora|60 minutos|59 minutos)\.$/)
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(3000)
  }
})

it('delays a browser that the person used before after its third failure there, in the end for a quarter of an hour', async () => {
  const company = await buildCompany(server.db)
  const { person } = await buildSupplier(server.db, company)
  const browser = await server.logIn(person)
  const fail = () => server.call(login, browser, formOf(person.email, company.id))
  const statuses = []
  for (let turn = 0; turn < 5; turn++) statuses.push((await fail()).status)
  expect(statuses).toEqual([401, 401, 401, 401, 429])
  for (let turn = 0; turn < 4; turn++) {
    await server.asAdmin(
      "update attempt_counters set blocked_until = now() where blocked_until < now() + interval '10 minutes'",
    )
    expect((await fail()).status).toBe(401)
  }
  expect((await fail()).problem.message).toContain('Intente de nuevo en 15 minutos.')
})

it('counts guesses made at once as what they are', async () => {
  const company = await buildCompany(server.db)
  const { person } = await buildSupplier(server.db, company)
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      server.call(login, new TestBrowser(company.host), formOf(person.email, company.id)),
    ),
  )
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(3)
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(17)
})

it('slows an address down that tries many accounts, and no other address', async () => {
  const company = await buildCompany(server.db)
  const { person } = await buildSupplier(server.db, company)
  const spraying = '10.77.77.77'
  for (let turn = 0; turn < 30; turn++) {
    const browser = new TestBrowser(company.host, spraying)
    await server.call(login, browser, formOf(`a${turn}.${company.id}@proveedor.test`, company.id))
  }
  const right = formOf(person.email, company.id, person.password)
  expect((await server.call(login, new TestBrowser(company.host, spraying), right)).status).toBe(429)
  expect((await server.call(login, new TestBrowser(company.host), right)).status).toBe(200)
})

it('forgets failures at a browser of the person when the right password comes', async () => {
  const company = await buildCompany(server.db)
  const { person } = await buildSupplier(server.db, company)
  const browser = await server.logIn(person)
  for (let round = 0; round < 3; round++) {
    for (let turn = 0; turn < 3; turn++) {
      await server.call(login, browser, formOf(person.email, company.id))
    }
    const { cookies } = await server.logIn(person, browser)
    expect(cookies.has('enlace_session')).toBe(true)
  }
})

it('gives strangers no more guesses when the right password comes from elsewhere', async () => {
  const company = await buildCompany(server.db)
  const { person } = await buildSupplier(server.db, company)
  const statuses = []
  for (let turn = 0; turn < 4; turn++) {
    if (turn < 3) await server.logIn(person)
    const { status } = await server.call(
      login,
      new TestBrowser(company.host),
      formOf(person.email, company.id),
    )
    statuses.push(status)
  }
  expect(statuses).toEqual([401, 401, 401, 422])
})

it('opens the membership that the person used last in that company', async () => {
  const company = await buildCompany(server.db)
  const { person } = await buildSupplier(server.db, company)
  const second = await buildThirdParty(server.db, company)
  await buildBranch(server.db, second)
  const again = await buildPerson(server.db, second, { email: person.email })
  await server.asAdmin('update memberships set last_used_at = now() where id = $1', [again.membership])
  const form = formOf(person.email, company.id, person.password)
  const { body } = await server.call(login, new TestBrowser(company.host), form)
  expect(body.data?.razon_social).toBe(second.nombre)
})

it('refuses another company at an address that a company claims, and one that does not exist anywhere', async () => {
  const company = await buildCompany(server.db)
  const other = await buildCompany(server.db)
  const at = async (host: string, id: number) =>
    (await server.call(login, new TestBrowser(host), formOf('a@b.test', id))).problem.code
  expect(await at(company.host, other.id)).toBe('company-mismatch')
  expect(await at(company.host, 999_999_999)).toBe('company-mismatch')
  expect(await at('nobody-claims.test', 999_999_999)).toBe('company-not-found')
  const trail = await server.asAdmin(
    'select actor, action, detail from audit_log where company_id = $1 order by id',
    [company.id],
  )
  expect(trail[0]).toEqual({
    actor: 'a@b.test',
    action: 'refused:company-mismatch',
    detail: { company: other.id },
  })
})

it('remembers the company for the next page only at an address that none claims', async () => {
  const company = await buildCompany(server.db)
  const { person } = await buildSupplier(server.db, company)
  const claimed = await server.logIn(person)
  const open = await server.logIn(person, new TestBrowser('nobody-claims.test'))
  expect(claimed.cookies.has('company')).toBe(false)
  expect(open.cookies.get('company')).toBe(String(company.id))
})

it('ends the session that the same browser had before', async () => {
  const company = await buildCompany(server.db)
  const { person } = await buildSupplier(server.db, company)
  const browser = await server.logIn(person)
  await server.logIn(person, browser)
  const families = await server.asAdmin<{ ended_reason: string | null }>(
    'select ended_reason from session_families where identity_id = $1 order by created_at',
    [person.identity],
  )
  expect(families.map(({ ended_reason }) => ended_reason)).toEqual(['replaced', null])
})

it('writes logins and failures into the audit trail, with the address and without the password', async () => {
  const company = await buildCompany(server.db)
  const { person } = await buildSupplier(server.db, company)
  await server.call(login, new TestBrowser(company.host, '10.1.2.3'), formOf(person.email, company.id))
  await server.logIn(person, new TestBrowser(company.host, '10.1.2.4'))
  const trail = await server.asAdmin('select * from audit_log where company_id = $1 order by id', [
    company.id,
  ])
  expect(trail).toMatchObject([
    { actor: person.email, action: 'session:login-failed', address: '10.1.2.3', identity_id: null },
    { actor: person.email, action: 'session:login', address: '10.1.2.4', identity_id: person.identity },
  ])
  expect(JSON.stringify(trail)).not.toContain(person.password)
})

it('logs neither email nor password nor token of a login', async () => {
  const company = await buildCompany(server.db)
  const { person } = await buildSupplier(server.db, company)
  const browser = await server.logIn(person)
  await server.call(
    login,
    new TestBrowser(company.host),
    formOf(person.email, company.id, 'clave-equivocada'),
  )
  const logged = server.logs.join('')
  expect(logged).toContain('/api/login')
  for (const secret of [
    person.email,
    person.password,
    'clave-equivocada',
    browser.token,
    browser.cookies.get('enlace_session'),
    browser.cookies.get('XSRF-TOKEN'),
  ]) {
    expect(logged).not.toContain(secret)
  }
})
