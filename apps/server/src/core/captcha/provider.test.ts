import { getCaptchaChallenge } from '@enlace/contract/captcha/calls.ts'
import { buildCompany } from '@enlace/testing/builders.ts'
import { TestBrowser, useTestServer, type TestServer } from '@enlace/testing/server.ts'
import { describe, expect, it } from 'vitest'

const keys = { CAPTCHA_SITE_KEY: 'sitio-1', CAPTCHA_SECRET: 'secreto' }

/** Opens the first page; returns its policy by directive and the captcha settings in the page. */
async function openPage(server: TestServer) {
  const { host } = await buildCompany(server.db)
  const { headers, body } = await server.portal.inject({ method: 'GET', url: '/', headers: { host } })
  const directives = String(headers['content-security-policy'])
    .split('; ')
    .map((directive): [string, string] => [directive.split(' ')[0] ?? '', directive])
  const boot: { environment: object } = JSON.parse(/id="boot">(.*?)<\/script>/s.exec(body)?.[1] ?? '{}')
  return { policy: Object.fromEntries(directives), environment: boot.environment, body }
}

describe('our own captcha', () => {
  const server = useTestServer()

  it('lets the page load nothing from elsewhere, and its work be done by a file of ours', async () => {
    const { policy, environment } = await openPage(server)
    expect(environment).toMatchObject({ captchaProvider: 'altcha', captchaSiteKey: '' })
    expect(policy).toMatchObject({
      'script-src': "script-src 'self'",
      'frame-src': "frame-src 'none'",
      'worker-src': "worker-src 'self'",
    })
  })
})

describe('Turnstile', () => {
  const server = useTestServer({ CAPTCHA_PROVIDER: 'turnstile', ...keys })

  it('may load its widget, and tells the browser its key but never its secret', async () => {
    const { policy, environment, body } = await openPage(server)
    expect(environment).toMatchObject({ captchaProvider: 'turnstile', captchaSiteKey: 'sitio-1' })
    expect(body).not.toContain('secreto')
    expect(policy).toMatchObject({
      'script-src': "script-src 'self' https://challenges.cloudflare.com",
      'frame-src': 'frame-src https://challenges.cloudflare.com',
    })
  })

  it('takes the place of our own challenges', async () => {
    const company = await buildCompany(server.db)
    const { status } = await server.call(getCaptchaChallenge, new TestBrowser(company.host))
    expect(status).toBe(404)
  })
})

describe('reCAPTCHA', () => {
  const server = useTestServer({ CAPTCHA_PROVIDER: 'recaptcha', ...keys })

  it('may load its widget from the paths that it documents', async () => {
    const { policy } = await openPage(server)
    expect(policy).toMatchObject({
      'script-src': "script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
      'frame-src': 'frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
    })
  })
})
