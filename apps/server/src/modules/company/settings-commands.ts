import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { call } from '@enlace/database/call.ts'
import { query, scopeCompany, type Database, type Transaction } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import type { KeptSettings } from './rules.ts'

/** A company's settings by their names, as they are to be from now on; what is undefined is forgotten: its default holds again. */
export type NewSettings = ReadonlyMap<string, unknown>

/** Who changes settings, for the audit trail. */
export interface SettingsAuthor {
  actor: string
  person: string | null
  address: string | null
}

/**
 * Reads settings of the open company to be changed in the same transaction; anyone else who would change settings of this
 * company waits until it ends.
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

/** A short text that is another one as soon as one of these settings is: who changes them says which it saw. */
export function versionOf(settings: KeptSettings, names: readonly string[]): string {
  const held = names.map((name) => settings.get(name) ?? null)
  return createHash('sha256').update(JSON.stringify(held)).digest('base64url').slice(0, 22)
}

/** Keeps settings in the caller's transaction, with what they were and what they are in the company's audit trail. */
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

/** Keeps settings of a company for its operator. @throws DatabaseRefusal `company-not-found`. */
export async function keepSettings(db: Database, company: number, settings: NewSettings): Promise<void> {
  await db.transaction(Scope.ofStaff(company), (tx) =>
    keepSettingsIn(tx, settings, { actor: 'cli', person: null, address: null }),
  )
}
