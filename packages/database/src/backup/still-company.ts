import pg from 'pg'

/** How much interrupted work is held, by type. */
export interface HeldWork {
  readonly mails: number
  readonly jobs: number
  readonly deliveries: number
}

const own = 'claimed_by = null, claimed_until = null'

/** Work that a job or a process was doing; nobody will finish it. */
const brokenOff = (why: string) => [
  `update exports set state = 'failed', finished_at = now() where state in ('waiting', 'running')`,
  `update document_archives set state = 'failed', run = null, finished_at = now() where state in ('waiting', 'running')`,
  `update certificate_runs set state = 'failed', finished_at = now(), last_error = ${why} where state in ('waiting', 'running')`,
  `update import_batches set state = 'failed', finished_at = now(), failure = ${why} where state = 'running'`,
  `update import_loads set state = 'failed', progress = null, failure = ${why} where state in ('checking', 'loading')`,
  `update pushes set state = 'broken', finished_at = now(), failure = ${why} where state = 'running'`,
  `update connection_runs set state = 'stopped', ended_at = now(), failure = ${why} where state = 'running'`,
  `update connections set held_by = null, held_until = null where held_by is not null`,
  `update invitation_batches set state = 'detenida' where state = 'enviando'`,
  `update media set state = 'fallida' where state = 'procesando'`,
  `update notification_events set spread_at = now() where spread_at is null`,
]

/**
 * Marks the work in the scratch database that was under way when the backup was taken, so that nothing is sent or done
 * again by itself: mails, jobs and deliveries become given up, and the company's staff can find and send them;
 * recurring work runs at its next time.
 */
export async function stillCompany(client: pg.Client, reason: string): Promise<HeldWork> {
  const why = pg.escapeLiteral(reason)
  const count = async (text: string) => (await client.query(text)).rowCount ?? 0
  await client.query('begin')
  for (const statement of brokenOff(why)) await client.query(statement)
  const mails = await count(
    `update outbox_mails set dead_at = now(), last_error = ${why}, ${own} where sent_at is null and dead_at is null`,
  )
  await client.query(`delete from jobs where dead_at is null and key = 'repeated'`)
  const jobs = await count(
    `update jobs set dead_at = now(), last_error = ${why}, ${own} where dead_at is null`,
  )
  const deliveries = await count(
    `update webhook_deliveries set state = 'fallida', fault = ${why}, ${own} where state = 'pendiente'`,
  )
  await client.query('update repeated_jobs set due_at = now()')
  await client.query('commit')
  return { mails, jobs, deliveries }
}
