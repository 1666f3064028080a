import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { CompiledQuery } from 'kysely'
import pg from 'pg'
import { findAccountStatements } from '../apps/server/src/modules/account-statements/queries.ts'
import { Scope } from '../packages/database/src/scope.ts'
import type { Database } from '../packages/database/src/database.ts'
import { startEmbedded } from '../packages/database/src/embedded/embedded-database.ts'
import type { FloorOrder } from './floor-server.ts'
import { ask, load, type LoadResult } from './load.ts'
import { median, startProduct } from './product.ts'
import { seedStatements, type MeasuredSupplier } from './seed-statements.ts'

const filter = { days: 0, page: 1, size: 50 }
const rounds = 5
const milliseconds = 3000
/** Until both servers run compiled code and the table is in memory. */
const warmUp = 4000

/** What the list showed with so many rows in the table: medians over the rounds, ours and the floor's in turn. */
export interface ListMeasure {
  rows: number
  ours: LoadResult
  floor: LoadResult
  /** Ours against the floor, round by round, the median. */
  ratio: number
}

/** Measures the list of 50 statements of one supplier, ours and the floor's in turn, with 100 thousand and 1 million rows. */
export async function measureList(folder: string): Promise<ListMeasure[]> {
  const product = await startProduct(folder, false)
  try {
    const database = await startEmbedded({ folder, purpose: 'command' })
    try {
      const measures: ListMeasure[] = []
      for (const rows of [100_000, 1_000_000]) {
        const supplier = await seedStatements(database.adminUrl, rows)
        await openFloor(database.adminUrl)
        measures.push(await compare(rows, product.port, database.adminUrl, supplier))
      }
      return measures
    } finally {
      await database.stop()
    }
  } finally {
    await product.stop()
  }
}

/** The floor has no session, and scopes open for nobody else: it is given a door of its own, in this database alone. */
async function openFloor(adminUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await client.query(`set role enlace_owner;
      create or replace function open_measured_scope(company integer, third_party integer, account integer) returns void
        language sql security definer set search_path = public, pg_temp
        as $$ select seal_scope(company::text, third_party::text, account::text, '', '') $$`)
  } finally {
    await client.end()
  }
}

async function compare(
  rows: number,
  port: number,
  url: string,
  supplier: MeasuredSupplier,
): Promise<ListMeasure> {
  const floor = fork(new URL('./floor-server.ts', import.meta.url))
  try {
    const order: FloorOrder = {
      url,
      scope: { company: supplier.company, thirdParty: supplier.thirdParty, account: supplier.account },
      statements: await statementsOf(supplier),
    }
    floor.send(order)
    const [address] = (await once(floor, 'message')) as [{ port: number }] // the floor's only message
    const oursUrl = `http://127.0.0.1:${port}/api/account-statements?days=${filter.days}&size=${filter.size}`
    const floorUrl = `http://127.0.0.1:${address.port}/`
    const headers = {
      'session-token': supplier.token,
      'selected-account': String(supplier.account),
      cookie: `enlace_session=${supplier.cookie}`,
    }
    await sameRows(await ask(oursUrl, headers), await ask(floorUrl, {}))
    const ours: LoadResult[] = []
    const floors: LoadResult[] = []
    await load(oursUrl, headers, warmUp)
    await load(floorUrl, {}, warmUp)
    for (let round = 0; round < rounds; round++) {
      ours.push(await load(oursUrl, headers, milliseconds))
      floors.push(await load(floorUrl, {}, milliseconds))
    }
    const ratios = ours.map(
      (one, round) => one.requestsPerSecond / (floors[round]?.requestsPerSecond ?? Number.NaN),
    )
    return { rows, ours: medianOf(ours), floor: medianOf(floors), ratio: median(ratios) }
  } finally {
    floor.kill()
  }
}

/** The very statements that the product asks, caught on their way. */
async function statementsOf(supplier: MeasuredSupplier): Promise<FloorOrder['statements']> {
  const caught: FloorOrder['statements'] = []
  const catcher: Pick<Database, 'readList'> = {
    readList: (_scope, statements: readonly CompiledQuery[]) => {
      caught.push(...statements.map(({ sql, parameters }) => ({ text: sql, values: [...parameters] })))
      return Promise.resolve(statements.map(() => [])) as never // only the statements are wanted
    },
  }
  const scope = Scope.ofSupplier({
    token: Buffer.alloc(32),
    cookie: Buffer.alloc(32),
    account: supplier.account,
    module: null,
    needsMaster: false,
    renews: true,
  })
  await findAccountStatements(catcher as Database, scope, filter) // the catcher stands for its reading half
  return caught
}

/** A measure of two servers that do not do the same would say nothing. */
async function sameRows(ours: string, floor: string): Promise<void> {
  const ids = (rows: { id: string }[]) => rows.map((row) => row.id).join()
  const [one, other] = [JSON.parse(ours).rows, JSON.parse(floor)[0]]
  if (one.length !== filter.size || ids(one) !== ids(other))
    throw new Error('The two servers list different rows')
}

function medianOf(results: readonly LoadResult[]): LoadResult {
  return {
    requestsPerSecond: median(results.map((result) => result.requestsPerSecond)),
    median: median(results.map((result) => result.median)),
    p99: median(results.map((result) => result.p99)),
  }
}
