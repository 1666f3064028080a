import { login } from '@enlace/contract/sign-in/session/calls.ts'
import { buildCompany, buildSupplier } from '@enlace/testing/builders.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { expect, it } from 'vitest'

const server = useTestServer({ PUBLIC_URL: 'https://portal.example.com/' })

it('refuses the logins of the demo, whose password is public, where others reach the server', async () => {
  const company = await buildCompany(server.db)
  const { person } = await buildSupplier(server.db, company, { email: `p${company.id}@demo.co` })
  const { status } = await server.call(login, new TestBrowser(company.host), {
    body: {
      username: person.email,
      password: person.password,
      company: String(company.id),
      applicationType: 'agp',
    },
  })
  expect(status).toBe(401)
})

it('gives the cookie half under the name that only TLS allows, where people come by https', async () => {
  const company = await buildCompany(server.db)
  const { person } = await buildSupplier(server.db, company)
  const browser = await server.logIn(person)
  expect([...browser.cookies.keys()]).toContain('__Host-enlace_session')
  const { headers } = await server.portal.inject('/health')
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains')
})
