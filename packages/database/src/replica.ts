import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import { runBatch, runBatchOn } from './driver/batch.ts'
import { readThrough } from './driver/cursor.ts'
import { preludeOf } from './driver/prelude.ts'
import { databaseFault } from './driver/faults.ts'
import type { Answer, Statement } from './driver/statement.ts'
import type { Door, Scope } from './scope.ts'

/** What is read at a replica: a list that somebody looks at, or all rows for a file. */
export type ReplicaUse = 'list' | 'export'

/** Milliseconds for which what is read waits for the replica to catch up. */
const patience = { list: 20, export: 500 } as const

/** Milliseconds after which a replica that says nothing is taken to be away. */
const silence = { list: 5000, export: 30_000 } as const

/** Milliseconds for which nothing is asked of a replica that failed, and of one that is behind. */
const rest = { failed: 5000, behind: 1000 } as const

/** Seconds for which what the primary opened opens at a replica, too; it is asked at once. */
const passSeconds = 30

/** The pass of the open scope, whose database it was, and until where everything is kept there. */
const standing: Statement<Record<string, string | null>> = {
  // Without synchronous commit others see what has not been flushed yet.
  text: `select scope_pass(${passSeconds}) as pass,
    (select system_identifier from pg_control_system())::text as origin,
    (case current_setting('synchronous_commit') when 'off' then pg_current_wal_insert_lsn()
      else pg_current_wal_flush_lsn() end)::text as kept`,
}

/** How often a replica was read, how often the primary had to take its place, and whether it is asked at present. */
export interface ReplicaFigures {
  reads: number
  misses: number
  isAsked: boolean
}

/**
 * A replica that failed in the middle of many rows: it went away, or its primary's changes came in the way. Whoever
 * begins anew reads at the primary.
 */
export class ReplicaLost extends Error {
  override readonly name = 'ReplicaLost'

  constructor(cause: unknown) {
    super('The replica failed while it was read', { cause })
  }
}

/** A copy of the database that follows it, for what only looks: whatever it cannot do, the primary does. */
export class Replica {
  readonly #pools: Record<Door, Pool>
  #restsUntil = 0
  #reads = 0
  #misses = 0

  /** With one pool for each role, of which every transaction tells its role anew. */
  constructor(pools: Record<Door, Pool>) {
    this.#pools = pools
  }

  get figures(): ReplicaFigures {
    const isAsked = performance.now() >= this.#restsUntil
    return { reads: this.#reads, misses: this.#misses, isAsked }
  }

  /** Whether it may be asked: not while it rests; after a rest by one, whose answer the others wait for. */
  admits(): boolean {
    const now = performance.now()
    if (now < this.#restsUntil) {
      this.#misses += 1
      return false
    }
    if (this.#restsUntil > 0) this.#restsUntil = now + rest.failed
    return true
  }

  /** The answers of statements behind their opening, or undefined where the primary has to give them. */
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
   * The rows of a statement in handfuls, or undefined where the primary has to give them. @throws ReplicaLost when the
   * replica fails after the first handful.
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
    // It may still wait for its answer, which nobody wants any more.
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

  /** Whatever it fails with, the primary has the last word. */
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

/** For how long to leave the replica alone; undefined where the fault was the statement's, which anybody can bring about. */
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
 * Opens the scope at the primary, where sessions and rights are as they are now, and answers the statement that opens the
 * same at a replica: it waits there until the replica has all that the primary had when the scope opened, or refuses.
 */
export async function openAtPrimary(primary: Pool, scope: Scope, use: ReplicaUse): Promise<Statement> {
  const [, { rows }] = await runBatch(primary, [scope.opening, standing])
  const { pass, origin, kept } = rows[0] ?? {}
  return {
    text: 'select await_replay($2::bigint, $3::pg_lsn, $4::integer), open_pass($1)',
    values: [pass, origin, kept, patience[use]],
  }
}
