import { createChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { getCaptchaChallenge } from '@enlace/contract/captcha/calls.ts'
import { CaptchaChallenge } from '@enlace/contract/captcha/schemas.ts'
import { query } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import { buildCompany } from '@enlace/testing/builders.ts'
import { solutionOf, solveCaptcha } from '@enlace/testing/captcha.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { Keys } from '../keys/keys.ts'
import { ProofOfWork } from './proof-of-work.ts'

const server = useTestServer({ CAPTCHA_ROUNDS: '10' })

/** The captcha of another node of the same installation, or of a node with another key. */
const captcha = (secret = 'k'.repeat(40)) => new ProofOfWork(server.db, new Keys(secret), 10)
const at = (company: number) => ({ company, address: '10.1.1.1' })

/** Creates a challenge with a valid signature that was issued some time ago. */
async function oldChallenge(company: number, secondsLeft: number): Promise<CaptchaChallenge> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 3,
    data: { company },
    deriveKey,
    expiresAt: Math.floor(Date.now() / 1000) + secondsLeft,
    hmacSignatureSecret: new Keys('k'.repeat(40)).derive('captcha', 'challenge'),
  })
  return CaptchaChallenge.parse(challenge)
}

it('takes a solved challenge once, on whichever node', async () => {
  const company = await buildCompany(server.db)
  const token = await solveCaptcha(server, new TestBrowser(company.host))
  expect(await captcha().isSolved(token, at(company.id))).toBe(true)
  expect(await captcha().isSolved(token, at(company.id))).toBe(false)
})

it('tells whether a challenge is solved and unspent without using it up', async () => {
  const company = await buildCompany(server.db)
  const token = await solveCaptcha(server, new TestBrowser(company.host))
  expect(await captcha().isUnspent('x', at(company.id))).toBe(false)
  expect(await captcha().isUnspent(token, at(company.id + 1))).toBe(false)
  for (let turn = 0; turn < 2; turn++) expect(await captcha().isUnspent(token, at(company.id))).toBe(true)
  expect(await captcha().isSolved(token, at(company.id))).toBe(true)
  expect(await captcha().isUnspent(token, at(company.id))).toBe(false)
})

it('takes a solution once when two send it at the same time', async () => {
  const company = await buildCompany(server.db)
  const token = await solveCaptcha(server, new TestBrowser(company.host))
  const answers = await Promise.all([1, 2, 3].map(() => captcha().isSolved(token, at(company.id))))
  expect(answers.filter(Boolean)).toHaveLength(1)
})

it("refuses another company's challenge, and leaves it to that company", async () => {
  const [company, other] = [await buildCompany(server.db), await buildCompany(server.db)]
  const token = await solveCaptcha(server, new TestBrowser(company.host))
  expect(await captcha().isSolved(token, at(other.id))).toBe(false)
  expect(await captcha().isSolved(token, at(company.id))).toBe(true)
})

it('refuses a challenge whose time is over, and takes one whose time is not', async () => {
  const company = await buildCompany(server.db)
  const solved = async (secondsLeft: number) =>
    captcha().isSolved(solutionOf(await oldChallenge(company.id, secondsLeft)), at(company.id))
  expect(await solved(-2)).toBe(false)
  expect(await solved(60)).toBe(true)
})

it('refuses a challenge that another key signed or whose words were changed', async () => {
  const company = await buildCompany(server.db)
  const { body } = await server.call(getCaptchaChallenge, new TestBrowser(company.host))
  const { challenge } = body
  const longer = { ...challenge.parameters, expiresAt: challenge.parameters.expiresAt + 3600 }
  const easier = { ...challenge.parameters, cost: 1, keyPrefix: '00' }
  for (const parameters of [longer, easier]) {
    const token = solutionOf({ ...challenge, parameters })
    expect(await captcha().isSolved(token, at(company.id))).toBe(false)
  }
  const token = solutionOf(challenge)
  expect(await captcha('x'.repeat(40)).isSolved(token, at(company.id))).toBe(false)
  expect(await captcha().isSolved(token, at(company.id))).toBe(true)
})

it('refuses what is no solution, without asking the database', async () => {
  const company = await buildCompany(server.db)
  const { body } = await server.call(getCaptchaChallenge, new TestBrowser(company.host))
  const written = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64')
  const { challenge } = body
  const wrongKey = '00'.repeat(32)
  for (const token of [
    'x',
    '%%%',
    written(null),
    written({ challenge }),
    written({ challenge, solution: { counter: 1.5, derivedKey: wrongKey } }),
    written({ challenge, solution: { counter: 7, derivedKey: wrongKey } }),
    written({ challenge, solution: { counter: 7, derivedKey: challenge.parameters.keyPrefix } }),
  ]) {
    expect([token, await captcha().isSolved(token, at(company.id))]).toEqual([token, false])
  }
  expect(
    await server.asAdmin('select 1 from spent_captchas where company_id = $1', [company.id]),
  ).toHaveLength(0)
})

it('forgets used solutions once their challenges are too old anyway', async () => {
  const company = await buildCompany(server.db)
  const spend = async (token: string) => captcha().isSolved(token, at(company.id))
  await spend(solutionOf(await oldChallenge(company.id, 60)))
  await server.asAdmin(`insert into spent_captchas values ($1, 'old', now() - interval '2 hours')`, [
    company.id,
  ])
  await server.db.lookUp('sweep_sessions', [])
  const kept = await server.asAdmin('select 1 from spent_captchas where company_id = $1', [company.id])
  expect(kept).toHaveLength(1)
})

it('keeps used solutions and meters from every scope', async () => {
  const company = await buildCompany(server.db)
  for (const scope of [Scope.ofVisitor(company.id), Scope.ofStaff(company.id)])
    for (const table of ['spent_captchas', 'call_meters'])
      await expect(
        server.db.read(scope, [sql`select 1 from ${sql.table(table)}`.compile(query)]),
      ).rejects.toThrow(/permission denied/)
})
