import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { endsConnection, runBatchOn } from './batch.ts'
import { causeStatements } from './cause.ts'
import { preludeOf } from './prelude.ts'
import { isStaleStatement } from './prepared-statements.ts'
import type { Answer, Statement } from './statement.ts'

/** How a transaction begins and how often it is retried. */
export interface TransactionOptions {
  readonly isolation?: 'read committed' | 'repeatable read' | 'serializable'
  /**
   * Statements sent in the same round trip as the beginning, such as opening the scope; the work receives their
   * answers.
   */
  readonly opening?: readonly Statement[]
  /** Further attempts after a deadlock or a serialization failure. */
  readonly retries?: number
}

/**
 * The pool of the caller's transaction. Work that takes a second connection of the same pool can deadlock: as many such
 * transactions as the pool has connections wait for one more until they time out.
 */
export const transactionPool = new AsyncLocalStorage<pg.Pool>()

/** Serialization failure and deadlock: the same work succeeds when it is repeated. */
const repeatable = new Set(['40001', '40P01'])

/**
 * Does work in one transaction: committed when the work returns, rolled back when it throws. The work may run again
 * from its start after a conflict, so it must not act outside of the database.
 */
export async function transaction<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient, opened: readonly Answer[]) => Promise<Result>,
  options: TransactionOptions = {},
): Promise<Result> {
  for (let retries = options.retries ?? 3; ; retries--) {
    try {
      return await attempt(pool, work, options)
    } catch (error) {
      if (retries <= 0 || !isRepeatable(error)) throw error
      await pause(5 + Math.random() * 40)
    }
  }
}

function isRepeatable(error: unknown): boolean {
  return (error instanceof pg.DatabaseError && repeatable.has(error.code ?? '')) || isStaleStatement(error)
}

async function attempt<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient, opened: readonly Answer[]) => Promise<Result>,
  { isolation = 'read committed', opening = [] }: TransactionOptions,
): Promise<Result> {
  const client = await pool.connect()
  let isBroken = false
  try {
    const beginning = { text: `begin isolation level ${isolation}` }
    const before = [beginning, ...preludeOf(pool), ...causeStatements()]
    const answers = await runBatchOn<readonly Statement[]>(client, [...before, ...opening])
    const result = await transactionPool.run(pool, () => work(client, answers.slice(before.length)))
    await commit(client)
    return result
  } catch (error) {
    isBroken = await isBrokenAfterRollback(client, error)
    throw error
  } finally {
    client.release(isBroken)
  }
}

/** PostgreSQL answers the commit of a failed transaction with a rollback and no error; here that is an error. */
async function commit(client: pg.PoolClient): Promise<void> {
  const { command } = await client.query('commit')
  if (command !== 'COMMIT')
    throw new Error('The transaction was undone, because a statement in it had failed.')
}

async function isBrokenAfterRollback(client: pg.PoolClient, error: unknown): Promise<boolean> {
  if (endsConnection(error)) return true
  try {
    await client.query('rollback')
    return false
  } catch {
    return true
  }
}
