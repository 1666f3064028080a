import { useTestServer } from '@enlace/testing/server.ts'
import { expect, test } from 'vitest'
import { readPortalBuild } from './build.ts'

const server = useTestServer()
const below = useTestServer({ URL_PATH: '/proveedores' })

test('gives browsers the service worker below the portal’s path, where it may see nothing else', async () => {
  const { statusCode, headers } = await server.portal.inject('/service-worker.js')
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8')
  expect(headers['service-worker-allowed']).toBeUndefined()
  expect((await below.portal.inject('/proveedores/service-worker.js')).statusCode).toBe(200)
  expect((await below.portal.inject('/service-worker.js')).statusCode).toBe(404)
})

test('is asked for anew each time, and is another script with every build', async () => {
  const { headers, body } = await server.portal.inject('/service-worker.js')
  const { id, entry } = await readPortalBuild()
  expect(headers['cache-control']).toBe('no-cache')
  expect(body.startsWith(`const build=${JSON.stringify({ id, entry })};`)).toBe(true)
})

test('asks its own origin only, and runs no script of another', async () => {
  const { headers } = await server.portal.inject('/service-worker.js')
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  )
})
