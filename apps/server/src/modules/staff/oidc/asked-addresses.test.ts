import { createServer as createHttp } from 'node:http'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { checkStaffOidc } from '@enlace/contract/staff/oidc/calls.ts'
import { arriveByStaffOidc, startStaffOidc } from '@enlace/contract/staff/sign-in/oidc-login-calls.ts'
import { staffOidcTexts } from '@enlace/contract/staff/oidc/texts.ts'
import { buildCompany } from '@enlace/testing/builders.ts'
import { oidcEnvironment, useOidcDesk } from '@enlace/testing/oidc-desk.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useIdentityProvider } from '../../../../test/use-identity-provider.ts'

const server = useTestServer({ BACKOFFICE_URL: oidcEnvironment.BACKOFFICE_URL, OIDC_HOSTS: '127.0.0.1:1' })

/** A server that accepts and counts connections, but never answers. */
let silent: Server
let connections = 0
const portOf = (listening: Server) => (listening.address() as AddressInfo).port // it listens to a port
beforeAll(async () => {
  silent = createServer(() => {
    connections += 1
  })
  await new Promise<void>((resolve) => silent.listen({ port: 0, host: '::', ipv6Only: false }, resolve))
})
afterAll(() => new Promise((resolve) => silent.close(resolve)))

async function enter() {
  const company = await buildCompany(server.db)
  await relaxStaffFactor(server.asAdmin, company)
  return { company, desk: await server.signInStaff(await buildStaff(server.db, company)) }
}
const check = (desk: TestBrowser, issuer: string) => server.call(checkStaffOidc, desk, { body: { issuer } })

describe('an issuer that is inside', () => {
  it('is connected to at no port, and every one of them is answered alike', async () => {
    const { desk } = await enter()
    const open = portOf(silent)
    const answers = new Set<string>()
    for (const host of [
      '127.0.0.1',
      'localhost',
      '[::1]',
      '[::ffff:127.0.0.1]',
      '[::127.0.0.1]',
      '2130706433',
      '0x7f.1',
      'localhost.',
    ]) {
      for (const port of [open, 2]) {
        const { status, problem } = await check(desk, `https://${host}:${port}`)
        answers.add(`${status} ${problem.code} ${problem.fields?.['issuer']}`)
        await server.asAdmin('delete from call_meters')
      }
    }
    expect([...answers]).toEqual([`422 invalid-fields ${staffOidcTexts.form.issuerUnreachable}`])
    expect(connections).toBe(0)
  })

  it('is not asked without TLS either, but where the operator named its host', async () => {
    const { desk } = await enter()
    const { problem } = await check(desk, `http://127.0.0.1:${portOf(silent)}`)
    expect(problem.fields?.['issuer']).toBe(staffOidcTexts.form.issuerMalformed)
    expect(connections).toBe(0)
    const named = await check(desk, 'http://127.0.0.1:1')
    expect(named.problem.fields?.['issuer']).toBe(staffOidcTexts.form.issuerUnreachable)
  })
})

describe('the check of an issuer', () => {
  it('is for who has shown lately who it is, and not without end', async () => {
    const { desk } = await enter()
    await server.asAdmin('delete from call_meters')
    const codes: (string | undefined)[] = []
    for (let turn = 0; turn < 21; turn += 1) codes.push((await check(desk, 'https://localhost')).problem.code)
    expect(new Set(codes.slice(0, 20))).toEqual(new Set(['invalid-fields']))
    expect(codes[20]).toBe('too-many-requests')
    await server.asAdmin('delete from call_meters')
    await server.asAdmin('update session_families set stepped_up_at = null')
    expect((await check(desk, 'https://localhost')).problem.code).toBe('step-up-needed')
  })
})

describe('a provider that names addresses of the inside as its own', () => {
  const own = useTestServer(oidcEnvironment)
  const { buildDesk } = useOidcDesk(own, useIdentityProvider(oidcEnvironment.BACKOFFICE_URL))

  it('leads nothing there: no code, no key and no person is asked for', async () => {
    const inner = createHttp((_, response) => void response.end('{}'))
    let asked = 0
    inner.on('connection', () => (asked += 1))
    await new Promise<void>((resolve) => inner.listen(0, 'localhost', resolve))
    const inside = `http://localhost:${portOf(inner)}`
    const evil = createHttp((request, response) => {
      const issuer = `http://${request.headers.host}`
      response.setHeader('content-type', 'application/json')
      response.end(
        JSON.stringify({
          issuer,
          authorization_endpoint: `${issuer}/a`,
          token_endpoint: `${inside}/t`,
          jwks_uri: `${inside}/j`,
          userinfo_endpoint: `${inside}/u`,
        }),
      )
    })
    await new Promise<void>((resolve) => evil.listen(0, '127.0.0.1', resolve))
    const { domain } = await buildDesk({ issuer: `http://127.0.0.1:${portOf(evil)}` })
    const browser = new TestBrowser('localhost')
    const { body } = await own.call(startStaffOidc, browser, { body: { email: `ana@${domain}` } })
    const state = new URL(body.address ?? '').searchParams.get('state') ?? ''
    const came = await own.call(arriveByStaffOidc, browser, { body: { answer: `code=x&state=${state}` } })
    expect(came.problem.code).toBe('oidc-refused')
    expect(asked).toBe(0)
    for (const one of [inner, evil]) {
      one.closeAllConnections()
      await new Promise((resolve) => one.close(resolve))
    }
  })

  it('sends nobody to a page that is no web page', async () => {
    const evil = createHttp((request, response) => {
      const issuer = `http://${request.headers.host}`
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ issuer, authorization_endpoint: 'javascript:alert(1)' }))
    })
    await new Promise<void>((resolve) => evil.listen(0, '127.0.0.1', resolve))
    const { domain } = await buildDesk({ issuer: `http://127.0.0.1:${portOf(evil)}` })
    const { status, body } = await own.call(startStaffOidc, new TestBrowser('localhost'), {
      body: { email: `ana@${domain}` },
    })
    expect([status, body.address]).toEqual([502, undefined])
    evil.closeAllConnections()
    await new Promise((resolve) => evil.close(resolve))
  })

  it('says no more than so much', async () => {
    const evil = createHttp((_, response) => {
      response.setHeader('content-type', 'application/json')
      response.end(`{"issuer": "${'x'.repeat(2_000_000)}"}`)
    })
    await new Promise<void>((resolve) => evil.listen(0, '127.0.0.1', resolve))
    const administrator = await buildDesk()
    const { problem } = await own.call(checkStaffOidc, administrator.desk, {
      body: { issuer: `http://127.0.0.1:${portOf(evil)}` },
    })
    expect(problem.fields?.['issuer']).toBe(staffOidcTexts.form.issuerUnreachable)
    evil.closeAllConnections()
    await new Promise((resolve) => evil.close(resolve))
  })
})
