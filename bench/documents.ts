import { createHash } from 'node:crypto'
import { loadavg } from 'node:os'
import { sql } from 'kysely'
import pg from 'pg'
import { findStart } from '../apps/server/src/modules/dashboard/start/queries.ts'
import { query, type Database } from '../packages/database/src/database.ts'
import { startEmbedded } from '../packages/database/src/embedded/embedded-database.ts'
import { migrate } from '../packages/database/src/migrate.ts'
import { openDatabase } from '../packages/database/src/open.ts'
import { Scope } from '../packages/database/src/scope.ts'
import { type Cost, costOf } from './document-plans.ts'
import { type Asked, staffLists, supplierLists } from './document-lists.ts'
import { seedNumbers } from './search.ts'
import {
  type DocumentTable,
  documentTables,
  keepFigures,
  openSessions,
  seedSuppliers,
  suppliersOf,
} from './seed-documents.ts'
import type { MeasuredSupplier } from './seed-statements.ts'

/** Milliseconds at the database that a question may take, on a machine that has nothing else to do. */
const wanted = { first: 15, narrowed: 60, start: 20 } as const

/** What the floor's statement takes on such a machine: a slower one is given as much more for everything. */
const quietFloor = 20

/** One question with what it cost. */
export interface DocumentsMeasure extends Cost {
  list: string
  asked: string
  /** Milliseconds that it may take; undefined where nothing is promised yet. */
  wanted: number | undefined
  /** The time against that of the floor, measured right before. */
  ratio: number
  isKept: boolean
}

/**
 * Measures each list with each of its filters, orders and a page of the end, for a supplier with 100,000 documents, one
 * with 1,000 and the staff, in a table of so many rows. On a server (`DATABASE_URL`) the database stays, and the next run
 * finds it filled.
 */
export async function measureDocuments(
  folder: string,
  rows: number,
  say: (measure: DocumentsMeasure) => void,
): Promise<void> {
  const url = process.env['DATABASE_URL']
  const embedded = url === undefined ? await startEmbedded({ folder, purpose: 'command' }) : undefined
  try {
    const own = await databaseFor(url ?? embedded?.adminUrl ?? '', rows)
    await fill(own, rows)
    await measureAt(own, rows, folder, say)
  } finally {
    await embedded?.stop()
  }
}

/** The address of the database for so many rows, which is made where it is missing. */
async function databaseFor(address: string, rows: number): Promise<string> {
  const own = new URL(address)
  own.pathname = `/enlace_bench_${rows}`
  await withClient(address, async (client) => {
    const name = own.pathname.slice(1)
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(`create database ${name}`)
  })
  return own.href
}

async function fill(url: string, rows: number): Promise<void> {
  await migrate(url)
  await withClient(url, async (client) => {
    await seedSuppliers(client, suppliersOf(rows))
    const missing: DocumentTable[] = []
    for (const table of documentTables) {
      const { rowCount } = await client.query(`select from ${table} limit 1`)
      if (rowCount === 0) missing.push(table)
    }
    if (missing.length === 0) return
    await seedNumbers(client, rows, { tables: missing })
    await keepFigures(client)
  })
}

async function measureAt(
  url: string,
  rows: number,
  folder: string,
  say: (measure: DocumentsMeasure) => void,
): Promise<void> {
  const { big, others } = await withClient(url, (client) => openSessions(client, suppliersOf(rows), 1))
  const db = await openDatabase({ folder, url, purpose: 'command' })
  const ask = async (list: string, asked: string, scope: Scope, limit: number | undefined, find: Find) => {
    const floor = await costOf(db, scope, (reader) => reader.read(scope, [floorStatement]))
    const cost = await costOf(db, scope, find).catch(tooLong)
    const slowness = Math.max(1, floor.time / quietFloor)
    const scanned = cost.scanned.filter((table) => tablesOfDocuments.has(table))
    const isKept = scanned.length === 0 && (limit === undefined || cost.time <= limit * slowness)
    say({ list, asked, wanted: limit, ratio: cost.time / floor.time, isKept, ...cost, scanned })
  }
  try {
    for (const [who, scope, lists] of [
      ['100,000', scopeOf(big), supplierLists],
      ['1,000', scopeOf(others[0] ?? big), supplierLists],
      ['staff', Scope.ofStaff(measuredCompany), staffLists],
    ] as const)
      for (const { name, find, asked } of lists)
        for (const { filter, isPromised } of asked)
          await ask(`${name}, ${who}`, JSON.stringify(filter), scope, limitOf(filter, isPromised), (reader) =>
            find(reader, scope, { days: 0, page: 1, size: 50, ...filter }),
          )
    await ask('start page, 100,000', '', scopeOf(big), wanted.start, (reader) =>
      findStart(reader, scopeOf(big)),
    )
  } finally {
    await db.close()
  }
}

type Find = (db: Database) => Promise<unknown>

/** What the database cancelled because it took longer than a request may. */
function tooLong(fault: unknown): Cost {
  if (fault instanceof Error && 'code' in fault && fault.code === '57014')
    return { time: Infinity, pages: 0, scanned: [] }
  throw fault
}

const measuredCompany = 900
const tablesOfDocuments = new Set<string>([
  ...documentTables,
  ...documentTables.map((name) => `${name}_lines`),
])

const limitOf = (filter: Asked['filter'], isPromised: boolean) =>
  !isPromised ? undefined : Object.keys(filter).length === 0 ? wanted.first : wanted.narrowed

/** The floor: adding up 100,000 amounts that lie in no table. */
const floorStatement = sql`select sum(n::numeric) from generate_series(1, 100000) n`.compile(query)

async function withClient<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

function scopeOf({ token, cookie, account }: MeasuredSupplier): Scope {
  const sha256 = (text: string) => createHash('sha256').update(text).digest()
  return Scope.ofSupplier({
    token: sha256(token),
    cookie: sha256(cookie),
    account,
    module: null,
    needsMaster: false,
    renews: true,
  })
}

/** Tells one question in a line. */
export const lineOf = ({
  list,
  asked,
  time,
  pages,
  ratio,
  wanted: limit,
  scanned,
  isKept,
}: DocumentsMeasure) =>
  `${isKept ? ' ' : '!'} ${list.padEnd(26)} ${asked.padEnd(34)} ${time.toFixed(1).padStart(8)} ms, ${pages
    .toLocaleString('en')
    .padStart(
      9,
    )} pages, ${ratio.toFixed(2)} of the floor${limit === undefined ? '' : `, wanted ${limit} ms`}${
    scanned.length === 0 ? '' : `; read from end to end: ${scanned.join(', ')}`
  } (load ${loadavg()[0]?.toFixed(1)})`
