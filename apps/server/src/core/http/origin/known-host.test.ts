import { getInitialData, getPageStatus } from '@enlace/contract/company/calls.ts'
import { login } from '@enlace/contract/sign-in/session/calls.ts'
import { problemTexts } from '@enlace/contract/core/problem-texts.ts'
import { buildCompany } from '@enlace/testing/builders.ts'
import { randomAddress, TestBrowser, useTestServer, type TestServer } from '@enlace/testing/server.ts'
import { describe, expect, it } from 'vitest'

const untold = useTestServer()

const get = (server: TestServer, host: string, url = '/') => server.portal.inject({ url, headers: { host } })

describe('where the operator said where the portal is', () => {
  const server = useTestServer({ PUBLIC_URL: 'https://portal.instalacion.test/' })

  it('nothing is shown, and no cookie set, under a name that is nobody’s', async () => {
    for (const [host, url] of [
      ['evil.example', '/'],
      ['evil.example', '/login'],
      ['198.51.100.7', '/'],
    ] as const) {
      const page = await get(server, host, url)
      expect([page.statusCode, page.body, page.cookies]).toEqual([421, problemTexts['unknown-host'], []])
    }
    const { status, problem, response } = await server.call(getInitialData, new TestBrowser('evil.example'))
    expect([status, problem.code, response.cookies]).toEqual([421, 'unknown-host', []])
  })

  it('the installation, its companies and this machine are known, and what watches it may call it anything', async () => {
    const company = await buildCompany(server.db)
    const known = [
      'portal.instalacion.test',
      'PORTAL.instalacion.test.',
      'localhost:3000',
      '127.0.0.1',
      company.host,
    ]
    for (const host of known) expect((await get(server, host)).statusCode).not.toBe(421)
    for (const url of ['/health', '/ready', `/host-check/${'a'.repeat(32)}`])
      expect((await get(server, '198.51.100.7', url)).statusCode).toBe(200)
  })

  it('a host with a final dot, capitals or a port is the company’s all the same', async () => {
    const company = await buildCompany(server.db)
    for (const host of [`${company.host}.`, company.host.toUpperCase(), `${company.host}.:8443`]) {
      const { body } = await server.call(getInitialData, new TestBrowser(host))
      expect(body.companies).toEqual([{ id: company.id, nombre: company.nombre }])
    }
  })

  it('a change that comes from the same host without TLS, or from another port, is another site’s', async () => {
    const { id, host } = await buildCompany(server.db)
    const from = async (origin: string) =>
      (
        await server.portal.inject({
          method: 'POST',
          url: `/api${getPageStatus.path}`,
          headers: { host, origin },
          payload: { company: id },
        })
      ).statusCode
    for (const origin of [`http://${host}`, `https://${host}:8443`, `https://${host}.evil.example`])
      expect([origin, await from(origin)]).toEqual([origin, 403])
    for (const origin of [`https://${host}`, 'https://portal.instalacion.test'])
      expect([origin, await from(origin)]).toEqual([origin, 200])
  })
})

it('without PUBLIC_URL every name shows the configured company, as on a machine where the product is tried out', async () => {
  expect(untold.portal.service.settings.isPublicUrlSet).toBe(false)
  expect((await get(untold, 'evil.example')).statusCode).not.toBe(421)
})
describe('behind a proxy', () => {
  const proxied = useTestServer({ TRUST_PROXY: '10.0.0.0/8' })

  it('what a client says of its own address is neither counted nor recorded', async () => {
    const company = await buildCompany(proxied.db)
    const [proxy, client] = [randomAddress(), randomAddress(203)]
    const fail = (forwarded: string) =>
      proxied.portal.inject({
        method: 'POST',
        url: `/api${login.path}`,
        remoteAddress: proxy,
        headers: {
          host: company.host,
          'x-forwarded-for': forwarded,
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload: `username=a%40${company.host}&password=x&company=${company.id}&applicationType=agp`,
      })
    const told = ['garbage', `x1, ${client}`, `${client}:80`, `${client}:81`, `a b, [::ffff:${client}]:9`]
    for (const forwarded of told) await fail(forwarded)
    const rows = await proxied.asAdmin<{ address: string }>(
      'select address from audit_log where company_id = $1 order by id',
      [company.id],
    )
    expect([...new Set(rows.map(({ address }) => address))]).toEqual([proxy, client])
  })
})
