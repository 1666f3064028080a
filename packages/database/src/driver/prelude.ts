import type pg from 'pg'
import type { Statement } from './statement.ts'

const preludes = new WeakMap<pg.Pool, Statement>()

/** Makes every batch and transaction of a pool begin with this statement, whose answer is discarded. */
export function beginWith(pool: pg.Pool, statement: Statement): void {
  preludes.set(pool, statement)
}

/** The first statements of a batch or transaction of this pool; empty if the connection itself was prepared. */
export function preludeOf(pool: pg.Pool): readonly Statement[] {
  const prelude = preludes.get(pool)
  return prelude ? [prelude] : []
}
