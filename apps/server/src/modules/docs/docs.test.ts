import { buildCompany, buildSupplier } from '@enlace/testing/builders.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { expect, it } from 'vitest'
import { servedStaffCalls } from '../../app/calls.ts'
import type { OpenApi } from './openapi.ts'

const server = useTestServer()

const document = async (path = '/docs/openapi.json') => (await server.backoffice.inject(path)).json<OpenApi>()

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
      { name: 'session-token', in: 'header', required: true },
      { name: 'selected-account', in: 'header' },
    ],
  })
})

it.each(['/docs/openapi.json', '/docs/backoffice/openapi.json'])(
  'names each operation of %s once',
  async (path) => {
    const { paths } = await document(path)
    const names = Object.values(paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    )
    expect(new Set(names).size).toBe(names.length)
  },
)

it('documents every call of the back office, with its area, its files and its headers', async () => {
  const { paths, servers, components } = await document('/docs/backoffice/openapi.json')
  expect(servers).toEqual([{ url: 'http://localhost:3001/api' }])
  const documented = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const served = servedStaffCalls.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
  expect(served.length).toBeGreaterThan(300)
  expect(documented.toSorted()).toEqual(served.toSorted())
  expect(components.securitySchemes).toMatchObject({ sessionCookie: { name: 'enlace_staff' } })
  expect(paths['/staff/media']?.['post']).toMatchObject({
    description: expect.stringMatching(/^Access: staff. Area: /),
    parameters: [
      { name: 'session-token', in: 'header', required: true },
      { name: 'X-XSRF-TOKEN', in: 'header', required: true },
    ],
    requestBody: {
      content: {
        'multipart/form-data': {
          schema: { properties: { file: { type: 'array', items: { format: 'binary' }, maxItems: 10 } } },
        },
      },
    },
  })
})

it('tells of each call that takes files or a company how it takes them', async () => {
  const { paths } = await document()
  for (const call of server.servedCalls) {
    const operation = paths[call.path.replace(/:(\w+)/g, '{$1}')]?.[call.method.toLowerCase()]
    const names = operation?.parameters
      .filter((parameter) => parameter.in === 'header')
      .map(({ name }) => name)
    const body = JSON.stringify(operation?.requestBody ?? {})
    expect([call.path, body.includes('"format":"binary"')]).toEqual([call.path, call.files !== undefined])
    const isVisitor = call.access.actor === 'visitor'
    expect([call.path, names?.includes('company')]).toEqual([call.path, isVisitor])
    expect([call.path, names?.includes('session-token')]).toEqual([
      call.path,
      !isVisitor && call.access.actor !== 'system',
    ])
  }
})

it('has a form for generators that do not read OpenAPI 3.1', async () => {
  for (const path of ['/docs/openapi-3.0.json', '/docs/backoffice/openapi-3.0.json']) {
    const older = await document(path)
    expect(older.openapi).toBe('3.0.3')
    const text = JSON.stringify(older)
    // What 3.0 has no word for.
    expect(text).not.toMatch(
      /"type":\[|"const":|"examples":\[|"prefixItems":|"type":"null"|exclusiveMinimum":\d/,
    )
  }
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
