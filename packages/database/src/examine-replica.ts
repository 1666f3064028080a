import pg from 'pg'
import { asOwner } from './driver/owner.ts'

/** The state of a replica compared with its primary; a reason if it cannot be queried. */
export type ReplicaState = 'following' | 'behind' | 'foreign' | { reason: string }

/** Whether a replica reaches the present position of its primary within the given milliseconds. */
export async function examineReplica(
  adminUrl: string,
  readUrl: string,
  milliseconds: number,
): Promise<ReplicaState> {
  const { rows } = await asOwner(adminUrl, 'doctor', (primary) =>
    primary.query<{ origin: string; kept: string }>(
      `select system_identifier::text as origin, pg_current_wal_flush_lsn()::text as kept from pg_control_system()`,
    ),
  )
  const [at] = rows
  const replica = new pg.Client({ connectionString: readUrl, connectionTimeoutMillis: 5000 })
  try {
    await replica.connect()
    await replica.query('set role enlace_app')
    await replica.query('select await_replay($1, $2, $3)', [at?.origin, at?.kept, milliseconds])
    return 'following'
  } catch (fault) {
    const reason = fault instanceof Error ? fault.message : String(fault)
    if (reason === 'replica-behind') return 'behind'
    if (reason === 'replica-foreign') return 'foreign'
    return { reason: fault instanceof Error && 'code' in fault ? String(fault.code) : reason }
  } finally {
    await replica.end().catch(() => undefined)
  }
}
