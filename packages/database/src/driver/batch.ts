import pg from 'pg'
import { Batch } from './batch-query.ts'
import { preludeOf } from './prelude.ts'
import { isStaleStatement } from './prepared-statements.ts'
import type { Answer, Answers, Statement } from './statement.ts'
import { watchBatch } from './watched-batch.ts'

/**
 * Runs statements in one round trip and one transaction and returns their answers in order. Nothing was changed if it
 * rejects, unless the connection was lost on the way.
 */
export async function runBatch<const Statements extends readonly Statement<unknown>[]>(
  pool: pg.Pool,
  statements: Statements,
): Promise<Answers<Statements>> {
  const client = await pool.connect()
  const prelude = preludeOf(pool)
  const all: readonly Statement<unknown>[] = [...prelude, ...statements]
  try {
    const answers = await runBatchOn(client, all).catch((error: unknown) => {
      if (!isStaleStatement(error)) throw error
      return runBatchOn(client, all)
    })
    client.release()
    return typed(answers.slice(prelude.length))
  } catch (error) {
    client.release(endsConnection(error))
    throw error
  }
}

/** Runs statements in one round trip on a connection that the caller holds, inside its transaction if it has one. */
export function runBatchOn<const Statements extends readonly Statement<unknown>[]>(
  client: pg.ClientBase,
  statements: Statements,
): Promise<Answers<Statements>> {
  return watchBatch(
    statements,
    () =>
      new Promise((resolve, reject) => {
        client.query(
          new Batch(statements, (error, answers) => {
            if (error) reject(error)
            else resolve(typed(answers))
          }),
        )
      }),
  )
}

/** The error of a scope on a connection that is no longer in its pool's role. */
const foreignRole = 'role-foreign'

/** Whether the connection is unusable after this error; the pool notices broken connections itself. */
export function endsConnection(error: unknown): boolean {
  if (!(error instanceof pg.DatabaseError)) return false
  return error.severity === 'FATAL' || error.severity === 'PANIC' || error.message === foreignRole
}

function typed<Statements extends readonly Statement<unknown>[]>(
  answers: readonly Answer[],
): Answers<Statements> {
  // The text of a statement and the type of its rows come from the same place and are reunited here.
  return answers as unknown as Answers<Statements>
}
