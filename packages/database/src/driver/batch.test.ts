import { createTestDatabase } from '@enlace/testing/database.ts'
import type { TestDatabase } from '@enlace/testing/database.ts'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runBatch, runBatchOn } from './batch.ts'
import { createPool } from './pool.ts'
import { maximumPrepared } from './prepared-statements.ts'

let database: TestDatabase
/** A pool of one: every batch of a test uses the connection that the previous one left. */
let single: pg.Pool
let pool: pg.Pool

beforeAll(async () => {
  database = await createTestDatabase()
  single = createPool({ url: database.adminUrl, max: 1 })
  // A thousand batches wait for four connections for as long as a busy machine takes.
  pool = createPool({ url: database.adminUrl, max: 4, connectionTimeout: 60_000 })
  await single.query('create table notes (id int primary key, text text)')
})

beforeEach(async () => {
  await single.query('truncate notes')
})

afterAll(async () => {
  await Promise.all([single.end(), pool.end()])
  await database.drop()
})

const insertNote = (id: number, text: string | null = null) => ({
  text: 'insert into notes (id, text) values ($1, $2)',
  values: [id, text],
})
const countNotes = { text: 'select count(*)::int as count from notes' }
const divideBy = (divisor: number) => ({ text: 'select 1 / $1::int as result', values: [divisor] })
const preparedNames = async () =>
  (await single.query<{ name: string }>('select name from pg_prepared_statements')).rows.map(
    ({ name }) => name,
  )

describe('a batch', () => {
  it('answers its statements in order, each with its rows and count', async () => {
    const answers = await runBatch(single, [
      insertNote(1, 'uno'),
      insertNote(2, 'dos'),
      { text: 'select id, text from notes order by id desc' },
      { text: 'update notes set text = upper(text)' },
      { text: 'select id from notes where id > $1', values: [5] },
      { text: '' },
    ])
    expect(answers).toEqual([
      { rows: [], rowCount: 1 },
      { rows: [], rowCount: 1 },
      {
        rows: [
          { id: 2, text: 'dos' },
          { id: 1, text: 'uno' },
        ],
        rowCount: 2,
      },
      { rows: [], rowCount: 2 },
      { rows: [], rowCount: 0 },
      { rows: [], rowCount: 0 },
    ])
  })

  it('goes out and comes back in one round trip', async () => {
    const client = await single.connect()
    const before = await client.query<{ t: string }>('select now()::text as t')
    const answers = await runBatchOn(client, [
      { text: 'select now()::text as t, pg_current_xact_id()::text as x' },
      { text: 'select now()::text as t, pg_current_xact_id()::text as x' },
    ])
    client.release()
    expect(answers[0].rows).toEqual(answers[1].rows)
    expect(answers[0].rows[0]).not.toMatchObject(before.rows[0] ?? {})
  })

  it('undoes everything when a statement in the middle fails, and runs nothing after it', async () => {
    const failing = runBatch(single, [insertNote(1), divideBy(0), insertNote(2)])
    await expect(failing).rejects.toMatchObject({ code: '22012' })
    await expect(failing).rejects.toBeInstanceOf(pg.DatabaseError)
    expect((await runBatch(single, [countNotes]))[0].rows).toEqual([{ count: 0 }])
  })

  it('fails as a whole when a promise made to the database breaks only at the end', async () => {
    await single.query('create table late (id int, unique (id) deferrable initially deferred)')
    const twice = { text: 'insert into late values ($1)', values: [1] }
    await expect(runBatch(single, [twice, twice, countNotes])).rejects.toMatchObject({ code: '23505' })
    const [kept] = await runBatch(single, [{ text: 'select * from late' }])
    expect(kept.rows).toEqual([])
  })

  it('leaves the connection fit for the next batch, whichever statement failed and how', async () => {
    const faults = [
      { text: 'selec 1' },
      { text: 'select * from no_such_table' },
      divideBy(0),
      { text: 'select $1::int', values: ['not a number'] },
      { text: 'select $1::int', values: [] },
      { text: "select $1::text, 'bad'", values: ['a\0b'] },
    ]
    for (const fault of faults) {
      for (const batch of [
        [fault, countNotes],
        [countNotes, fault],
        [insertNote(1), fault, insertNote(2)],
      ]) {
        await expect(runBatch(single, batch)).rejects.toBeInstanceOf(pg.DatabaseError)
        expect((await runBatch(single, [countNotes, divideBy(1)]))[1].rows).toEqual([{ result: 1 }])
      }
    }
    expect(single.totalCount).toBe(1)
  })

  it('prepares a statement once a connection, also after a failure beside it', async () => {
    const text = 'select $1::int * 3 as tripled'
    await runBatch(single, [{ text, values: [1] }, countNotes])
    const prepared = await preparedNames()
    await runBatch(single, [countNotes, { text, values: [2] }])
    await expect(runBatch(single, [{ text, values: [3] }, divideBy(0)])).rejects.toBeInstanceOf(
      pg.DatabaseError,
    )
    const [answer] = await runBatch(single, [{ text, values: [4] }])
    expect(answer.rows).toEqual([{ tripled: 12 }])
    const names = await preparedNames()
    expect(names).toHaveLength(new Set(names).size)
    expect(names.filter((name) => prepared.includes(name))).toEqual(prepared)
  })

  it('prepares a statement anew when a failure left its name behind', async () => {
    const fresh = { text: 'select $1::int / $2::int as ratio', values: [1, 0] }
    await expect(runBatch(single, [fresh])).rejects.toMatchObject({ code: '22012' })
    const [answer] = await runBatch(single, [{ ...fresh, values: [6, 2] }])
    expect(answer.rows).toEqual([{ ratio: 3 }])
  })

  it('recovers by itself once a migration changed the shape of a prepared answer', async () => {
    await single.query('create table shaped (a int); insert into shaped values (1)')
    const all = { text: 'select * from shaped' }
    expect((await runBatch(single, [all]))[0].rows).toEqual([{ a: 1 }])
    await single.query(`alter table shaped add b text default 'x'`)
    expect((await runBatch(single, [all]))[0].rows).toEqual([{ a: 1, b: 'x' }])
    await single.query('deallocate all')
    expect((await runBatch(single, [countNotes, all]))[1].rows).toEqual([{ a: 1, b: 'x' }])
  })

  it('keeps a bounded number of statements prepared', async () => {
    const numbers = Array.from({ length: maximumPrepared + 50 }, (_, number) => number)
    const answers = await runBatch(
      single,
      numbers.map((number) => ({ text: `select ${number} as n` })),
    )
    expect(answers.map(({ rows }) => rows)).toEqual(numbers.map((n) => [{ n }]))
    expect((await preparedNames()).length).toBeLessThanOrEqual(maximumPrepared)
    expect((await runBatch(single, [{ text: 'select 0 as n' }]))[0].rows).toEqual([{ n: 0 }])
  })

  it('takes the same new statement several times in one go', async () => {
    const text = 'insert into notes values ($1, $2) returning id'
    const ids = [7, 8, 9]
    const answers = await runBatch(
      single,
      ids.map((id) => ({ text, values: [id, null] })),
    )
    expect(answers.map(({ rows }) => rows)).toEqual(ids.map((id) => [{ id }]))
  })

  it('refuses a value that no column holds before anything is sent', async () => {
    await expect(
      runBatch(single, [insertNote(1), { text: 'select $1', values: [Symbol('s')] }]),
    ).rejects.toThrow(TypeError)
    expect((await runBatch(single, [countNotes]))[0].rows).toEqual([{ count: 0 }])
  })

  it('refuses COPY, which would take the statements after it for rows', async () => {
    const batch = [insertNote(1), { text: 'copy notes from stdin' }, insertNote(2)]
    await expect(runBatch(single, batch)).rejects.toThrow('COPY cannot be part of a batch')
    expect((await runBatch(single, [countNotes]))[0].rows).toEqual([{ count: 0 }])
  })

  it('names nothing in the database behind a pooler', async () => {
    const pooled = createPool({ url: database.adminUrl, max: 1, behindPooler: true })
    const text = 'select $1::int as n, count(*) from pg_prepared_statements'
    for (const n of [1, 2]) {
      const answers = await runBatch(pooled, [divideBy(1), { text, values: [n] }])
      expect(answers[1].rows).toEqual([{ n, count: '0' }])
    }
    await pooled.end()
  })
})

it('keeps a thousand interleaved batches over four connections apart', async () => {
  let seed = 20_261_121
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed % below
  }
  const runs = Array.from({ length: 1_000 }, async (_, run) => {
    const length = 1 + random(5)
    const failsAt = random(4) === 0 ? random(length) : -1
    const batch = Array.from({ length }, (_unused, place) =>
      place === failsAt
        ? divideBy(0)
        : { text: `select $1::int as run, $2::int as place, ${random(40)} as kind`, values: [run, place] },
    )
    const outcome = await runBatch(pool, batch).catch((error: unknown) => error)
    if (failsAt >= 0) return outcome instanceof pg.DatabaseError && outcome.code === '22012'
    return (
      Array.isArray(outcome) &&
      outcome.length === length &&
      outcome.every(({ rows }, place) => rows[0]?.run === run && rows[0]?.place === place)
    )
  })
  expect((await Promise.all(runs)).filter((isRight) => !isRight)).toHaveLength(0)
  expect(pool.totalCount).toBe(4)
})
