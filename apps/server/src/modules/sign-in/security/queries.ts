import { sql } from 'kysely'
import { query, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'

/** Entries of the history per page. */
export const signInsAtATime = 20

const owner = sql<{ email: string }>`select scope_own_email() as email`.compile(query)

const factors = sql<{
  totp_since: string | null
  totp_used_at: string | null
  codes_left: number
  is_demanded: boolean
}>`select * from scope_factors()`.compile(query)

const passkeys = sql<{
  id: string
  name: string
  rp_id: string
  is_synced: boolean
  created_at: string
  last_used_at: string | null
}>`select * from scope_passkeys()`.compile(query)

const devices = sql<{
  id: string
  device: string
  address: string
  last_seen_at: string
  trusted_until: string
}>`select * from scope_trusted_devices()`.compile(query)

const sessions = sql<{
  id: string
  company_name: string
  device: string
  address: string
  created_at: string
  last_seen_at: string
  session_ids: string[]
  is_backoffice: boolean
}>`select * from scope_open_sessions()`.compile(query)

const emailChange = sql<{
  new_email: string
  old_confirmed: boolean
  new_confirmed: boolean
  expires_at: string
}>`select * from scope_email_change()`.compile(query)

/** Returns the security settings of the open scope's person, in one round trip. */
export async function findSecurity(db: Database, scope: Scope) {
  const { context, rows } = await db.readWithContext(scope, [
    owner,
    factors,
    passkeys,
    devices,
    sessions,
    emailChange,
  ])
  const [[person], [factor], ownPasskeys, trusted, open, [change]] = rows
  if (!person || !factor) throw new Error('An open scope has a person')
  return {
    session: context.session_id,
    email: person.email,
    factor,
    passkeys: ownPasskeys,
    devices: trusted,
    sessions: open,
    change,
  }
}

/** Returns the person's history before an entry, one more than is shown. */
export async function findSignIns(db: Database, scope: Scope, before: string | undefined) {
  const wanted = sql<{
    id: string
    at: string
    company_name: string
    address: string
    device: string
    outcome: string
  }>`select id::text, at, company_name, address, device, outcome
       from scope_sign_ins(${before ?? null}::bigint, ${signInsAtATime + 1})`.compile(query)
  const [rows] = await db.read(scope, [wanted])
  return rows
}
