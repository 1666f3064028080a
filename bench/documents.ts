import { createHash } from 'node:crypto'
import type { CompiledQuery } from 'kysely'
import pg from 'pg'
import { findAccountStatements } from '../apps/server/src/modules/account-statements/queries.ts'
import { findDebitNotes } from '../apps/server/src/modules/notes-debit/queries.ts'
import { findPaymentsMade } from '../apps/server/src/modules/payments-made/queries.ts'
import { findPurchaseOrders } from '../apps/server/src/modules/purchase-order/queries.ts'
import { findPurchaseTickets } from '../apps/server/src/modules/purchase-tickets/queries.ts'
import type { Database } from '../packages/database/src/database.ts'
import { startEmbedded } from '../packages/database/src/embedded/embedded-database.ts'
import { migrate } from '../packages/database/src/migrate.ts'
import { openDatabase } from '../packages/database/src/open.ts'
import { Scope } from '../packages/database/src/scope.ts'
import { median } from './product.ts'
import {
  type DocumentTable,
  keepFigures,
  openSessions,
  seedDocuments,
  seedSuppliers,
  suppliersOf,
} from './seed-documents.ts'
import type { MeasuredSupplier } from './seed-statements.ts'

const page = { days: 0, page: 1, size: 50 }
const asked = 40

/** Every amount is greater: the same documents, but their figures are added up instead of kept. */
const addedUp = { min: '-1' }

/** Filters that every list has, one at a time. */
const common = [{ days: 90 }, { from: '2024-01-01' }, { q: '77123' }, { min: '50000' }]

/** A list with the totals of its whole filtered set, as the server asks for both in one round trip, and its own filters. */
const lists: readonly { table: DocumentTable; find: Find; filters: readonly object[] }[] = [
  {
    table: 'account_statements',
    find: (db, scope, filter) => findAccountStatements(db, scope, { ...page, ...filter }),
    filters: [{ status: ['programada'] }, { saldo: 'vencido' }, { bucket: ['d1_30'] }],
  },
  {
    table: 'payments_made',
    find: (db, scope, filter) => findPaymentsMade(db, scope, { ...page, ...filter }),
    filters: [{ status: ['en_proceso'] }, { medio: 'Cheque' }, { banco: 'Bancolombia' }],
  },
  {
    table: 'purchase_order',
    find: (db, scope, filter) => findPurchaseOrders(db, scope, { ...page, ...filter }),
    filters: [{ status: ['recibida_parcial'] }, { entrega: 'por_entregar' }, { comprador: 'Comprador 3' }],
  },
  {
    table: 'purchase_tickets',
    find: (db, scope, filter) => findPurchaseTickets(db, scope, { ...page, ...filter }),
    filters: [{ status: ['registrada'] }, { sin_facturar: '1' }, { con_rechazos: '1' }],
  },
  {
    table: 'notes_debit',
    find: (db, scope, filter) => findDebitNotes(db, scope, { ...page, ...filter }),
    filters: [{ status: ['emitida'] }, { por_aplicar: '1' }, { motivo: 'Devolución' }],
  },
]
type Find = (db: Database, scope: Scope, filter: object) => Promise<unknown>

/** One list at two sizes of its table: medians in milliseconds, over many suppliers and for the one with 100,000 documents. */
export interface DocumentsMeasure {
  table: DocumentTable
  rows: readonly [number, number]
  others: readonly [number, number]
  big: readonly [number, number]
  /** At the larger size, of the one with 100,000: with the figures added up, and with each filter. */
  addedUp: number
  filtered: readonly { filter: string; time: number }[]
  /** Tables of documents that a plan reads from end to end; there should be none. */
  scanned: readonly string[]
}

/**
 * Measures each list with its totals at both sizes of its table, each size in a database of its own. On a server
 * (`DATABASE_URL`) the databases stay, and the next run finds them filled.
 */
export async function measureDocuments(
  folder: string,
  sizes: readonly [number, number],
  say: (measure: DocumentsMeasure) => void,
): Promise<void> {
  const url = process.env['DATABASE_URL']
  const embedded = url === undefined ? await startEmbedded({ folder, purpose: 'command' }) : undefined
  try {
    const address = url ?? embedded?.adminUrl ?? ''
    for (const rows of sizes) await fill(await databaseFor(address, rows), rows)
    const measured: ListResult[][] = []
    for (const rows of sizes) measured.push(await measureAt(await databaseFor(address, rows), rows, folder))
    for (const [place, { table }] of lists.entries()) {
      const [small, large] = measured.map((results) => results[place])
      if (!small || !large) throw new Error('Two sizes are measured')
      say({
        table,
        rows: sizes,
        others: [small.others, large.others],
        big: [small.big, large.big],
        addedUp: large.addedUp,
        filtered: large.filtered,
        scanned: [...new Set([...small.scanned, ...large.scanned])],
      })
    }
  } finally {
    await embedded?.stop()
  }
}

type ListResult = Pick<DocumentsMeasure, 'addedUp' | 'filtered' | 'scanned'> & { others: number; big: number }

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
    for (const { table } of lists) {
      const { rows: found } = await client.query(`select from ${table} limit 1`)
      if (found.length === 0) await seedDocuments(client, table, rows)
    }
    await keepFigures(client)
  })
}

async function measureAt(url: string, rows: number, folder: string): Promise<ListResult[]> {
  const { big, others } = await withClient(url, (client) => openSessions(client, suppliersOf(rows), asked))
  const db = await openDatabase({ folder, url, purpose: 'command' })
  try {
    const results: ListResult[] = []
    for (const { find, filters } of lists) {
      await clock(db, find, [...others, big])
      const scanned: string[] = []
      for (const supplier of [big, ...others.slice(0, 1)])
        for (const filter of [{}, ...filters, ...common])
          scanned.push(...(await scansOf(db, find, scopeOf(supplier), filter)))
      const often = async (filter: object) =>
        median(
          await clock(
            db,
            find,
            Array.from({ length: 9 }, () => big),
            filter,
          ),
        )
      const filtered: { filter: string; time: number }[] = []
      for (const filter of [...filters, ...common])
        filtered.push({ filter: JSON.stringify(filter), time: await often(filter) })
      results.push({
        others: median(await clock(db, find, [...others, ...others])),
        big: await often({}),
        addedUp: await often(addedUp),
        filtered,
        scanned,
      })
    }
    return results
  } finally {
    await db.close()
  }
}

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

async function clock(
  db: Database,
  find: Find,
  suppliers: readonly MeasuredSupplier[],
  filter: object = {},
): Promise<number[]> {
  const times: number[] = []
  for (const supplier of suppliers) {
    const started = performance.now()
    await find(db, scopeOf(supplier), filter)
    times.push(performance.now() - started)
  }
  return times
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

/** The tables of documents that the plans of a list's statements read from end to end. */
async function scansOf(db: Database, find: Find, scope: Scope, filter: object): Promise<string[]> {
  const caught: CompiledQuery[] = []
  const catcher: Pick<Database, 'readList'> = {
    readList: (_scope, statements: readonly CompiledQuery[]) => {
      caught.push(...statements)
      return Promise.resolve(statements.map(() => [])) as never // only the statements are wanted
    },
  }
  await find(catcher as Database, scope, filter) // the catcher stands for its reading half
  const plans = await db.read(
    scope,
    caught.map((statement) => ({ ...statement, sql: `explain (format json) ${statement.sql}` })),
  )
  const tables = new Set<string>(lists.map(({ table }) => table))
  return nodesOf(plans)
    .filter((node) => node['Node Type'] === 'Seq Scan' && tables.has(String(node['Relation Name'])))
    .map((node) => String(node['Relation Name']))
}

type PlanNode = Record<string, unknown>

/** Every node of every plan, wherever it is in PostgreSQL's answer. */
function nodesOf(value: unknown): PlanNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf)
  if (typeof value === 'string' && value.startsWith('[')) return nodesOf(JSON.parse(value))
  if (typeof value !== 'object' || value === null) return []
  const node = value as PlanNode // any object may be one; only those with a node type count
  return [...('Node Type' in node ? [node] : []), ...Object.values(node).flatMap(nodesOf)]
}
