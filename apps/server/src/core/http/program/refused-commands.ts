import { sql } from 'kysely'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { OpenedKey } from './open-api-key.ts'

/** Counts a push that was refused before anything of it was read, with why. */
export async function notePushRefused(
  db: Database,
  key: OpenedKey,
  { code, kind, address }: { code: string; kind: string; address: string },
): Promise<void> {
  const detail = JSON.stringify({ clase: kind.slice(0, 60), code })
  await db.read(key.scope, [
    sql`select note_push(${scopeCompany}, ${key.key}, true, 0, 0, 0)`.compile(query),
    sql`select append_own_audit(${key.actor}, null, 'push-refused', null, ${address}, ${detail}::jsonb)`.compile(
      query,
    ),
  ])
}
