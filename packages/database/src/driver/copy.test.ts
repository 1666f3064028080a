import { createTestDatabase } from '@enlace/testing/database.ts'
import type { TestDatabase } from '@enlace/testing/database.ts'
import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { copyInto } from './copy.ts'
import { createPool } from './pool.ts'
import { transaction } from './transaction.ts'

let database: TestDatabase
let pool: pg.Pool
const into = 'copy loaded (id, text, amount, tags, bytes, extra) from stdin'

beforeAll(async () => {
  database = await createTestDatabase()
  pool = createPool({ url: database.adminUrl, max: 1 })
  await pool.query(
    'create table loaded (id int, text text, amount numeric, tags text[], bytes bytea, extra jsonb)',
  )
})

beforeEach(async () => {
  await pool.query('truncate loaded')
})

afterAll(async () => {
  await pool.end()
  await database.drop()
})

const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, id) => [id, `texto ${id}`, '1.50', ['a'], null, null])

async function load(rows: Parameters<typeof copyInto>[2]): Promise<number> {
  return transaction(pool, (client) => copyInto(client, into, rows))
}

async function count(): Promise<unknown> {
  return (await pool.query('select count(*)::int as count from loaded')).rows[0]
}

describe('bulk loading', () => {
  it('keeps every character and tells the empty text from the missing one', async () => {
    const texts = [
      '',
      null,
      '\\N',
      '\\.',
      'tab\there',
      'line\nbreak\r\n',
      'back\\slash',
      '"comillas"',
      'Ñandú 🐦',
      ' ',
    ]
    const rows = texts.map((text, id) => [
      id,
      text,
      '12345678901234567890.10',
      ['a,b', 'c\\d', 'e"f', '\t'],
      Buffer.from([0, 92, 10, 255]),
      { nota: 'a\\b\n"c"' },
    ])
    expect(await load(rows)).toBe(texts.length)
    const loaded = await pool.query({ text: 'select * from loaded order by id' })
    expect(loaded.rows.map((row: Record<string, unknown>) => Object.values(row))).toEqual(rows)
  })

  it('reads no further ahead of the database than a few chunks', async () => {
    let furthest = 0
    async function* slowly() {
      for (const row of rowsOf(20_000)) {
        yield [...row.slice(0, 1), 'x'.repeat(1_000), ...row.slice(2)]
      }
    }
    const client = await pool.connect()
    const socket = client.connection.stream
    const watch = setInterval(() => (furthest = Math.max(furthest, socket.writableLength)), 1)
    expect(await copyInto(client, into, slowly())).toBe(20_000)
    clearInterval(watch)
    client.release()
    expect(furthest).toBeLessThan(2_000_000)
    expect(await count()).toEqual({ count: 20_000 })
  })

  it('loads nothing when the database refuses a row, and the connection goes on', async () => {
    const rows = [...rowsOf(5_000), ['no number', null, null, null, null, null], ...rowsOf(5_000)]
    await expect(load(rows)).rejects.toMatchObject({ code: '22P02' })
    expect(await count()).toEqual({ count: 0 })
    expect(pool.totalCount).toBe(1)
  })

  it('loads nothing when the source breaks off', async () => {
    async function* broken() {
      yield* rowsOf(3_000)
      throw new Error('the file ends in the middle')
    }
    await expect(load(broken())).rejects.toThrow('the file ends in the middle')
    expect(await count()).toEqual({ count: 0 })
  })

  it('loads nothing from nothing', async () => {
    expect(await load([])).toBe(0)
  })

  it('says which statement is wrong', async () => {
    const work = transaction(pool, (client) => copyInto(client, 'copy nowhere from stdin', rowsOf(1)))
    await expect(work).rejects.toMatchObject({ code: '42P01' })
    expect(await count()).toEqual({ count: 0 })
  })
})
