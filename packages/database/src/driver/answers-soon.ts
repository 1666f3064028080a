import { setTimeout as pause } from 'node:timers/promises'
import type { Pool } from 'pg'
import { runBatch } from './batch.ts'

/** Milliseconds within which a reachable database answers. */
const reachMilliseconds = 5000

/** Whether a database answers within seconds. */
export async function answersSoon(pool: Pool): Promise<boolean> {
  const patience = new AbortController()
  const isAnswered = runBatch(pool, [{ text: 'select 1', values: [] }]).then(
    () => true,
    () => false,
  )
  const isSilent = pause(reachMilliseconds, false, { signal: patience.signal, ref: false }).catch(() => false)
  return Promise.race([isAnswered, isSilent]).finally(() => patience.abort())
}
