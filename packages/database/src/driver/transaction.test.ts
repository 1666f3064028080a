import { createTestDatabase } from '@enlace/testing/database.ts'
import type { TestDatabase } from '@enlace/testing/database.ts'
import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runBatch, runBatchOn } from './batch.ts'
import { createPool } from './pool.ts'
import { transaction } from './transaction.ts'

let database: TestDatabase
let pool: pg.Pool

beforeAll(async () => {
  database = await createTestDatabase()
  pool = createPool({ url: database.adminUrl, max: 4 })
  await pool.query('create table counters (name text primary key, value int not null)')
})

beforeEach(async () => {
  await pool.query(`truncate counters; insert into counters values ('a', 0), ('b', 0)`)
})

afterAll(async () => {
  await pool.end()
  await database.drop()
})

async function values(): Promise<unknown> {
  const [answer] = await runBatch(pool, [{ text: 'select value from counters order by name' }])
  return answer.rows.map(({ value }) => value)
}

const raise = (name: string) => ({
  text: 'update counters set value = value + 1 where name = $1 returning value',
  values: [name],
})

describe('a transaction', () => {
  it('keeps all that was decided and gives the work its opening answers', async () => {
    const result = await transaction(
      pool,
      async (client, [opened]) => {
        const [raised] = await runBatchOn(client, [raise('a'), raise('b')])
        return [opened?.rows, raised.rows]
      },
      {
        opening: [{ text: `select current_setting('transaction_isolation') as isolation` }],
        isolation: 'serializable',
      },
    )
    expect(result).toEqual([[{ isolation: 'serializable' }], [{ value: 1 }]])
    expect(await values()).toEqual([1, 1])
  })

  it('keeps nothing when the work changes its mind', async () => {
    const work = transaction(pool, async (client) => {
      await runBatchOn(client, [raise('a')])
      throw new Error('no')
    })
    await expect(work).rejects.toThrow('no')
    expect(await values()).toEqual([0, 0])
  })

  it('does not begin the work when its opening is refused', async () => {
    let hasBegun = false
    const opening = [
      { text: `do $$ begin raise exception using errcode = 'EN401', message = 'session-missing'; end $$` },
    ]
    const work = transaction(pool, async () => void (hasBegun = true), { opening })
    await expect(work).rejects.toMatchObject({ code: 'EN401', message: 'session-missing' })
    expect(hasBegun).toBe(false)
    expect(await values()).toEqual([0, 0])
  })

  it('fails when a fault inside was passed over, instead of losing the writes in silence', async () => {
    const work = transaction(pool, async (client) => {
      await runBatchOn(client, [raise('a')])
      await client.query('select 1/0').catch(() => undefined)
    })
    await expect(work).rejects.toThrow('was undone')
    expect(await values()).toEqual([0, 0])
  })

  it('does the work again when two transactions stand in each other’s way', async () => {
    let runs = 0
    const raiseBoth = (first: string, second: string) =>
      transaction(pool, async (client) => {
        runs++
        await runBatchOn(client, [raise(first), { text: 'select pg_sleep(0.05)' }])
        await runBatchOn(client, [raise(second)])
      })
    await pool.query(
      `alter database ${new URL(database.adminUrl).pathname.slice(1)} set deadlock_timeout to '20ms'`,
    )
    const fresh = createPool({ url: database.adminUrl, max: 4 })
    const old = pool
    pool = fresh
    await old.end()
    await Promise.all([raiseBoth('a', 'b'), raiseBoth('b', 'a')])
    expect(runs).toBeGreaterThan(2)
    expect(await values()).toEqual([2, 2])
  })

  it('counts right under serializable isolation, however many count at once', async () => {
    await Promise.all(
      Array.from({ length: 4 }, () =>
        transaction(
          pool,
          async (client) => {
            const [read] = await runBatchOn(client, [{ text: `select value from counters where name = 'a'` }])
            const text = `update counters set value = $1 where name = 'a'`
            await runBatchOn(client, [{ text, values: [Number(read.rows[0]?.['value']) + 1] }])
          },
          { isolation: 'serializable', retries: 10 },
        ),
      ),
    )
    expect(await values()).toEqual([4, 0])
  })

  it('gives up after its last retry with the reason of the database', async () => {
    let runs = 0
    const work = transaction(
      pool,
      async (client) => {
        runs++
        await client.query(`do $$ begin raise exception using errcode = '40001'; end $$`)
      },
      { retries: 2 },
    )
    await expect(work).rejects.toMatchObject({ code: '40001' })
    expect(runs).toBe(3)
  })

  it('hands back a fit connection, or none', async () => {
    const single = createPool({ url: database.adminUrl, max: 1 })
    await expect(transaction(single, (client) => client.query('selec'))).rejects.toMatchObject({
      code: '42601',
    })
    expect(single.totalCount).toBe(1)
    const killed = transaction(single, (client) =>
      client.query('select pg_terminate_backend(pg_backend_pid())'),
    )
    await expect(killed).rejects.toMatchObject({ code: '57P01' })
    const [answer] = await runBatch(single, [{ text: 'select 1 as one' }])
    await single.end()
    expect(answer.rows).toEqual([{ one: 1 }])
  })
})
