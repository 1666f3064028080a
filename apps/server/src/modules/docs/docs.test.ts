import { buildCompany, buildSupplier } from '@enlace/testing/builders.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { expect, it } from 'vitest'
import type { OpenApi } from './openapi.ts'

const server = useTestServer()

const document = async () => (await server.backoffice.inject('/docs/openapi.json')).json<OpenApi>()

it('documents every call that is served, with its access, encoding and shapes', async () => {
  const { openapi, paths, servers } = await document()
  expect(openapi).toBe('3.1.0')
  expect(servers).toEqual([{ url: 'http://localhost:3000/api' }])
  const documented = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const served = server.servedCalls.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
  expect(documented.toSorted()).toEqual(served.toSorted())
  const login = paths['/login']?.['post']
  expect(Object.keys(login?.requestBody?.content ?? {})).toEqual(['application/x-www-form-urlencoded'])
  expect(login?.security).toEqual([])
  expect(paths['/purchase-order/{id}']?.['get']).toMatchObject({
    description: 'Access: supplier. Module: orden_compra.',
    security: [{ sessionToken: [], sessionCookie: [] }],
    parameters: [
      { name: 'id', in: 'path', required: true },
      { name: 'selected-account', in: 'header' },
    ],
  })
})

it('names each operation once', async () => {
  const { paths } = await document()
  const names = Object.values(paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  )
  expect(new Set(names).size).toBe(names.length)
})

it('writes list filters as a caller sends them', async () => {
  const { paths } = await document()
  const parameters = paths['/account-statements']?.['get']?.parameters ?? []
  const days = parameters.find(({ name }) => name === 'days')
  expect(days).toMatchObject({ in: 'query', required: false, schema: { minimum: 0, maximum: 3650 } })
  expect(parameters.find(({ name }) => name === 'status')?.schema).toMatchObject({ type: 'string' })
})

it('shows the same to read, to everybody, without scripts and without data of anybody', async () => {
  const company = await buildCompany(server.db)
  const { person } = await buildSupplier(server.db, company)
  const { statusCode, headers, body } = await server.backoffice.inject('/docs')
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toContain('text/html')
  expect(headers['content-security-policy']).toMatch(/script-src 'self';.*style-src 'self' 'sha256-/)
  expect(body).not.toMatch(/<script|https?:\/\/(?!localhost)|onclick/)
  for (const call of server.servedCalls) expect(body).toContain(call.path.replace(/:(\w+)/g, '{$1}'))
  for (const secret of [person.email, company.nombre]) expect(body).not.toContain(secret)
})

it('opens the back office at its own origin only, with the documentation beside it', async () => {
  const page = await server.backoffice.inject('/')
  expect([page.statusCode, page.body.includes('<title>Enlace · Administración</title>')]).toEqual([200, true])
  expect((await server.portal.inject('/docs')).statusCode).toBe(404)
})

it("answers the portal's calls only at the portal, and the staff's only at the back office", async () => {
  expect((await server.backoffice.inject('/api/secret')).statusCode).toBe(404)
  expect((await server.portal.inject('/api/staff/session')).statusCode).toBe(404)
  expect((await server.backoffice.inject('/api/staff/session')).statusCode).toBe(401)
})
