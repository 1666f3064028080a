import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { call } from '@enlace/database/call.ts'
import { query, scopeCompany, type Database, type Transaction } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import type { KeptSettings } from './rules.ts'

/** New values of a company's settings by name; undefined resets one to its default. */
export type NewSettings = ReadonlyMap<string, unknown>

/** The author of a change of settings, for the audit trail. */
export interface SettingsAuthor {
  actor: string
  person: string | null
  address: string | null
}

/**
 * Reads and locks settings of the open company; other changes of this company's settings wait until the transaction
 * ends.
 */
export async function lockSettings(
  tx: Pick<Transaction, 'run'>,
  names: readonly string[],
): Promise<KeptSettings> {
  await tx.run(
    sql`select pg_advisory_xact_lock(hashtextextended('settings', ${scopeCompany}))`.compile(query),
  )
  const rows = await tx.run(
    query
      .selectFrom('settings')
      .select(['name', 'value'])
      .where('company_id', '=', scopeCompany)
      .where('name', 'in', [...names])
      .compile(),
  )
  return new Map(rows.map(({ name, value }) => [name, value]))
}

/** Returns a short version that changes with these settings: clients send the one that they saw. */
export function versionOf(settings: KeptSettings, names: readonly string[]): string {
  const held = names.map((name) => settings.get(name) ?? null)
  return createHash('sha256').update(JSON.stringify(held)).digest('base64url').slice(0, 22)
}

/** Saves settings in the caller's transaction, and audits the old and new values. */
export async function keepSettingsIn(
  tx: Pick<Transaction, 'run'>,
  settings: NewSettings,
  by: SettingsAuthor,
): Promise<void> {
  const held = await lockSettings(tx, [...settings.keys()])
  const changed = [...settings].filter(
    ([name, value]) => JSON.stringify(held.get(name) ?? null) !== JSON.stringify(value ?? null),
  )
  for (const [name, value] of changed) {
    if (value === undefined) {
      await tx.run(
        query
          .deleteFrom('settings')
          .where('company_id', '=', scopeCompany)
          .where('name', '=', name)
          .compile(),
      )
      continue
    }
    const json = sql<unknown>`${JSON.stringify(value)}::jsonb`
    await tx.run(
      query
        .insertInto('settings')
        .values({ company_id: scopeCompany, name, value: json })
        .onConflict((kept) =>
          kept.columns(['company_id', 'name']).doUpdateSet({ value: json, updated_at: sql`now()` }),
        )
        .compile(),
    )
  }
  if (changed.length === 0) return
  const before = Object.fromEntries(changed.map(([name]) => [name, held.get(name) ?? null]))
  const after = Object.fromEntries(changed.map(([name, value]) => [name, value ?? null]))
  const detail = JSON.stringify({ before, after })
  await tx.run(
    sql`select ${call('append_own_audit', {
      who: by.actor,
      person: by.person,
      what: 'settings-changed',
      aim: null,
      origin: by.address,
      more: detail,
    })}`.compile(query),
  )
}

/** Saves settings of a company as its operator. @throws DatabaseRefusal `company-not-found`. */
export async function keepSettings(db: Database, company: number, settings: NewSettings): Promise<void> {
  await db.transaction(Scope.ofStaff(company), (tx) =>
    keepSettingsIn(tx, settings, { actor: 'cli', person: null, address: null }),
  )
}
