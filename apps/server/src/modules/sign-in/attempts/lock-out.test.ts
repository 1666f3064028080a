import { login } from '@enlace/contract/sign-in/session/calls.ts'
import { staffLogin } from '@enlace/contract/staff/sign-in/calls.ts'
import { problemTexts } from '@enlace/contract/core/problem-texts.ts'
import { recoverPassword } from '@enlace/contract/sign-in/password/calls.ts'
import { recoveryMarker } from '@enlace/contract/sign-in/password/schemas.ts'
import { setPassword } from '@enlace/contract/set-password/calls.ts'
import { buildCompany, buildSupplier, type BuiltCompany } from '@enlace/testing/builders.ts'
import { solveCaptcha } from '@enlace/testing/captcha.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { expect, it } from 'vitest'

const server = useTestServer()

/** Creates a person with one password for a supplier and for the back office of a company. */
async function buildBoth() {
  const company = await buildCompany(server.db)
  await relaxStaffFactor(server.asAdmin, company)
  const { person } = await buildSupplier(server.db, company)
  await buildStaff(server.db, company, 'administrador', person.email)
  return { company, person }
}

/** Makes one attempt; `solves` adds a valid captcha. */
async function atPortal(
  company: BuiltCompany,
  browser: TestBrowser,
  { email, password }: { email: string; password: string },
  solves = false,
) {
  const captcha = solves ? { captcha: await solveCaptcha(server, browser) } : {}
  const form = { username: email, password, company: String(company.id), applicationType: 'agp', ...captcha }
  return server.call(login, browser, { body: form })
}

async function atBackoffice(
  browser: TestBrowser,
  { email, password }: { email: string; password: string },
  solves = false,
) {
  const captcha = solves ? { captcha: await solveCaptcha(server, browser) } : {}
  return server.call(staffLogin, browser, { body: { username: email, password, ...captcha } })
}

/** The number of parallel attempts where order is irrelevant, since the back office delays each answer. */
const atOnce = 50

/**
 * Attacks with a new address per attempt, solving captchas while that gets passwords checked, then in parallel.
 * Returns the number of checked passwords: only those are answered 401.
 */
async function attack(company: BuiltCompany, email: string, turns: number): Promise<number> {
  const guess = { email, password: 'no es esta' }
  const attempt = async (turn: number) => {
    const solves = turn < solved
    const browser = new TestBrowser(company.host, `100.64.${Math.floor(turn / 250)}.${(turn % 250) + 1}`)
    const { status } =
      turn % 2 === 0
        ? await atPortal(company, browser, guess, solves)
        : await atBackoffice(browser, guess, solves)
    return status
  }
  const solved = 12
  const answers: number[] = []
  for (let turn = 0; turn < Math.min(solved, turns); turn++) answers.push(await attempt(turn))
  for (let turn = solved; turn < turns; turn += atOnce)
    answers.push(
      ...(await Promise.all(
        Array.from({ length: Math.min(atOnce, turns - turn) }, (_, place) => attempt(turn + place)),
      )),
    )
  for (const status of answers) expect([401, 422, 429]).toContain(status)
  return answers.filter((status) => status === 401).length
}

it('lets a stranger with three hundred addresses look at ten passwords of a person an hour, at both doors together', async () => {
  const { company, person } = await buildBoth()
  expect(await attack(company, person.email, 300)).toBe(10)
  // Ten more are allowed once those are an hour old, not before.
  const turnClock = (minutes: number) =>
    server.asAdmin(
      'update attempt_counters set moments = array(select m - make_interval(mins => $1) from unnest(moments) m)',
      [minutes],
    )
  await turnClock(50)
  expect(await attack(company, person.email, 20)).toBe(0)
  await turnClock(11)
  expect(await attack(company, person.email, 20)).toBe(10)
}, 240_000)

it('keeps nobody out of a browser that the person used before, however many strangers guess', async () => {
  const { company, person } = await buildBoth()
  const [portal, desk] = [new TestBrowser(company.host), new TestBrowser(company.host)]
  await server.logIn(person, portal)
  expect((await atBackoffice(desk, person)).status).toBe(200)
  await attack(company, person.email, 100)
  // From an address never used before.
  const moved = (from: TestBrowser, address: string) => {
    const browser = new TestBrowser(from.host, address)
    const device = from.cookies.get('enlace_device')
    if (device !== undefined) browser.cookies.set('enlace_device', device)
    return browser
  }
  expect((await atPortal(company, moved(portal, '192.0.2.1'), person)).status).toBe(200)
  expect((await atBackoffice(moved(desk, '192.0.2.2'), person)).status).toBe(200)
  // And from a recently used network, in a browser without cookies.
  expect((await atPortal(company, new TestBrowser(company.host, portal.address), person)).status).toBe(200)
  expect((await atBackoffice(new TestBrowser(company.host, desk.address), person)).status).toBe(200)
}, 240_000)

it('asks a new browser for a captcha where strangers guess without one, and lets the right password in with it at once', async () => {
  const { company, person } = await buildBoth()
  const guess = { email: person.email, password: 'no es esta' }
  for (let turn = 0; turn < 100; turn++)
    await atPortal(
      company,
      new TestBrowser(company.host, `100.65.${Math.floor(turn / 250)}.${(turn % 250) + 1}`),
      guess,
    )
  const browser = new TestBrowser(company.host)
  const bare = await atPortal(company, browser, person)
  expect([bare.status, bare.problem]).toEqual([
    422,
    { error: true, code: 'captcha-needed', message: problemTexts['captcha-needed'] },
  ])
  const form = { username: person.email, password: person.password, company: String(company.id) }
  const false_ = await server.call(login, browser, {
    body: { ...form, applicationType: 'agp', captcha: 'falso' },
  })
  expect(false_.problem.code).toBe('captcha-refused')
  expect((await atPortal(company, browser, person, true)).status).toBe(200)
}, 240_000)

it('lets a person who recovered the password by mail in at once, while strangers solve captchas, too', async () => {
  const { company, person } = await buildBoth()
  await attack(company, person.email, 100)
  const browser = new TestBrowser(company.host)
  const refused = await atPortal(company, browser, person, true)
  expect(refused.problem.code).toBe('account-locked')
  const captcha = await solveCaptcha(server, browser)
  const asked = { data: recoveryMarker, email: person.email, company: String(company.id), captcha }
  expect((await server.call(recoverPassword, browser, { body: asked })).status).toBe(200)
  const [mail] = await server.asAdmin<{ text: string }>(
    "select text from outbox_mails where company_id = $1 and purpose = 'password-recovery'",
    [company.id],
  )
  const token = /set-password\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
  const password = 'otra frase larga del dueño'
  expect((await server.call(setPassword, browser, { body: { token, password } })).status).toBe(200)
  expect((await atPortal(company, browser, { email: person.email, password })).status).toBe(200)
}, 240_000)

it('counts the portal and the back office apart', async () => {
  const { company, person } = await buildBoth()
  for (let turn = 0; turn < 6; turn++)
    await atPortal(company, new TestBrowser(company.host), { email: person.email, password: 'no' }, turn > 2)
  expect((await atPortal(company, new TestBrowser(company.host), person, true)).status).toBe(429)
  expect((await atBackoffice(new TestBrowser(company.host), person)).status).toBe(200)
})

it('takes a cookie of somebody else, or a made-up one, for a stranger’s', async () => {
  const { company, person } = await buildBoth()
  const { person: other } = await buildSupplier(server.db, company)
  const thief = await server.logIn(other)
  const tried = []
  for (let turn = 0; turn < 4; turn++)
    tried.push((await atPortal(company, thief, { email: person.email, password: 'no es esta' })).status)
  expect(tried).toEqual([401, 401, 401, 422])
})
