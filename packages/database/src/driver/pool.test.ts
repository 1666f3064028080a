import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { createTestDatabase } from '@enlace/testing/database.ts'
import type { TestDatabase } from '@enlace/testing/database.ts'
import { EmbeddedHome } from '@enlace/testing/embedded-home.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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
    const pool = createPool({ url: database.adminUrl, max: 1, connectionTimeout: 500 })
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
    const asleep = `select from pg_stat_activity where application_name = 'outlives' and wait_event = 'PgSleep'`
    await expect.poll(async () => (await admin.query(asleep)).rowCount).toBe(1)
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'outlives'`,
    )
    expect(await sleeping).toBe('unavailable')
    await expect.poll(() => lost).toEqual(['unavailable'])
    const [answer] = await runBatch(pool, [one])
    await Promise.all([pool.end(), admin.end()])
    expect(answer.rows).toEqual([{ one: 1 }])
  })

  it('says unavailable when the database falls silent, and asks again when it does not', async () => {
    const { hostname, port } = new URL(database.adminUrl)
    let isSilent = false
    const open = new Set<Socket>()
    const between = createServer((client) => {
      const behind = connect(Number(port), hostname)
      for (const socket of [client, behind]) open.add(socket.on('error', () => undefined))
      client.on('data', (bytes) => behind.write(bytes)).on('close', () => behind.destroy())
      behind.on('data', (bytes) => isSilent || client.write(bytes))
    }).listen(0, '127.0.0.1')
    await once(between, 'listening')
    const url = new URL(database.adminUrl)
    url.port = String((between.address() as AddressInfo).port) // it listens on a port, not on a pipe
    const pool = createPool({ url: url.href, max: 1, silence: 1000 })
    // An idle connection is not silent.
    const held = await pool.connect()
    await pause(1500)
    await held.query('select 1')
    held.release()
    isSilent = true
    const fault = await runBatch(pool, [one]).catch(databaseFault)
    isSilent = false
    const [answer] = await runBatch(pool, [one])
    await pool.end()
    for (const socket of open) socket.destroy()
    between.close()
    expect([fault, answer.rows]).toEqual(['unavailable', [{ one: 1 }]])
  })

  it('finds an embedded database again that was killed and came back', async () => {
    const home = await EmbeddedHome.empty()
    const embedded = await home.open('test')
    const pool = createPool({ url: embedded.adminUrl, max: 2 })
    const started = { text: 'select pg_postmaster_start_time() as started' }
    const [before] = await runBatch(pool, [started])
    process.kill((await home.postmasterPid()) ?? 0, 'SIGKILL')
    const deadline = Date.now() + 60_000
    let after = before.rows[0]
    while (after?.['started'] === before.rows[0]?.['started'] && Date.now() < deadline) {
      await pause(50)
      after = await runBatch(pool, [started]).then(
        ([answer]) => answer.rows[0],
        () => before.rows[0],
      )
    }
    await pool.end()
    await home.close()
    expect(String(after?.['started']) > String(before.rows[0]?.['started'])).toBe(true)
  })
})
