import { useTestDatabase } from '@enlace/testing/opened-database.ts'
import { expect, it } from 'vitest'
import { createPool } from './driver/pool.ts'

const database = useTestDatabase()
const key = 'somebody at the door'

it('counts an attempt also where another one succeeds meanwhile and removes the counter', async () => {
  const take = () =>
    database.db.lookUp<{ pause: number }>('take_attempt', [key, 60, [0, 0, 60]]).then(([row]) => row)
  await take()
  const pool = createPool({ url: database.adminUrl, max: 1 })
  try {
    await pool.query('begin')
    await pool.query('select from attempt_counters where key = $1 for update', [key])
    const taken = take()
    await expect
      .poll(() =>
        database.asAdmin(
          "select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%take_attempt%'",
        ),
      )
      .toHaveLength(1)
    await pool.query('delete from attempt_counters where key = $1', [key])
    await pool.query('commit')
    await expect(taken).resolves.toBeDefined()
  } finally {
    await pool.end()
  }
  expect(await database.asAdmin('select attempts from attempt_counters where key = $1', [key])).toEqual([
    { attempts: 1 },
  ])
})
