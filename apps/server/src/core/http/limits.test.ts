import { randomUUID } from 'node:crypto'
import { recoverPassword } from '@enlace/contract/sign-in/password/calls.ts'
import { openLink } from '@enlace/contract/set-password/calls.ts'
import { buildCompany } from '@enlace/testing/builders.ts'
import { solveCaptcha } from '@enlace/testing/captcha.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { expect, it } from 'vitest'

const server = useTestServer()

/** Takes a turn of a key; returns 0, or the seconds to wait. */
async function take(key: string, seconds: number[], turns: number[]): Promise<number> {
  const [row] = await server.db.lookUp<{ take_turn: number }>('take_turn', [key, seconds, turns])
  return row?.take_turn ?? -1
}

/** Moves the counter of a key into the past; a negative time makes it busier. */
const age = (key: string, seconds: number) =>
  server.asAdmin(
    `update call_meters set busy_until = busy_until - make_interval(secs => $2) where key like $1 || '/%'`,
    [key, seconds],
  )

/** Long enough that the seconds of a slow test do not matter. */
const day = 24 * 60 * 60

/** Matches a wait of `seconds`, less the duration of the test. */
const aboutSeconds = (seconds: number) => ({
  asymmetricMatch: (found: unknown) => Number(found) <= seconds && Number(found) > 0.9 * seconds,
})

it('lets a burst through at once, then one as each is paid off, and asks for no longer wait than that', async () => {
  const key = randomUUID()
  const turn = () => take(key, [day], [6])
  for (let count = 0; count < 6; count++) expect(await turn()).toBe(0)
  expect(await turn()).toEqual(aboutSeconds(day / 6))
  await age(key, day / 6)
  expect(await turn()).toBe(0)
  expect(await turn()).toEqual(aboutSeconds(day / 6))
  await age(key, day)
  for (let count = 0; count < 6; count++) expect(await turn()).toBe(0)
})

it('does not make anybody wait for an hour that only a clock that was ahead has told', async () => {
  const key = randomUUID()
  const turn = () => take(key, [600], [1])
  expect(await turn()).toBe(0)
  await age(key, -3600)
  expect(await turn()).toBe(0)
  expect(await turn()).toEqual(aboutSeconds(600))
})

it('counts nothing of what it refused', async () => {
  const key = randomUUID()
  for (let count = 0; count < 20; count++) await take(key, [day], [6])
  await age(key, day / 6)
  expect(await take(key, [day], [6])).toBe(0)
})

it('keeps to the slower of two rates', async () => {
  const key = randomUUID()
  const turn = () => take(key, [day, 10 * day], [3, 4])
  expect([await turn(), await turn(), await turn()]).toEqual([0, 0, 0])
  expect(await turn()).toEqual(aboutSeconds(day / 3))
  await age(key, day)
  expect(await turn()).toBe(0)
  expect(await turn()).toEqual(aboutSeconds(1.5 * day))
})

it('counts what comes at once as what it is', async () => {
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 30 }, () => take(key, [day], [5])))
  expect(answers.filter((seconds) => seconds === 0)).toHaveLength(5)
})

it('tells a visitor in Spanish when to try again, and leaves other addresses alone', async () => {
  const company = await buildCompany(server.db)
  const busy = new TestBrowser(company.host)
  const ask = (browser: TestBrowser) => server.call(openLink, browser, { body: { token: 'x' } })
  expect((await ask(busy)).status).toBe(200)
  await age(`set-password:${busy.address}`, -(15 * 60 + 600))
  const { status, problem, response } = await ask(busy)
  expect([status, problem.code]).toEqual([429, 'too-many-requests'])
  expect(problem.message).toMatch(/^Se hicieron demasiadas solicitudes\. Intente de nuevo en \d+ minutos\.$/)
  expect(Number(response.headers['retry-after'])).toEqual(aboutSeconds(630))
  expect((await ask(new TestBrowser(company.host))).status).toBe(200)
})

it('counts a home of IPv6 addresses as one visitor', async () => {
  const company = await buildCompany(server.db)
  const home = `2001:db8:${(company.id % 60_000).toString(16)}:7`
  for (const device of ['1', '2:3:4:5', 'ffff'])
    await server.call(
      recoverPassword,
      new TestBrowser(company.host, `${home}::${device}`.replace('::2:3:4:5', ':2:3:4:5')),
    )
  const meters = await server.asAdmin(`select key from call_meters where key like $1`, [`recovery:${home}%`])
  expect(meters).toEqual([{ key: `recovery:${home}::/64/900` }])
})

it('refuses before it reads what was sent', async () => {
  const company = await buildCompany(server.db)
  const browser = new TestBrowser(company.host)
  const body = { data: 'x'.repeat(400_000) }
  expect((await server.call(recoverPassword, browser, { body })).problem.code).toBe('body-too-large')
  await age(`recovery:${browser.address}`, -900)
  expect((await server.call(recoverPassword, browser, { body })).problem.code).toBe('too-many-requests')
})

it('writes no email into the counters, and forgets those that are paid off', async () => {
  const company = await buildCompany(server.db)
  const browser = new TestBrowser(company.host)
  const captcha = await solveCaptcha(server, browser)
  await server.call(recoverPassword, browser, {
    body: { data: 'recuperar-clave', email: 'ana@proveedor.test', company: String(company.id), captcha },
  })
  const keys = async () =>
    (await server.asAdmin<{ key: string }>('select key from call_meters')).map(({ key }) => key)
  // A digest may spell three letters by chance, never an address.
  expect((await keys()).filter((key) => /ana@|proveedor/.test(key))).toEqual([])
  const own = `captcha:${browser.address}`
  expect(await keys()).toContain(`${own}/60`)
  await age(own, day)
  await server.db.lookUp('sweep_sessions', [])
  expect(await keys()).not.toContain(`${own}/60`)
})
