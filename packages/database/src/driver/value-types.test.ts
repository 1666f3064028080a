import { createTestDatabase } from '@enlace/testing/database.ts'
import type { TestDatabase } from '@enlace/testing/database.ts'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runBatch } from './batch.ts'
import { createPool } from './pool.ts'

let database: TestDatabase
let pool: pg.Pool

beforeAll(async () => {
  database = await createTestDatabase()
  pool = createPool({ url: database.adminUrl, max: 1 })
})

afterAll(async () => {
  await pool.end()
  await database.drop()
})

/** Every type with a value as written in SQL and as the product reads it. */
const readings: [type: string, written: string, read: unknown][] = [
  ['int', '42', 42],
  ['smallint', '-3', -3],
  ['bigint', '9007199254740993', '9007199254740993'],
  ['numeric', '12345678901234567890.10', '12345678901234567890.10'],
  ['numeric(20,2)', '0.5', '0.50'],
  ['float8', '0.25', 0.25],
  ['boolean', 't', true],
  ['text', 'Año, ñandú y "comillas"', 'Año, ñandú y "comillas"'],
  ['varchar', '', ''],
  ['date', '2026-02-28', '2026-02-28'],
  ['time', '07:30', '07:30:00'],
  ['timestamp', '2026-11-21 07:30', '2026-11-21 07:30:00'],
  ['timestamptz', '2026-11-21 00:30:00.123456-05', '2026-11-21T05:30:00.123456Z'],
  ['timestamptz', '2026-11-21 05:00Z', '2026-11-21T05:00:00Z'],
  ['interval', '1 day 02:00', 'P1DT2H'],
  ['uuid', '6f1b8a3e-0c1d-4b2a-9f3e-1a2b3c4d5e6f', '6f1b8a3e-0c1d-4b2a-9f3e-1a2b3c4d5e6f'],
  ['jsonb', '{"a":[1,null]}', { a: [1, null] }],
  ['bytea', '\\x00ff', Buffer.from([0, 255])],
  ['int[]', '{1,NULL,3}', [1, null, 3]],
  ['bigint[]', '{9007199254740993}', ['9007199254740993']],
  ['numeric[]', '{1.10,2}', ['1.10', '2']],
  ['date[]', '{2026-01-31,NULL}', ['2026-01-31', null]],
  ['timestamptz[]', '{2026-11-21 00:00-05,NULL}', ['2026-11-21T05:00:00Z', null]],
  ['text[]', '{"a,b","c\\"d",NULL}', ['a,b', 'c"d', null]],
]

describe('values', () => {
  it.each(readings)('come as the product keeps them: %s %s', async (type, written, read) => {
    const text = `select $1::text::${type} as value, null::${type} as missing`
    const [answer] = await runBatch(pool, [{ text, values: [written] }])
    expect(answer.rows).toEqual([{ value: read, missing: null }])
    const { rows } = await pool.query(text, [written])
    expect(rows).toEqual([{ value: read, missing: null }])
  })

  const sent: [type: string, value: unknown, read: unknown][] = [
    ['int', 42, 42],
    ['bigint', 9_007_199_254_740_993n, '9007199254740993'],
    ['numeric', '0.10', '0.10'],
    ['boolean', false, false],
    ['text', 'a\\b\n\t"c"', 'a\\b\n\t"c"'],
    ['text', undefined, null],
    ['timestamptz', new Date('2026-11-21T05:00:00.120Z'), '2026-11-21T05:00:00.12Z'],
    ['jsonb', { nombre: 'Ñ', lista: [1] }, { nombre: 'Ñ', lista: [1] }],
    ['bytea', Buffer.from([1, 0, 2]), Buffer.from([1, 0, 2])],
    ['bytea', new Uint8Array([9, 8]).subarray(1), Buffer.from([8])],
    ['bytea[]', [Buffer.from([1, 255])], [Buffer.from([1, 255])]],
    ['int[]', [], []],
    ['text[]', ['a,b', 'c"d\\', null, 'NULL', ''], ['a,b', 'c"d\\', null, 'NULL', '']],
    [
      'int[]',
      [
        [1, 2],
        [3, 4],
      ],
      [
        [1, 2],
        [3, 4],
      ],
    ],
  ]

  it.each(sent)('go to the database unharmed: %s %o', async (type, value, read) => {
    const [answer] = await runBatch(pool, [{ text: `select $1::${type} as value`, values: [value] }])
    expect(answer.rows).toEqual([{ value: read }])
  })

  it('read columns named like parts of JavaScript as plain columns', async () => {
    const [answer] = await runBatch(pool, [
      { text: `select 1 as "__proto__", 2 as "constructor", 3 as "año ""x""", 4 as twice, 5 as twice` },
    ])
    const row = answer.rows[0] ?? {}
    expect(Object.entries(row)).toEqual([
      ['__proto__', 1],
      ['constructor', 2],
      ['año "x"', 3],
      ['twice', 5],
    ])
    expect(Object.getPrototypeOf(row)).toBe(Object.prototype)
  })

  it('keep instants in UTC on a server that lives elsewhere', async () => {
    await pool.query(`alter role current_user in database ${new URL(database.adminUrl).pathname.slice(1)}
      set timezone to 'America/Bogota'`)
    const pooled = createPool({ url: database.adminUrl, max: 1, behindPooler: true })
    const here = createPool({ url: database.adminUrl, max: 1 })
    const instant = { text: `select '2026-11-21 05:00:00+00'::timestamptz as t` }
    const untold = (await pooled.query(instant.text)).rows
    const answers = [await runBatch(pooled, [instant]), await runBatch(here, [instant])]
    await Promise.all([pooled.end(), here.end()])
    expect(untold).toEqual([{ t: '2026-11-21T00:00:00-05:00' }])
    expect(answers.map(([{ rows }]) => rows[0])).toEqual([
      { t: '2026-11-21T05:00:00Z' },
      { t: '2026-11-21T05:00:00Z' },
    ])
  })
})
