import { createTestDatabase } from '@enlace/testing/database.ts'
import { openDatabase } from '@enlace/database/open.ts'
import { expect, it } from 'vitest'
import { createServer } from '../../app/server.ts'
import { readSettings } from '../settings/settings.ts'

it('lives without its database, but is not ready and says when to come back', async () => {
  const database = await createTestDatabase()
  const db = await openDatabase({ url: database.adminUrl, purpose: 'test', connections: 2 })
  const settings = readSettings({ SECRET_KEY: 'k'.repeat(32), LOG_LEVEL: 'silent' })
  const { portal, backoffice } = await createServer(settings, db)
  expect((await portal.inject('/ready')).statusCode).toBe(200)
  await db.close()
  expect((await portal.inject('/health')).statusCode).toBe(200)
  expect((await portal.inject('/ready')).json()).toEqual({ status: 'unavailable' })
  const call = await portal.inject('/api/initial-data')
  expect([call.statusCode, call.headers['retry-after']]).toEqual([503, '5'])
  expect(call.json()).toMatchObject({ code: 'service-unavailable', reference: expect.any(String) })
  await Promise.all([portal.close(), backoffice.close()])
  await database.drop()
})
