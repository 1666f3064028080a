import { buildCompany, buildThirdParty, type BuiltCompany } from '@enlace/testing/builders.ts'
import { findPooler, startPooler } from '@enlace/testing/pooler.ts'
import { startReplicated, type ReplicatedDatabase } from '@enlace/testing/replicated-database.ts'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { query, type Database } from './database.ts'
import { examineReplica } from './examine-replica.ts'
import { openDatabase } from './open.ts'
import { DatabaseRefusal } from './refusal.ts'
import { ReplicaLost } from './replica.ts'
import { Scope } from './scope.ts'

describe('with a replica', () => {
  let both: ReplicatedDatabase
  let replica: pg.Client
  let db: Database
  let companies: [BuiltCompany, BuiltCompany]

  beforeAll(async () => {
    both = await startReplicated()
    db = await openWith(both.replicaUrl)
    replica = new pg.Client({ connectionString: both.replicaUrl })
    // It is killed before the tests end.
    replica.on('error', () => undefined)
    await replica.connect()
    companies = [await buildCompany(db), await buildCompany(db)]
    for (const company of companies) await buildThirdParty(db, company)
  })
  afterAll(async () => {
    await db.close()
    await replica.end().catch(() => undefined)
    await both.stop()
  })

  const openWith = (readUrl: string) =>
    openDatabase({ url: both.adminUrl, readUrl, purpose: 'test', connections: 6 })

  const where = sql<{
    isReplica: boolean
    role: string
    company: string
  }>`select pg_is_in_recovery() as "isReplica",
    current_user::text as role, said_company()::text as company`.compile(query)
  const owners = sql<{
    company: number
    rows: number
  }>`select company_id as company, count(*)::integer as rows
    from third_parties group by 1`.compile(query)

  /** Reads a list as a request does; returns its content and its source. */
  async function look({ id }: BuiltCompany, from = db) {
    const [rows, [place]] = await from.readList(Scope.ofStaff(id), [owners, where])
    return { rows, isReplica: place?.isReplica }
  }
  async function lookThrough({ id }: BuiltCompany, from = db) {
    const rows: unknown[] = []
    for await (const handful of from.streamList(Scope.ofStaff(id), owners, 1)) rows.push(...handful)
    return rows
  }
  /** A busy machine may delay the replica for a moment, and then the primary is right. */
  const untilUsed = (from = db) =>
    expect.poll(() => look(companies[0], from)).toHaveProperty('isReplica', true)

  it('reads lists and whole files there, and everything else at the primary', async () => {
    await untilUsed()
    const [{ id }] = companies
    const before = db.replicaFigures?.reads ?? 0
    await expect.poll(() => lookThrough(companies[0])).toEqual([{ company: id, rows: 1 }])
    await expect
      .poll(() => lookThrough(companies[0]).then(() => db.replicaFigures?.reads))
      .toBeGreaterThan(before)
    const reads = db.replicaFigures?.reads
    const [rows, [place]] = await db.read(Scope.ofStaff(id), [owners, where])
    expect([rows, place?.isReplica]).toEqual([[{ company: id, rows: 1 }], false])
    for await (const handful of db.stream(Scope.ofStaff(id), where)) expect(handful).toEqual([place])
    expect(db.replicaFigures?.reads).toBe(reads)
  })

  it('shows everybody at once what was just kept', async () => {
    await untilUsed()
    const company = await buildCompany(db)
    const before = db.replicaFigures?.reads ?? 0
    for (let count = 1; count <= 40; count++) {
      await buildThirdParty(db, company)
      expect((await look(company)).rows).toEqual([{ company: company.id, rows: count }])
    }
    expect(db.replicaFigures?.reads).toBeGreaterThan(before)
  })

  it('keeps companies apart there as at the primary, each door in its role', async () => {
    await untilUsed()
    let atReplica = 0
    const seen = await Promise.all(
      Array.from({ length: 200 }, async (_, run) => {
        const { id } = companies[run % 2] as BuiltCompany // there are two
        const scope = run % 4 < 2 ? Scope.ofStaff(id) : Scope.ofVisitor(id)
        const [[place], rows] = await db.readList(scope, [where, owners])
        const role = scope.kind === 'staff' ? 'enlace_works' : 'enlace_app'
        if (place?.isReplica === true) atReplica += 1
        const isRight = place?.role === role && place.company === String(id)
        const own = scope.kind === 'staff' ? [{ company: id, rows: 1 }] : []
        return isRight && JSON.stringify(rows) === JSON.stringify(own)
      }),
    )
    expect(seen.filter((isRight) => !isRight)).toEqual([])
    expect(atReplica).toBeGreaterThan(0)
    const nobody = await db.readList(Scope.ofStaff(2_000_000), [owners]).catch((fault: unknown) => fault)
    expect(nobody).toBeInstanceOf(DatabaseRefusal)
  })

  it('leaves it alone while it is behind, and comes back', async () => {
    await untilUsed()
    const company = await buildCompany(db)
    await untilUsed()
    await replica.query('select pg_wal_replay_pause()')
    const state = () => replica.query('select pg_get_wal_replay_pause_state() as state')
    await expect.poll(async () => (await state()).rows).toEqual([{ state: 'paused' }])
    await buildThirdParty(db, company)
    expect(await examineReplica(both.adminUrl, both.replicaUrl, 1)).toBe('behind')
    const misses = db.replicaFigures?.misses ?? 0
    const found = { rows: [{ company: company.id, rows: 1 }], isReplica: false }
    expect(await look(company)).toEqual(found)
    expect(db.replicaFigures?.misses).toBe(misses + 1)
    expect(await look(company)).toEqual(found)
    await expect.poll(() => db.replicaFigures?.isAsked).toBe(true)
    expect(await lookThrough(company)).toEqual(found.rows)
    expect(db.replicaFigures?.misses).toBeGreaterThan(misses + 1)
    await replica.query('select pg_wal_replay_resume()')
    await expect.poll(() => look(company)).toEqual({ ...found, isReplica: true })
    expect(await examineReplica(both.adminUrl, both.replicaUrl, 20_000)).toBe('following')
  })

  it.skipIf(findPooler() === undefined)(
    'leaves neither role nor company behind on a connection',
    async () => {
      const pooler = await startPooler(both.replicaUrl, 1)
      const own = await openWith(pooler.url)
      const stranger = new pg.Client({ connectionString: pooler.url })
      await stranger.connect()
      await expect.poll(() => look(companies[0], own)).toHaveProperty('isReplica', true)
      const { rows } = await stranger.query(`select current_user::text as role,
      nullif(current_setting('app.scope', true), '') as company`)
      expect(rows).toEqual([{ role: new URL(both.replicaUrl).username, company: null }])
      await stranger.end()
      await own.close()
      await pooler.stop()
    },
  )

  it('is asked again at once after a statement that no database could do', async () => {
    await untilUsed()
    const broken = sql`select ('x' || pg_is_in_recovery())::integer as n`.compile(query)
    await expect(db.readList(Scope.ofStaff(companies[0].id), [broken])).rejects.toThrow('"xfalse"')
    expect(db.replicaFigures?.isAsked).toBe(true)
  })

  it('tells whoever reads many rows that it went away, so that the primary gives them all', async () => {
    await untilUsed()
    const many = sql<{ isReplica: boolean }>`select pg_is_in_recovery() as "isReplica"
      from generate_series(1, 5)`.compile(query)
    const begin = async () => {
      const rows = db.streamList(Scope.ofStaff(companies[0].id), many, 2)
      const [first] = (await rows.next()).value ?? []
      return { rows, isReplica: first?.isReplica }
    }
    let begun = await begin()
    while (begun.isReplica !== true) {
      await begun.rows.return()
      begun = await begin()
    }
    await replica.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'enlace' and state like 'idle in%'`)
    await expect(begun.rows.next()).rejects.toThrow(ReplicaLost)
    const again: unknown[] = []
    for await (const handful of db.streamList(Scope.ofStaff(companies[0].id), many, 2)) again.push(...handful)
    expect(again).toHaveLength(5)
  })

  it('never reads at what is no replica of this database, nor where nobody answers', async () => {
    for (const readUrl of [both.adminUrl, 'postgres://nobody@127.0.0.1:1/none']) {
      const own = await openWith(readUrl)
      expect(await look(companies[0], own)).toMatchObject({ isReplica: false })
      expect(own.replicaFigures).toEqual({ reads: 0, misses: 1, isAsked: false })
      await own.close()
    }
  })

  it('lets nobody notice that it is killed', async () => {
    // After a failure it is not queried for seconds.
    const own = await openWith(both.replicaUrl)
    await untilUsed(own)
    const [first] = companies
    let isKilled = false
    const readers = Array.from({ length: 4 }, async () => {
      const places = new Set<boolean | undefined>()
      for (let more = 20; more > 0; more -= isKilled ? 1 : 0) {
        const { rows, isReplica } = await look(first, own)
        expect(rows).toEqual([{ company: first.id, rows: 1 }])
        places.add(isReplica)
      }
      return places
    })
    await both.killReplica()
    isKilled = true
    for (const places of await Promise.all(readers)) expect(places).toContain(false)
    expect(await lookThrough(first, own)).toEqual([{ company: first.id, rows: 1 }])
    await own.close()
  })
})
