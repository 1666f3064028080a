import { hash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'
import { findAccountStatements } from '../apps/server/src/modules/account-statements/queries.ts'
import type { Database } from '../packages/database/src/database.ts'
import { openDatabase } from '../packages/database/src/open.ts'
import { Scope } from '../packages/database/src/scope.ts'
import { startReplicated } from '../packages/testing/src/replicated-database.ts'
import { median } from './product.ts'
import { seedStatements, type MeasuredSupplier } from './seed-statements.ts'

const rows = 100_000
const rounds = 5
const lists = 400

/** What a list of 50 cost in milliseconds: by the clock, and of the processors of primary and replica. */
export interface ReplicaMeasure {
  hasReplica: boolean
  clock: number
  primary: number
  replica: number
  /** Which part of the lists the replica answered. */
  share: number
}

/** Measures a supplier's list without and with a replica in turn, one after the other; medians of the rounds. */
export async function measureReplica(): Promise<ReplicaMeasure[]> {
  const both = await startReplicated()
  try {
    const supplier = await seedStatements(both.adminUrl, rows)
    const servers = [await postmasterOf(both.adminUrl), await postmasterOf(both.replicaUrl)] as const
    const url = { url: both.adminUrl, purpose: 'command' } as const
    const kinds = [await openDatabase(url), await openDatabase({ ...url, readUrl: both.replicaUrl })]
    const measures: ReplicaMeasure[][] = [[], []]
    for (let round = 0; round <= rounds; round++)
      for (const [at, db] of kinds.entries()) {
        const measure = await measureOne(db, supplier, servers)
        // The first is for warming up.
        if (round > 0) measures[at]?.push(measure)
      }
    for (const db of kinds) await db.close()
    return measures.map((one) => ({
      hasReplica: one[0]?.hasReplica === true,
      clock: median(one.map(({ clock }) => clock)),
      primary: median(one.map(({ primary }) => primary)),
      replica: median(one.map(({ replica }) => replica)),
      share: median(one.map(({ share }) => share)),
    }))
  } finally {
    await both.stop()
  }
}

async function measureOne(
  db: Database,
  { token, cookie, account }: MeasuredSupplier,
  [primary, replica]: readonly [number, number],
): Promise<ReplicaMeasure> {
  const scope = Scope.ofSupplier({
    token: hashOf(token),
    cookie: hashOf(cookie),
    account,
    module: null,
    needsMaster: false,
    renews: true,
  })
  const before = [await spentBy(primary), await spentBy(replica), db.replicaFigures?.reads ?? 0] as const
  const begin = performance.now()
  for (let count = 0; count < lists; count++) {
    const found = await findAccountStatements(db, scope, { days: 0, page: 1, size: 50 })
    if (found.rows.length !== 50) throw new Error('The list has other rows than were made')
  }
  return {
    hasReplica: db.replicaFigures !== undefined,
    clock: (performance.now() - begin) / lists,
    primary: ((await spentBy(primary)) - before[0]) / lists,
    replica: ((await spentBy(replica)) - before[1]) / lists,
    share: ((db.replicaFigures?.reads ?? 0) - before[2]) / lists,
  }
}

const hashOf = (text: string) => hash('sha256', text, 'buffer')

async function postmasterOf(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows: found } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const [, parent = 0] = await statOf(found[0]?.pid ?? 0)
  await client.end()
  return parent
}

/** The numbers behind a process's name in /proc, from its state on, which is none. */
async function statOf(pid: number | string): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
}

/** Milliseconds of processor time of a server and all of its processes, those that have ended included. */
async function spentBy(postmaster: number): Promise<number> {
  let ticks = 0
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const stat = await statOf(name)
    const isIts = Number(name) === postmaster || stat[1] === postmaster
    if (isIts) ticks += (stat[11] ?? 0) + (stat[12] ?? 0)
    if (Number(name) === postmaster) ticks += (stat[13] ?? 0) + (stat[14] ?? 0)
  }
  return ticks * 10
}
