import { login } from '@enlace/contract/sign-in/session/calls.ts'
import { buildCompany } from '@enlace/testing/builders.ts'
import { randomAddress, useTestServer, type TestServer } from '@enlace/testing/server.ts'
import { describe, expect, it } from 'vitest'

/** Fails a login through a proxy and returns whose address its entry of the audit trail has. */
async function failThroughProxy(server: TestServer) {
  const company = await buildCompany(server.db)
  const [proxy, client] = [randomAddress(), randomAddress(203)]
  const response = await server.portal.inject({
    method: 'POST',
    url: `/api${login.path}`,
    remoteAddress: proxy,
    headers: {
      host: 'inside.test',
      'x-forwarded-for': client,
      'x-forwarded-host': company.host,
      'x-forwarded-proto': 'https',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: `username=a%40${company.host}&password=x&company=${company.id}&applicationType=agp`,
  })
  const [entry] = await server.asAdmin<{ address: string }>(
    `select address from audit_log where company_id = $1`,
    [company.id],
  )
  const whose = new Map([
    [proxy, 'proxy'],
    [client, 'client'],
  ]).get(entry?.address ?? '')
  return { whose, isSecure: 'strict-transport-security' in response.headers }
}

describe('behind a proxy that is trusted', () => {
  const server = useTestServer({ TRUST_PROXY: '10.0.0.0/8' })
  it('counts and records the client, its host and its protocol', async () => {
    expect(await failThroughProxy(server)).toEqual({ whose: 'client', isSecure: true })
  })
})

describe('without a trusted proxy', () => {
  const server = useTestServer()
  it('believes nothing that a client says of its own address', async () => {
    expect(await failThroughProxy(server)).toEqual({ whose: 'proxy', isSecure: false })
  })
})
