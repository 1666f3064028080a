import { createPool } from '@enlace/database/driver/pool.ts'
import { expect, it } from 'vitest'
import { createTestDatabase, databaseAdminUrl } from './database.ts'

it('gives each file of tests an empty database that is gone afterwards', async () => {
  const database = await createTestDatabase()
  const name = new URL(database.adminUrl).pathname.slice(1)
  const pool = createPool({ url: database.adminUrl, max: 1 })
  const { rows } = await pool.query<{ count: string }>(
    "select count(*) from pg_class where relnamespace = 'public'::regnamespace",
  )
  expect(rows).toEqual([{ count: '0' }])
  await pool.end()
  await database.drop()

  const server = createPool({ url: databaseAdminUrl(), max: 1 })
  const left = await server.query('select from pg_database where datname = $1', [name])
  await server.end()
  expect(left.rowCount).toBe(0)
})
