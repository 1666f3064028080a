import { getCaptchaSettings, testCaptcha } from '@enlace/contract/captcha/settings/calls.ts'
import { buildCompany } from '@enlace/testing/builders.ts'
import { solveCaptcha } from '@enlace/testing/captcha.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import type { StaffRole } from '@enlace/domain/staff-roles.ts'
import { expect, it } from 'vitest'

const server = useTestServer()

async function signIn(role: StaffRole) {
  const company = await buildCompany(server.db)
  await relaxStaffFactor(server.asAdmin, company)
  // The host of the back office determines whose captcha applies.
  return server.signInStaff(await buildStaff(server.db, company, role), new TestBrowser(company.host))
}

const prove = (browser: TestBrowser, captcha: string) =>
  server.call(testCaptcha, browser, { body: { captcha } })

it('tells which captcha there is', async () => {
  const { body } = await server.call(getCaptchaSettings, await signIn('auditor'))
  expect(body).toEqual({ provider: 'altcha', siteKey: '', hasSecret: false })
})

it('takes a solved captcha once, and nothing else', async () => {
  const browser = await signIn('administrador')
  const token = await solveCaptcha(server, browser)
  expect((await prove(browser, token)).status).toBe(200)
  expect((await prove(browser, token)).problem.code).toBe('captcha-refused')
  expect((await prove(browser, '')).problem.code).toBe('captcha-refused')
})

it('is no business of other roles, or of nobody', async () => {
  expect((await server.call(getCaptchaSettings, await signIn('compras'))).problem.code).toBe('role-refused')
  expect((await prove(new TestBrowser('backoffice.test'), 'x')).problem.code).toBe('session-missing')
})
