import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import { runBatch, runBatchOn } from './driver/batch.ts'
import { readThrough } from './driver/cursor.ts'
import { preludeOf } from './driver/prelude.ts'
import { databaseFault } from './driver/faults.ts'
import type { Answer, Statement } from './driver/statement.ts'
import type { Door, Scope } from './scope.ts'

/** The uses of a replica: a displayed list, or all rows for a file. */
export type ReplicaUse = 'list' | 'export'

/** Milliseconds that a query waits for the replica to catch up. */
const patience = { list: 20, export: 500 } as const

/** Milliseconds without an answer after which a replica counts as unreachable. */
const silence = { list: 5000, export: 30_000 } as const

/** Milliseconds without queries after a replica failed, or was behind. */
const rest = { failed: 5000, behind: 1000 } as const

/** Seconds for which a scope opened at the primary opens at a replica too; it is queried at once. */
const passSeconds = 30

/** The pass of the open scope, its database, and the position up to which everything is committed there. */
const standing: Statement<Record<string, string | null>> = {
  // Without synchronous commit, others see what has not been flushed yet.
  text: `select scope_pass(${passSeconds}) as pass,
    (select system_identifier from pg_control_system())::text as origin,
    (case current_setting('synchronous_commit') when 'off' then pg_current_wal_insert_lsn()
      else pg_current_wal_flush_lsn() end)::text as kept`,
}

/** How often a replica was read, how often the primary had to replace it, and whether it is used at present. */
export interface ReplicaFigures {
  reads: number
  misses: number
  isAsked: boolean
}

/**
 * A replica that failed in the middle of many rows: it disconnected, or changes of its primary conflicted. A new
 * attempt reads at the primary.
 */
export class ReplicaLost extends Error {
  override readonly name = 'ReplicaLost'

  constructor(cause: unknown) {
    super('The replica failed while it was read', { cause })
  }
}

/** A replica of the database for read-only work: if it cannot answer, the primary does. */
export class Replica {
  readonly #pools: Record<Door, Pool>
  #restsUntil = 0
  #reads = 0
  #misses = 0

  /** With one pool for each role; every transaction sets its role again. */
  constructor(pools: Record<Door, Pool>) {
    this.#pools = pools
  }

  get figures(): ReplicaFigures {
    const isAsked = performance.now() >= this.#restsUntil
    return { reads: this.#reads, misses: this.#misses, isAsked }
  }

  /** Whether it may be queried: not during a rest; after a rest by one caller, whose result the others wait for. */
  admits(): boolean {
    const now = performance.now()
    if (now < this.#restsUntil) {
      this.#misses += 1
      return false
    }
    if (this.#restsUntil > 0) this.#restsUntil = now + rest.failed
    return true
  }

  /** The answers of statements after their opening, or undefined if the primary has to give them. */
  read(
    door: Door,
    opening: Statement,
    statements: readonly Statement<unknown>[],
  ): Promise<readonly Answer[] | undefined> {
    return this.#attempt(async () => {
      const pool = this.#pools[door]
      const client = await pool.connect()
      const limit = setTimeout(() => void client.end(), silence.list)
      let isFit = false
      try {
        const before = [...preludeOf(pool), opening]
        const answers = await runBatchOn<readonly Statement<unknown>[]>(client, [...before, ...statements])
        isFit = true
        return answers.slice(before.length)
      } finally {
        clearTimeout(limit)
        client.release(!isFit)
      }
    })
  }

  /**
   * The rows of a statement in batches, or undefined if the primary has to give them. @throws ReplicaLost if the
   * replica fails after the first batch.
   */
  async stream<Row>(
    door: Door,
    opening: Statement,
    statement: Statement<Row>,
    size: number,
  ): Promise<AsyncGenerator<Row[], void, void> | undefined> {
    const rows = readThrough<Row>(this.#pools[door], opening, statement, size)
    const first = await this.#attempt(() => orSilence(rows.next()))
    if (first !== undefined) return this.#rest(first, rows)
    // It may still wait for its answer, which is no longer needed.
    void rows.return().catch(() => undefined)
    return undefined
  }

  async *#rest<Row>(
    first: IteratorResult<Row[], void>,
    rows: AsyncGenerator<Row[], void, void>,
  ): AsyncGenerator<Row[], void, void> {
    try {
      for (let next = first; next.done !== true; next = await rows.next()) yield next.value
    } catch (fault) {
      this.#restsUntil = performance.now() + rest.failed
      throw new ReplicaLost(fault)
    } finally {
      await rows.return()
    }
  }

  /** Any error is left to the primary. */
  async #attempt<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    try {
      const result = await work()
      this.#restsUntil = 0
      this.#reads += 1
      return result
    } catch (fault) {
      const milliseconds = restAfter(fault)
      if (milliseconds !== undefined) this.#restsUntil = performance.now() + milliseconds
      this.#misses += 1
      return undefined
    }
  }
}

/** How long not to use the replica; undefined if the statement was at fault, which any user can cause. */
function restAfter(fault: unknown): number | undefined {
  const reason = fault instanceof Error ? fault.message : ''
  if (reason === 'replica-behind') return rest.behind
  const isAway = reason === 'replica-foreign' || reason === silent || databaseFault(fault) === 'unavailable'
  return isAway ? rest.failed : undefined
}

const silent = 'The replica says nothing'

async function orSilence<Result>(work: Promise<Result>): Promise<Result> {
  const answered = new AbortController()
  const giveUp = async () => {
    await pause(silence.export, undefined, { signal: answered.signal, ref: false })
    throw new Error(silent)
  }
  try {
    return await Promise.race([work, giveUp()])
  } finally {
    answered.abort()
  }
}

/**
 * Opens the scope at the primary, where sessions and rights are current, and returns the statement that opens it at a
 * replica: it waits there until the replica has everything that the primary had when the scope opened, or refuses.
 */
export async function openAtPrimary(primary: Pool, scope: Scope, use: ReplicaUse): Promise<Statement> {
  const [, { rows }] = await runBatch(primary, [scope.opening, standing])
  const { pass, origin, kept } = rows[0] ?? {}
  return {
    text: 'select await_replay($2::bigint, $3::pg_lsn, $4::integer), open_pass($1)',
    values: [pass, origin, kept, patience[use]],
  }
}
