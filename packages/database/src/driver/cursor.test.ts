import { sql } from 'kysely'
import { useTestDatabase } from '@enlace/testing/opened-database.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { query } from '../database.ts'
import { Scope } from '../scope.ts'

const database = useTestDatabase('own')

beforeAll(async () => {
  await database.asAdmin(`insert into companies (id, nit, dv, nombre) values (1, '900123456', 8, 'Uno')`)
})

const numbersTo = (last: number) =>
  sql<{
    n: number
    amount: string
  }>`select n, n::numeric(20,2) as amount from generate_series(1, ${last}::integer) n order by n`.compile(
    query,
  )

async function gather<Row>(handfuls: AsyncIterable<Row[]>): Promise<Row[][]> {
  const all: Row[][] = []
  for await (const handful of handfuls) all.push(handful)
  return all
}

describe('rows in handfuls', () => {
  it('come all, in order, so many at a time, with amounts as text', async () => {
    const handfuls = await gather(database.db.stream(Scope.ofVisitor(1), numbersTo(25), 10))
    expect(handfuls.map((rows) => rows.length)).toEqual([10, 10, 5])
    expect(handfuls.flat().map(({ n }) => n)).toEqual(Array.from({ length: 25 }, (_, at) => at + 1))
    expect(handfuls[0]?.[0]).toEqual({ n: 1, amount: '1.00' })
  })

  it('come in none where there are none', async () => {
    expect(await gather(database.db.stream(Scope.ofVisitor(1), numbersTo(0), 10))).toEqual([])
  })

  it('are refused before the first where the scope does not open', async () => {
    await expect(gather(database.db.stream(Scope.ofVisitor(99), numbersTo(5)))).rejects.toMatchObject({
      name: 'DatabaseRefusal',
      code: 'company-not-found',
    })
  })

  it('give the connection back to whoever comes next, also where the reader stops or the statement fails', async () => {
    const failing = sql<{ n: number }>`select 1 / (5 - n) as n from generate_series(1, 9) n`.compile(query)
    for (let round = 0; round < 12; round++) {
      for await (const rows of database.db.stream(Scope.ofVisitor(1), numbersTo(100), 10)) {
        if (rows.length > 0) break
      }
      await expect(gather(database.db.stream(Scope.ofVisitor(1), failing, 2))).rejects.toThrow(/zero/)
    }
    expect(await database.db.isReachable()).toBe(true)
  })

  it('change nothing', async () => {
    const writing = sql<{
      id: number
    }>`select pg_notify('x', '') as id, nextval(pg_get_serial_sequence('third_parties', 'id'))`
    await expect(gather(database.db.stream(Scope.ofVisitor(1), writing.compile(query)))).rejects.toThrow(
      /read-only|permission/,
    )
  })
})
