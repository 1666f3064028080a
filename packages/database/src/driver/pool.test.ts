import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createTestDatabase } from '@enlace/testing/database'
import type { TestDatabase } from '@enlace/testing/database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startEmbedded } from '../embedded/embedded-database.ts'
import { runBatch } from './batch.ts'
import { databaseFault } from './faults.ts'
import { createPool } from './pool.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await createTestDatabase()
})

afterAll(async () => {
  await database.drop()
})

const one = { text: 'select 1 as one' }

describe('the pool', () => {
  it('takes on the role with fewer rights before anybody uses a connection', async () => {
    const role = `reader_${process.pid}`
    const admin = createPool({ url: database.adminUrl, max: 1 })
    await admin.query(`create role ${role}; create table hidden (id int)`)
    const pool = createPool({ url: database.adminUrl, max: 2, role })
    const [who] = await runBatch(pool, [{ text: 'select current_user::text as who' }])
    const refused = await runBatch(pool, [{ text: 'select * from hidden' }]).catch(databaseFault)
    await pool.end()
    await admin.query(`drop role ${role}`)
    await admin.end()
    expect(who.rows).toEqual([{ who: role }])
    expect(refused).toBe('refused')
  })

  it('gives a statement up after its time and goes on with the same connection', async () => {
    const pool = createPool({ url: database.adminUrl, max: 1, statementTimeout: 50 })
    const fault = await runBatch(pool, [{ text: 'select pg_sleep(5)' }]).catch(databaseFault)
    const [answer] = await runBatch(pool, [one])
    await pool.end()
    expect([fault, answer.rows]).toEqual(['timeout', [{ one: 1 }]])
  })

  it('says unavailable when no connection becomes free in time', async () => {
    const pool = createPool({ url: database.adminUrl, max: 1, connectionTimeout: 30 })
    const held = await pool.connect()
    const fault = await runBatch(pool, [one]).catch(databaseFault)
    held.release()
    await pool.end()
    expect(fault).toBe('unavailable')
  })

  it('says unavailable when nobody listens', async () => {
    const pool = createPool({ url: 'postgres://nobody@127.0.0.1:1/none', max: 1 })
    const fault = await runBatch(pool, [one]).catch(databaseFault)
    await pool.end()
    expect(fault).toBe('unavailable')
  })

  it('outlives its connections, in use and idle', async () => {
    const lost: string[] = []
    const pool = createPool({
      url: database.adminUrl,
      max: 2,
      applicationName: 'outlives',
      onLostConnection: (error) => lost.push(databaseFault(error)),
    })
    const admin = createPool({ url: database.adminUrl, max: 1 })
    await Promise.all([runBatch(pool, [one]), runBatch(pool, [one])])
    const sleeping = runBatch(pool, [{ text: 'select pg_sleep(5)' }]).catch(databaseFault)
    await pause(50)
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'outlives'`,
    )
    expect(await sleeping).toBe('unavailable')
    const [answer] = await runBatch(pool, [one])
    await Promise.all([pool.end(), admin.end()])
    expect(answer.rows).toEqual([{ one: 1 }])
    expect(lost).toEqual(['unavailable'])
  })

  it('finds an embedded database again that was killed and came back', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'enlace-pool-'))
    const embedded = await startEmbedded({ folder, purpose: 'test' })
    const pool = createPool({ url: embedded.adminUrl, max: 2 })
    const [{ rows }] = await runBatch(pool, [{ text: 'select pg_postmaster_start_time() as t' }])
    const [pid] = await runBatch(pool, [
      { text: `select split_part(pg_read_file('postmaster.pid'), e'\\n', 1)::int as pid` },
    ])
    process.kill(Number(pid.rows[0]?.['pid']), 'SIGKILL')
    const deadline = Date.now() + 10_000
    let again: unknown
    while (again === undefined && Date.now() < deadline) {
      again = await runBatch(pool, [{ text: 'select pg_postmaster_start_time() as t' }]).then(
        ([answer]) => answer.rows[0]?.['t'],
        () => pause(50, undefined),
      )
      if (again === rows[0]?.['t']) again = undefined
    }
    await pool.end()
    await embedded.stop()
    await rm(folder, { recursive: true })
    expect(again).toEqual(expect.stringMatching(/Z$/))
  })
})
