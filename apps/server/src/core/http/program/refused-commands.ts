import { sql } from 'kysely'
import { call } from '@enlace/database/call.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { OpenedKey } from './open-api-key.ts'

/** Records a push that was refused before its body was read, with the reason. */
export async function notePushRefused(
  db: Database,
  key: OpenedKey,
  { code, kind, address }: { code: string; kind: string; address: string },
): Promise<void> {
  const detail = JSON.stringify({ clase: kind.slice(0, 60), code })
  await db.read(key.scope, [
    sql`select ${call('note_push', {
      company: scopeCompany,
      key: key.key,
      is_refused: true,
      read_rows: 0,
      refused_rows: 0,
      size: 0,
    })}`.compile(query),
    sql`select ${call('append_own_audit', {
      who: key.actor,
      person: null,
      what: 'push-refused',
      aim: null,
      origin: address,
      more: detail,
    })}`.compile(query),
  ])
}
