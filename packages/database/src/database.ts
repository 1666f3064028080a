import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely'
import type { CompiledQuery, RawBuilder } from 'kysely'
import type { Pool, PoolClient } from 'pg'
import { answersSoon } from './driver/answers-soon.ts'
import { runBatch, runBatchOn } from './driver/batch.ts'
import { readThrough } from './driver/cursor.ts'
import type { Listener } from './driver/listen.ts'
import type { Statement } from './driver/statement.ts'
import { transaction } from './driver/transaction.ts'
import { wireValue } from './driver/value-types.ts'
import type { Pools, StaffAddress, Ways } from './pools.ts'
import { refusalOf } from './refusal.ts'
import { openAtPrimary, type Replica, type ReplicaFigures, type ReplicaUse } from './replica.ts'
import type { Scope } from './scope.ts'
import type { Tables } from './tables/tables.ts'

/** The query builder: it compiles statements, and a scope runs them. */
export const query = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})

/** A part of a statement that gives a value of a type, made in a file of queries and passed on unread. */
export type SqlPiece<Value = unknown> = RawBuilder<Value>

/** The open scope's company, for the `where` of every query. */
export const scopeCompany = sql<number>`(select scope_company())`
/** The open scope's third party. */
export const scopeThirdParty = sql<number>`(select scope_third_party())`
/** The branch accounts that the open scope may read. */
export const scopeAccounts = sql<number[]>`(select scope_accounts())`
/**
 * The open scope's company without a proof: for the `where` of the most frequent queries, on tables whose policies
 * prove the scope themselves. A write with it would find no rows.
 */
export const saidCompany = sql<number>`(select said_company())`
/** The same for the open scope's third party. */
export const saidThirdParty = sql<number>`(select said_third_party())`
/**
 * Today's date in Colombia, never the server's; a sub-select, so that a statement evaluates it once, not for every row.
 */
export const today = sql<string>`(select (now() at time zone 'America/Bogota')::date)`

/** The identity of the open scope: a visitor's or a company's scope has no person, third party or accounts. */
export interface OpenedScope {
  company_id: number
  identity_id: string
  membership_id: string
  third_party_id: number
  account_ids: number[]
  is_master: boolean
  session_id: string
}

/** Compiled statements whose row types become the answer's. */
type Compiled = readonly CompiledQuery<unknown>[]
/** The result of a batch of statements: the rows of each. */
export type RowsOf<Q extends Compiled> = {
  [K in keyof Q]: Q[K] extends CompiledQuery<infer Row> ? Row[] : never
}

/** A transaction under an open scope, for work that reads, decides and writes. */
export interface Transaction {
  context: OpenedScope
  client: PoolClient
  /** Runs one compiled statement and returns its rows. */
  run<Row>(compiled: CompiledQuery<Row>): Promise<Row[]>
}

/**
 * Access to the database under a scope. Every method but the look-ups opens the scope first, and fails as a whole if it
 * is refused.
 */
export class Database {
  readonly #pools: Pools
  readonly #close: () => Promise<void>
  readonly #staffAddress: StaffAddress
  readonly #slow: Pools
  readonly #listener: Listener | undefined
  readonly #replica: Replica | undefined

  constructor(pools: Pools, close: () => Promise<void>, staffAddress: StaffAddress, ways: Ways = {}) {
    this.#pools = pools
    this.#close = close
    this.#staffAddress = staffAddress
    this.#slow = ways.slow ?? pools
    this.#listener = ways.listener
    this.#replica = ways.replica
  }

  /** For a process that does long work by itself, with a connection of its own. */
  get staffAddress(): StaffAddress {
    return this.#staffAddress
  }

  /** How many connections each pool has, how many of them are free, and how many callers wait for one. */
  get poolUse(): Record<keyof Pools, { open: number; free: number; waiting: number }> {
    const useOf = ({ totalCount, idleCount, waitingCount }: Pool) => ({
      open: totalCount,
      free: idleCount,
      waiting: waitingCount,
    })
    const { app, staff, works, lookUp, slowLookUp } = this.#pools
    return {
      app: useOf(app),
      staff: useOf(staff),
      works: useOf(works),
      lookUp: useOf(lookUp),
      slowLookUp: useOf(slowLookUp),
    }
  }

  /** How the replica is used, or undefined if there is none. */
  get replicaFigures(): ReplicaFigures | undefined {
    return this.#replica?.figures
  }

  /** Runs the statements under the scope in one round trip. @throws DatabaseRefusal if the scope does not open. */
  async read<const Q extends Compiled>(scope: Scope, statements: Q): Promise<RowsOf<Q>> {
    return (await this.readWithContext(scope, statements)).rows
  }

  /** Like `read`, with the identity of the scope. */
  async readWithContext<const Q extends Compiled>(
    scope: Scope,
    statements: Q,
  ): Promise<{ context: OpenedScope; rows: RowsOf<Q> }> {
    const batch = [scope.opening, ...statements.map(toStatement)]
    const [opened, ...results] = await refusalOf(() => runBatch(this.#poolOf(scope), batch))
    scope.prove()
    return {
      // The first statement is the scope's own, whose row has this shape.
      context: opened?.rows[0] as unknown as OpenedScope,
      // The compiler gives each statement's row type; the driver answers them in order.
      rows: results.map((result) => result.rows) as RowsOf<Q>,
    }
  }

  /**
   * Like `read`, for display only: from the replica, if there is one that has everything committed when the scope
   * opened, which happens at the primary. @throws DatabaseRefusal if the scope does not open.
   */
  async readList<const Q extends Compiled>(scope: Scope, statements: Q): Promise<RowsOf<Q>> {
    const replica = this.#replica
    if (replica?.admits() !== true) return this.read(scope, statements)
    const opening = await this.#openElsewhere(scope, 'list')
    const answers = await replica.read(scope.door, opening, statements.map(toStatement))
    if (answers === undefined) return this.read(scope, statements)
    // The compiler gives each statement's row type; the driver answers them in order.
    return answers.map(({ rows }) => rows) as RowsOf<Q>
  }

  /**
   * Like `stream`, from the same source as `readList`. @throws DatabaseRefusal if the scope does not open; ReplicaLost
   * if the replica fails in the middle.
   */
  async *streamList<Row>(
    scope: Scope,
    compiled: CompiledQuery<Row>,
    size = 1000,
  ): AsyncGenerator<Row[], void, void> {
    const replica = this.#replica
    if (replica?.admits() === true) {
      const opening = await this.#openElsewhere(scope, 'export')
      const { sql: text, parameters } = compiled
      const statement = { text, values: parameters.map(wireValue) }
      const rows = await replica.stream<Row>(scope.door, opening, statement, size)
      if (rows !== undefined) return yield* rows
    }
    yield* this.stream(scope, compiled, size)
  }

  async #openElsewhere(scope: Scope, use: ReplicaUse) {
    const opening = await refusalOf(() => openAtPrimary(this.#poolOf(scope), scope, use))
    scope.prove()
    return opening
  }

  /**
   * The rows of a statement under the scope in batches, from one snapshot, for results too large to hold at once.
   * @throws DatabaseRefusal if the scope does not open.
   */
  async *stream<Row>(
    scope: Scope,
    { sql: text, parameters }: CompiledQuery<Row>,
    size = 1000,
  ): AsyncGenerator<Row[], void, void> {
    const rows = readThrough<Row>(
      this.#poolOf(scope, this.#slow),
      scope.opening,
      { text, values: parameters.map(wireValue) },
      size,
    )
    try {
      for (;;) {
        const { value, done } = await refusalOf(() => rows.next())
        scope.prove()
        if (done === true) return
        yield value
      }
    } finally {
      await rows.return()
    }
  }

  /** Only opens the scope and returns its identity. */
  async context(scope: Scope): Promise<OpenedScope> {
    return (await this.readWithContext(scope, [])).context
  }

  /** Reads, decides and writes under the scope; retried after a conflict with another transaction. */
  transaction<T>(scope: Scope, work: (tx: Transaction) => Promise<T>): Promise<T> {
    return refusalOf(() =>
      transaction(
        this.#poolOf(scope),
        (client, [opened]) => {
          scope.prove()
          return work({
            // The scope's own statement has this shape.
            context: opened?.rows[0] as unknown as OpenedScope,
            client,
            run: async <Row>({ sql: text, parameters }: CompiledQuery<Row>) => {
              const [answer] = await runBatchOn(client, [{ text, values: [...parameters] }])
              return answer.rows
            },
          })
        },
        { opening: [scope.opening] },
      ),
    )
  }

  /**
   * Calls one of the owner's functions: the few look-ups and acts without a scope (login, tokens, hosts). They run in a
   * role of their own, which no list and no report uses.
   */
  async lookUp<Row>(
    name: string,
    values: readonly unknown[],
    whose: 'app' | 'staff' = 'app',
  ): Promise<Row[]> {
    const places = values.map((_, index) => `$${index + 1}`).join(', ')
    return this.#lookUp(whose, { text: `select * from ${name}(${places})`, values: [...values] })
  }

  /** Like `lookUp`, with the values by name. */
  async lookUpNamed<Row>(called: RawBuilder<unknown>, whose: 'app' | 'staff' = 'app'): Promise<Row[]> {
    return this.#lookUp(whose, toStatement(sql`select * from ${called}`.compile(query)))
  }

  async #lookUp<Row>(whose: 'app' | 'staff', statement: Statement): Promise<Row[]> {
    const pool = whose === 'staff' ? this.#pools.slowLookUp : this.#pools.lookUp
    const [answer] = await refusalOf(() => runBatch(pool, [statement]))
    // The function's signature in the schema is the row type.
    return (answer?.rows ?? []) as Row[]
  }

  /**
   * Calls back on notifications of a channel; returns a function that stops it, to be called before the database
   * closes. Without a listener nothing is called: callers also poll now and then.
   */
  listen(channel: string, onNotice: (told: string | undefined) => void): () => Promise<void> {
    return this.#listener?.listen(channel, onNotice) ?? (async () => {})
  }

  /** Whether the database answers within seconds. */
  async isReachable(): Promise<boolean> {
    return answersSoon(this.#pools.app)
  }

  /** Ends the connections and, if this process was the last of the embedded database, stops that too. */
  close(): Promise<void> {
    return this.#close()
  }

  #poolOf(scope: Scope, pools: Pools = this.#pools): Pool {
    return pools[scope.door]
  }
}

const toStatement = ({ sql: text, parameters }: CompiledQuery<unknown>) => ({
  text,
  values: [...parameters],
})
