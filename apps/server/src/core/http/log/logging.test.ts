import { getSessionContext, logout, refreshTokens } from '@enlace/contract/sign-in/session/calls.ts'
import { recoverPassword } from '@enlace/contract/sign-in/password/calls.ts'
import { recoveryMarker } from '@enlace/contract/sign-in/password/schemas.ts'
import { createPayment, validatePayment } from '@enlace/contract/payments/calls.ts'
import { searchSupplier } from '@enlace/contract/search-company/calls.ts'
import { openLink, setPassword } from '@enlace/contract/set-password/calls.ts'
import { getRegistrationStatus } from '@enlace/contract/supplier-registration/calls.ts'
import { registerProblems } from '@enlace/contract/supplier-registration/company-calls.ts'
import { buildCompany, buildSupplier } from '@enlace/testing/builders.ts'
import { solveCaptcha } from '@enlace/testing/captcha.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { Scope } from '@enlace/database/scope.ts'
import { describe, expect, it } from 'vitest'
import { addJob } from '../../jobs/commands.ts'
import { startWorker } from '../../jobs/worker.ts'
import { createInstance } from '../serve/instance.ts'
import { randomToken } from '../../keys/keys.ts'
import { withoutValues } from './logging.ts'

const mailPassword = 'clave-del-correo-9731'
const installed = {
  secretKey: 'llave-de-esta-instalacion-que-nadie-mas-tiene',
  databasePassword: 'clave-de-la-base-7142',
  bucketSecret: 'secreto-del-balde-5518',
  mailPassword,
}
const server = useTestServer({
  LOG_LEVEL: 'trace',
  SECRET_KEY: installed.secretKey,
  DATABASE_URL: `postgres://portal:${installed.databasePassword}@127.0.0.1/nada`,
  STORAGE_URL: `s3://llave:${installed.bucketSecret}@balde?region=us-east-1&endpoint=https://127.0.0.1:1`,
  SMTP_URL: `smtp://portal:${mailPassword}@127.0.0.1:1`,
  MAIL_FROM: 'portal@enlace.example',
})

const named = (needles: Record<string, string | undefined>) =>
  Object.entries(needles).filter(
    ([, needle]) => needle === undefined || server.logs.some((line) => line.includes(needle)),
  )

it('holds no secret and no person of all that people send, whatever became of it', async () => {
  const company = await buildCompany(server.db)
  const { person } = await buildSupplier(server.db, company)
  const browser = await server.signIn(person)
  const cookies = Object.fromEntries(browser.cookies)
  const visitor = new TestBrowser(company.host)
  const captcha = await solveCaptcha(server, visitor)
  const [link, request, payment, refresh, secret] = Array.from({ length: 5 }, randomToken)
  const password = 'una clave que nadie sabe'
  const contactEmail = 'lucia.nanez@proveedor.example'

  await server.call(getSessionContext, browser)
  await server.call(openLink, visitor, { body: { token: link } })
  await server.call(setPassword, visitor, { body: { token: link, password } })
  await server.call(getRegistrationStatus, visitor, { params: { token: request } })
  await server.call(validatePayment, visitor, { body: { token: payment } })
  await server.call(createPayment, visitor, { body: { correo: contactEmail, captchaValue: captcha } })
  await server.call(searchSupplier, visitor, { body: { nit: '901556203' } })
  await server.call(recoverPassword, visitor, {
    body: { data: recoveryMarker, email: person.email, company: company.id, captcha },
  })
  await server.call(registerProblems, visitor, {
    body: { supplier: JSON.stringify({ contactEmail, captchaValue: captcha }), company: '{"id":1}' },
  })
  await server.call(refreshTokens, browser, {
    body: { client_id: 'x', client_secret: secret, refresh_token: refresh, grant_type: 'refresh_token' },
  })
  // Mistyped, cut or joined links, in which no route marks the secret.
  for (const url of [
    `/payments/return/${payment}?id=1-2`,
    `/payments/return/${payment}/x`,
    `/api/registration-status/${request}/x`,
    `/${link}`,
    `/set-password?token=${link}`,
    `/${contactEmail}`,
    `/api/session?session-token=${browser.token}`,
  ]) {
    await server.portal.inject({ url, headers: { ...browser.headers(), host: company.host } })
  }
  await server.call(logout, browser)

  expect(server.logs.length).toBeGreaterThan(15)
  expect(
    named({
      ...cookies,
      sessionToken: browser.token,
      personPassword: person.password,
      email: person.email,
      nit: '901556203',
      link,
      request,
      payment,
      refresh,
      secret,
      password,
      contactEmail,
      captcha,
      mailPassword,
    }),
  ).toEqual([])
})

it('keeps to itself what the database says of the rows that a fault of ours met', async () => {
  const company = await buildCompany(server.db)
  const { person } = await buildSupplier(server.db, company)
  await server.asAdmin(
    `alter table outbox_mails add constraint refused_for_a_test check (recipient <> '${person.email}')`,
  )
  try {
    const visitor = new TestBrowser(company.host)
    const { status, problem } = await server.call(recoverPassword, visitor, {
      body: {
        data: recoveryMarker,
        email: person.email,
        company: company.id,
        captcha: await solveCaptcha(server, visitor),
      },
    })
    expect([status, problem.code]).toEqual([500, 'unexpected'])
    const logged = server.logs.filter((line) => line.includes(problem.reference ?? '-')).join('')
    expect(logged).toContain('refused_for_a_test')
    expect(named({ email: person.email })).toEqual([])
    expect(JSON.stringify(problem)).not.toContain('refused_for_a_test')
  } finally {
    await server.asAdmin('alter table outbox_mails drop constraint refused_for_a_test')
  }
})

it('writes each event as one line with its time, its request and how it ended', async () => {
  const company = await buildCompany(server.db)
  const forged = 'a\r\n{"level":50,"msg":"forged"}'
  const { headers } = await server.portal.inject({
    url: `/${encodeURIComponent(forged)}`,
    headers: { host: company.host, 'user-agent': 'x' },
  })
  const lines = server.logs.filter((line) => line.includes(String(headers['x-request-id'])))
  expect(lines.length).toBeGreaterThan(0)
  for (const line of lines) {
    expect(line.trimEnd()).not.toContain('\n')
    expect(JSON.parse(line)).toMatchObject({ time: expect.any(Number), reference: headers['x-request-id'] })
  }
  expect(server.logs.some((line) => line.includes('"msg":"forged"'))).toBe(false)
})

describe('the words of a fault', () => {
  it.each([
    ['duplicate key of lucia.nanez+1@proveedor.example.co', 'duplicate key of …'],
    ['cannot reach postgres://app:s3creta@db:5432/enlace', 'cannot reach postgres://…@db:5432/enlace'],
    [`no such link Ab1_${'xY9-'.repeat(8)} here`, 'no such link … here'],
    ['NIT 901556203 and 901.556.203-8, account 001-23456789', 'NIT … and …, account …'],
  ])('lose what they must not tell: %s', (text, kept) => {
    expect(withoutValues(text)).toBe(kept)
  })

  it.each([
    'connect ECONNREFUSED 127.0.0.1:5432 and 192.168.100.12:25',
    'no row on 2026-11-22 for job 0197c9a2-7d4e-7c11-9a55-0123456789ab',
    'at handler (file:///srv/enlace/apps/server/src/modules/supplier-registration/requests/approve-commands.ts:121:17)',
    'violates check constraint "refused_for_a_test"',
  ])('keep what finds the fault: %s', (text) => {
    expect(withoutValues(text)).toBe(text)
  })

  it('lose the value that the database quotes of a wrong one', () => {
    expect(withoutValues('invalid input syntax for type integer: "mi clave"', '22P02')).toBe(
      'invalid input syntax for type integer: "…"',
    )
  })
})

it('tells no secret of the installation or of people, by whatever way a request or a job fails', async () => {
  const told = {
    email: 'ana.diaz@proveedor.example',
    nit: '901556203',
    account: '00123456789',
    link: randomToken(),
    key: `enl_${randomToken()}`,
    ...installed,
  }
  const all = Object.values(told).join(' ')
  const password = 'una clave que nadie sabe'
  const lines: string[] = []
  const app = await createInstance(server.portal.service.settings, server.portal.service, {
    write: (line) => void lines.push(line),
  })
  const { db } = server
  const thrown = (): Promise<void> => Promise.reject(new Error(all))
  const ways: Record<string, () => unknown> = {
    thrown,
    caused: () => Promise.reject(new Error('outer', { cause: new Error(all) })),
    'with fields': () => Promise.reject(Object.assign(new Error('x'), { detail: all, password, email: all })),
    'value refused': () => db.lookUp('append_audit', [all, password, null, 'x', 'x', '10.0.0.1', '{}']),
    'function missing': () => db.lookUp('no_such_function', [all, password]),
    problem: () => Promise.reject(new Problem('file-refused', {}, { file: all })),
  }
  for (const [name, fail] of Object.entries(ways)) app.post(`/${encodeURIComponent(name)}`, fail)
  await app.ready()
  for (const name of Object.keys(ways)) {
    await app.inject({
      method: 'POST',
      url: `/${encodeURIComponent(name)}?token=${told.link}`,
      headers: {
        authorization: `Bearer ${told.key}`,
        cookie: `a=${told.link}`,
        referer: `https://x/${told.link}`,
      },
      payload: `password=${encodeURIComponent(password)}`,
    })
  }
  const company = await buildCompany(db)
  const task = { name: 'fails-in-a-test', run: thrown }
  await db.transaction(Scope.ofStaff(company.id), (tx) => addJob(tx, task.name, { told: all }, { tries: 1 }))
  const worker = startWorker({ ...app.service, log: app.log }, [task])
  await expect.poll(() => lines.some((line) => line.includes('"job failed"'))).toBe(true)
  await worker.stop()
  await app.close()

  expect(lines.filter((line) => line.includes('"answered"'))).toHaveLength(Object.keys(ways).length)
  const leaked = Object.entries({ ...told, password }).filter(([, secret]) =>
    lines.some((line) => line.includes(secret)),
  )
  expect(leaked).toEqual([])
})
