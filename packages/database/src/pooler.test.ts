import { buildCompany, buildThirdParty, type BuiltCompany } from '@enlace/testing/builders.ts'
import { createMigratedDatabase, type TestDatabase } from '@enlace/testing/database.ts'
import { findPooler, startPooler, type Pooler } from '@enlace/testing/pooler.ts'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { query, type Database } from './database.ts'
import { openDatabase } from './open.ts'
import { Scope } from './scope.ts'

const isInstalled = findPooler() !== undefined
if (!isInstalled)
  process.stderr.write(
    'NOT TESTED: behind a pooler, because PgBouncer is not installed (apt-get install pgbouncer)\n',
  )

describe.skipIf(!isInstalled)('behind a pooler of transactions with one connection to the database', () => {
  let database: TestDatabase
  let pooler: Pooler
  let db: Database
  let companies: readonly BuiltCompany[]

  beforeAll(async () => {
    database = await createMigratedDatabase()
    pooler = await startPooler(database.adminUrl, 1)
    // The pooler is not configured: it is detected.
    db = await openDatabase({
      url: pooler.url,
      directUrl: database.adminUrl,
      purpose: 'test',
      connections: 30,
    })
    companies = [await buildCompany(db), await buildCompany(db)]
    for (const company of companies)
      for (let count = 0; count < 3; count++) await buildThirdParty(db, company)
  })
  afterAll(async () => {
    await db.close()
    await pooler.stop()
    await database.drop()
  })

  const who = sql<{ role: string; company: string | null; zone: string }>`select current_user::text as role,
    said_company()::text as company, current_setting('timezone') as zone`.compile(query)
  const owners = sql<{
    company: number
    rows: number
  }>`select company_id as company, count(*)::integer as rows
    from third_parties group by 1`.compile(query)
  const broken = sql`select 1 / (random() * 0)::integer as broken`.compile(query)

  /** All ways of using and leaving a scope; each returns what it could see. */
  const uses: ((scope: Scope) => Promise<unknown>)[] = [
    (scope) => db.read(scope, [owners]).then(([rows]) => rows),
    (scope) => db.transaction(scope, (tx) => tx.run(owners)),
    (scope) => db.read(scope, [owners, broken]).catch(() => 'failed'),
    (scope) =>
      db
        .transaction(scope, async (tx) => {
          await tx.run(owners)
          throw new Error('given up')
        })
        .catch(() => 'failed'),
    async (scope) => {
      for await (const rows of db.stream(scope, owners, 1)) return rows
      return []
    },
    () => db.read(Scope.ofStaff(1), [owners]).catch(() => 'failed'),
  ]

  it('lets no scope and no role into the transaction of anybody else', async () => {
    const stranger = new pg.Pool({ connectionString: pooler.url, max: 3 })
    const seen = await Promise.all(
      Array.from({ length: 600 }, async (_, run) => {
        const company = companies[run % 2] as BuiltCompany // there are two
        const use = uses[Math.trunc(run / 2) % uses.length] as (typeof uses)[number] // the index is below the length
        if (run % 10 === 9) return (await stranger.query(who.sql)).rows[0]
        const answer = await use(Scope.ofStaff(company.id))
        return (
          JSON.stringify(answer) === JSON.stringify([{ company: company.id, rows: 3 }]) || answer === 'failed'
        )
      }),
    )
    await stranger.end()
    const strangers = seen.filter((one) => typeof one === 'object')
    expect(strangers).toHaveLength(60)
    const nobody = { role: new URL(database.adminUrl).username, company: null, zone: expect.any(String) }
    expect(new Set(strangers.map((one) => JSON.stringify(one)))).toHaveProperty('size', 1)
    expect(strangers[0]).toEqual(nobody)
    expect(seen.filter((one) => one === false)).toEqual([])
  })

  it('gives each door its role, which ends with the transaction', async () => {
    const [first, second] = companies as [BuiltCompany, BuiltCompany] // there are two
    const [[staff], [visitor]] = await Promise.all([
      db.read(Scope.ofStaff(first.id), [who]).then(([rows]) => rows),
      db.read(Scope.ofVisitor(second.id), [who]).then(([rows]) => rows),
    ])
    expect([staff, visitor]).toEqual([
      { role: 'enlace_works', company: String(first.id), zone: 'UTC' },
      { role: 'enlace_app', company: String(second.id), zone: 'UTC' },
    ])
  })

  it('hears what is told, past the pooler', async () => {
    let heard = 0
    const stop = db.listen('news', () => heard++)
    await expect.poll(() => heard).toBe(1)
    const teller = new pg.Client({ connectionString: pooler.url })
    await teller.connect()
    await teller.query('notify news')
    await expect.poll(() => heard).toBe(2)
    await teller.end()
    await stop()
  })

  it('is not migrated through the pooler', async () => {
    await expect(openDatabase({ url: pooler.url, purpose: 'test' })).rejects.toThrow('leads to a pooler')
  })

  it('works without a way past it, and then hears nothing', async () => {
    const without = await openDatabase({ url: pooler.url, adminUrl: database.adminUrl, purpose: 'test' })
    let heard = 0
    const stop = without.listen('news', () => heard++)
    const [first] = companies as [BuiltCompany, BuiltCompany] // there are two
    const rows: unknown[] = []
    for await (const handful of without.stream(Scope.ofStaff(first.id), owners)) rows.push(...handful)
    await stop()
    await without.close()
    expect([rows, heard]).toEqual([[{ company: first.id, rows: 3 }], 0])
  })
})
