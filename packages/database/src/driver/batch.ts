import pg from 'pg'
import { Batch } from './batch-query.ts'
import type { Answer, Answers, Statement } from './statement.ts'

/**
 * Runs statements in one round trip and one transaction and gives their answers in order. Nothing of it happened when
 * it rejects, unless the connection was lost on the way.
 */
export function runBatch<const Statements extends readonly Statement<unknown>[]>(
  pool: pg.Pool,
  statements: Statements,
): Promise<Answers<Statements>> {
  return new Promise((resolve, reject) => {
    pool.connect((refusal, client, release) => {
      if (!client) {
        reject(refusal ?? new Error('The pool gave no connection.'))
        return
      }
      try {
        client.query(
          new Batch(statements, (error, answers) => {
            release(error !== undefined && isFatal(error))
            if (error) reject(error)
            else resolve(typed(answers))
          }),
        )
      } catch (error) {
        release()
        reject(error instanceof Error ? error : new Error(String(error)))
      }
    })
  })
}

/** Runs statements in one round trip on a connection that the caller holds, inside its transaction if it has one. */
export function runBatchOn<const Statements extends readonly Statement<unknown>[]>(
  client: pg.ClientBase,
  statements: Statements,
): Promise<Answers<Statements>> {
  return new Promise((resolve, reject) => {
    client.query(
      new Batch(statements, (error, answers) => {
        if (error) reject(error)
        else resolve(typed(answers))
      }),
    )
  })
}

/** Whether a connection is of no further use after this error: it ended, or the database is ending it. */
export function isFatal(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return true
  return error.severity === 'FATAL' || error.severity === 'PANIC'
}

function typed<Statements extends readonly Statement<unknown>[]>(
  answers: readonly Answer[],
): Answers<Statements> {
  // The text of a statement and the type of its rows come from the same place; here the two meet again.
  return answers as unknown as Answers<Statements>
}
