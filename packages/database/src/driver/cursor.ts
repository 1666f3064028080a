import type pg from 'pg'
import { endsConnection, runBatchOn } from './batch.ts'
import { preludeOf } from './prelude.ts'
import type { Statement } from './statement.ts'

/** Seconds that the reader may take between two batches; a stalled reader must not hold rows and a connection. */
const patience = 60

/**
 * The rows of a statement in batches, from one snapshot: only one batch is held at a time. The connection is released
 * after the last one, or when the reader stops.
 */
export async function* readThrough<Row>(
  pool: pg.Pool,
  opening: Statement,
  { text, values = [] }: Statement<Row>,
  size: number,
): AsyncGenerator<Row[], void, void> {
  const client = await pool.connect()
  let isBroken = false
  try {
    await runBatchOn<readonly Statement[]>(client, [
      { text: 'begin' },
      ...preludeOf(pool),
      // It may record the person's activity; from then on nothing is written.
      opening,
      { text: 'set transaction read only' },
      { text: `set local idle_in_transaction_session_timeout to '${patience}s'` },
      // All rows will be read: plan for the last row, not the first.
      { text: 'set local cursor_tuple_fraction to 1' },
    ])
    await client.query({ text: `declare handfuls no scroll cursor for ${text}`, values: [...values] })
    for (;;) {
      const { rows } = await client.query<Row & pg.QueryResultRow>(`fetch ${size} from handfuls`)
      if (rows.length > 0) yield rows
      if (rows.length < size) break
    }
    await client.query('commit')
  } catch (fault) {
    isBroken = endsConnection(fault)
    throw fault
  } finally {
    if (!isBroken) isBroken = await hasFailed(client.query('rollback'))
    client.release(isBroken)
  }
}

/** A reader that stops early leaves a transaction open; ending one that has ended does no harm. */
const hasFailed = (work: Promise<unknown>) =>
  work.then(
    () => false,
    () => true,
  )
