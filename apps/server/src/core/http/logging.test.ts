import { getSessionContext, logout, refreshTokens } from '@enlace/contract/core/session/calls'
import { recoverPassword } from '@enlace/contract/features/password-recovery/calls'
import { recoveryMarker } from '@enlace/contract/features/password-recovery/schemas'
import { createPayment, validatePayment } from '@enlace/contract/features/payments/calls'
import { searchSupplier } from '@enlace/contract/features/search-company/calls'
import { openLink, setPassword } from '@enlace/contract/features/set-password/calls'
import { getRegistrationStatus } from '@enlace/contract/features/supplier-registration/calls'
import { registerProblems } from '@enlace/contract/features/supplier-registration/company-calls'
import { buildCompany, buildSupplier } from '@enlace/testing/builders'
import { solveCaptcha } from '@enlace/testing/captcha'
import { TestBrowser, useTestServer } from '@enlace/testing/server'
import { expect, it } from 'vitest'
import { randomToken } from './keys.ts'

const mailPassword = 'clave-del-correo-9731'
const server = useTestServer({
  LOG_LEVEL: 'trace',
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
  // Links that were typed wrongly, cut off or joined, where no route knows which part of them is the secret.
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
