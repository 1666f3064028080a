import { createTestDatabase, type TestDatabase } from '@enlace/testing/database.ts'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { Listener } from './listen.ts'
import { createPool } from './pool.ts'

let database: TestDatabase
let pool: Pool
beforeAll(async () => {
  database = await createTestDatabase()
  pool = createPool({ url: database.adminUrl, max: 3 })
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const listeners = "from pg_stat_activity where datname = current_database() and query like 'listen %'"

it('hears what is told at commit, hears again after its connection was lost, and leaves when it is to stop', async () => {
  let heard = 0
  const listener = new Listener(database.adminUrl)
  const stop = listener.listen('news', () => heard++)
  // Once at the beginning: earlier notifications were missed.
  await expect.poll(() => heard).toBe(1)
  const teller = await pool.connect()
  onTestFinished(() => teller.release())
  await teller.query('begin')
  await teller.query("notify news, 'x'")
  await teller.query('select pg_sleep(0.2)')
  expect(heard).toBe(1)
  await teller.query('commit')
  await expect.poll(() => heard).toBe(2)

  await teller.query(`select pg_terminate_backend(pid) ${listeners}`)
  await expect.poll(() => heard).toBe(3)
  await teller.query("notify news, 'y'")
  await expect.poll(() => heard).toBe(4)

  let alsoHeard = 0
  const stopOther = listener.listen('other news', () => alsoHeard++)
  await expect.poll(() => alsoHeard).toBe(1)
  await teller.query(`notify "other news"`)
  await expect.poll(() => [heard, alsoHeard]).toEqual([4, 2])
  expect((await teller.query(`select ${listeners}`)).rowCount).toBe(1)

  await stopOther()
  await teller.query("notify news, 'z'")
  await expect.poll(() => heard).toBe(5)
  await stop()
  // The server learns of the closed connection a moment later.
  await expect.poll(async () => (await teller.query(`select ${listeners}`)).rowCount).toBe(0)
})
