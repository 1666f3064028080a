import { sql } from 'kysely'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'

/** The mail sender of the open company, as stored. */
export interface MailSettingsRow {
  from_address: string | null
  from_name: string | null
  reply_to: string | null
  dkim_selector: string | null
  version: number
  /** The proven address, which may differ from the one now wanted. */
  confirmed_address: string | null
  confirmed_at: string | null
  /** The sender address in use; null means the installation's. */
  own_sender: string | null
  unproven_until: string | null
}

/** A test mail in the outbox. */
export interface MailTestRow {
  id: string
  recipient: string
  created_at: string
  sent_at: string | null
  dead_at: string | null
  attempts: number
  last_error: string | null
}

/** The purpose of test mails in the outbox. */
export const testPurpose = 'mail-test'

/** Returns the open company's mail settings, its last test mails and the pending code. */
export async function findMailSettings(
  db: Database,
  scope: Scope,
): Promise<{
  settings: MailSettingsRow | undefined
  tests: MailTestRow[]
  waiting: number
  dead: number
  /** When the code sent to the unproven address expires. */
  codeUntil: string | null
}> {
  const [[settings], tests, [counts], [code]] = await db.read(scope, [
    query
      .selectFrom('mail_settings')
      .select([
        'from_address',
        'from_name',
        'reply_to',
        'dkim_selector',
        'version',
        'confirmed_address',
        'confirmed_at',
        'unproven_until',
        sql<string | null>`scope_sender()`.as('own_sender'),
      ])
      .where('company_id', '=', scopeCompany)
      .compile(),
    query
      .selectFrom('outbox_mails')
      .select(['id', 'recipient', 'created_at', 'sent_at', 'dead_at', 'attempts', 'last_error'])
      .where('company_id', '=', scopeCompany)
      .where('purpose', '=', testPurpose)
      .orderBy('created_at', 'desc')
      .limit(5)
      .compile(),
    sql<{ waiting: number; dead: number }>`select
        count(*) filter (where sent_at is null and dead_at is null)::integer as waiting,
        count(*) filter (where dead_at is not null)::integer as dead
      from outbox_mails where company_id = ${scopeCompany} and sent_at is null`.compile(query),
    sql<{
      expires_at: string
    }>`select expires_at from waiting_sender_code() where expires_at > now()`.compile(query),
  ])
  const { waiting = 0, dead = 0 } = counts ?? {}
  return { settings, tests, waiting, dead, codeUntil: code?.expires_at ?? null }
}
