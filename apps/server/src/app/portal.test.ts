import { buildCompany, buildSupplier } from '@enlace/testing/builders.ts'
import { getSessionContext } from '@enlace/contract/sign-in/session/calls.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { expect, it } from 'vitest'

const server = useTestServer({ URL_PATH: '/portal', BACKOFFICE_URL: 'https://admin.example.com/' })

const get = (url: string, headers: Record<string, string> = {}) => server.portal.inject({ url, headers })

it('sends whoever writes the word backend in an address to the back office, but no call of the API', async () => {
  for (const url of ['/backend', '/portal/backend/users', '/portal/mybackend?x=1', '/BackEnd']) {
    const { statusCode, headers } = await get(url)
    expect([url, statusCode, headers.location]).toEqual([url, 302, 'https://admin.example.com/'])
  }
  expect((await get('/portal/api/backend')).json()).toMatchObject({ code: 'unknown-call' })
  expect((await get('/portal/api/secret?from=backend')).statusCode).toBe(200)
})

it('sends a person with an unknown address to the 404 page, and tells a program the problem', async () => {
  const person = await get('/portal/no-such-page', { accept: 'text/html,*/*' })
  expect([person.statusCode, person.headers.location]).toEqual([302, '/portal/#/404'])
  expect((await get('/portal/no-such-page')).json()).toMatchObject({ code: 'unknown-call' })
})

it('serves everything below its path, and nothing beside it', async () => {
  expect((await get('/portal/health')).statusCode).toBe(200)
  expect((await get('/health')).statusCode).toBe(404)
  expect((await get('/api/secret')).statusCode).toBe(404)
})

it('tells the methods that a path has', async () => {
  const { statusCode, headers } = await server.portal.inject({ method: 'DELETE', url: '/portal/api/menu' })
  expect([statusCode, headers['allow']]).toEqual([405, 'GET, POST'])
})

it('guards every answer with the same headers, a failed one as well', async () => {
  for (const url of [
    '/portal/health',
    '/portal/api/secret',
    '/portal/api/nothing',
    '/portal/company-files/a/b',
  ]) {
    expect((await get(url)).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; .*frame-ancestors 'none'/),
      'x-request-id': expect.stringMatching(/^[2-9A-Z]{10}$/),
    })
  }
})

it('never lets an answer of the API be kept by anybody', async () => {
  expect((await get('/portal/api/secret')).headers['cache-control']).toBe('no-store')
  expect((await get('/portal/api/session')).headers['cache-control']).toBe('no-store')
})

it('answers a fault of ours with a reference that the log knows, and with nothing from inside', async () => {
  const company = await buildCompany(server.db)
  const { person } = await buildSupplier(server.db, company)
  await server.asAdmin('alter function scope_person() rename to scope_person_away')
  try {
    const { headers } = await server.portal.inject('/portal/api/secret')
    expect(headers['x-request-id']).toBeDefined()
    const browser = await enter(person)
    const response = await server.portal.inject({
      url: `/portal/api${getSessionContext.path}`,
      headers: browser,
    })
    expect(response.statusCode).toBe(500)
    const answer = response.json<{ code: string; message: string; reference: string }>()
    expect(answer.code).toBe('unexpected')
    expect(answer.message).toBe(
      'Something bad happened; please try again later.\n' +
        'Ocurrió un error de nuestra parte. Intente de nuevo; si continúa, comuníquese con la compañía e indique la ' +
        `referencia ${answer.reference}.`,
    )
    expect(response.body).not.toContain('scope_person')
    const logged = server.logs.find((line) => line.includes(answer.reference) && line.includes('"level":50'))
    expect(logged).toContain('scope_person')
  } finally {
    await server.asAdmin('alter function scope_person_away() rename to scope_person')
  }
})

/** Signs in below the path and returns the headers of the session. */
async function enter(person: { email: string; password: string; company: { id: number; host: string } }) {
  const response = await server.portal.inject({
    method: 'POST',
    url: '/portal/api/login',
    headers: { host: person.company.host, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      username: person.email,
      password: person.password,
      company: String(person.company.id),
      applicationType: 'agp',
    }).toString(),
  })
  const cookie = response.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const { data } = response.json<{ data: { session_token: string } }>()
  return { host: person.company.host, cookie, 'session-token': data.session_token }
}
