import type { ClientBase } from 'pg'
import { findTables } from './catalog.ts'

/** How a company's rows of a table are treated when it is restored alone. */
export type Treatment =
  /** Present rows are deleted and those of the backup inserted. */
  | 'replaced'
  /** Present rows are deleted and none inserted: they grant access, or belong to a browser of that time. */
  | 'ended'
  /** Present rows remain and missing ones are inserted: history is not undone. */
  | 'log'
  /** Like replaced, but no counter falls below the numbers issued since. */
  | 'counter'
  /** Present rows remain, and missing ones are inserted as if done just now. */
  | 'calendar'
  /** Present rows remain, and none are inserted. */
  | 'left'

const treatments: Readonly<Record<string, Treatment>> = {
  sessions: 'ended',
  staff_sessions: 'ended',
  hand_overs: 'ended',
  download_tickets: 'ended',
  staff_download_tickets: 'ended',
  factor_steps: 'ended',
  one_use_tokens: 'ended',
  supplier_views: 'ended',
  staff_presence: 'ended',
  staff_oidc_logins: 'ended',
  push_subscriptions: 'ended',
  mail_sender_codes: 'ended',
  audit_log: 'log',
  sign_ins: 'log',
  bank_change_numbers: 'counter',
  contact_numbers: 'counter',
  paper_numbers: 'counter',
  profile_request_numbers: 'counter',
  question_numbers: 'counter',
  registration_numbers: 'counter',
  review_numbers: 'counter',
  repeated_jobs: 'calendar',
  email_changes: 'left',
  sign_in_alarms: 'left',
  sign_in_refusals: 'left',
  spent_captchas: 'left',
}

/** The treatment of a company's rows of a table; one that is not listed is replaced. */
export const treatmentOf = (table: string): Treatment => treatments[table] ?? 'replaced'

/** The tables that are listed because they are not simply replaced. */
export const treatedTables = Object.keys(treatments)

/**
 * Tables of a person's own rows, outside of any company; they are inserted with persons unknown here. The person itself
 * comes first.
 */
export const personTables = ['identities', 'totp_secrets', 'passkeys', 'recovery_codes'] as const

/** Which rows of a table are taken out of a backup: the company's own, all, or none. */
export function rowsTaken(table: { name: string; columns: readonly string[] }): 'own' | 'all' | 'none' {
  if (table.name === 'companies') return 'own'
  if (personTables.some((name) => name === table.name)) return 'all'
  if (!table.columns.includes('company_id')) return 'none'
  return ['ended', 'left'].includes(treatmentOf(table.name)) ? 'none' : 'own'
}

/** A table with rows of companies. */
export interface CompanyTable {
  readonly name: string
  readonly columns: readonly string[]
  readonly key: readonly string[]
  /** Columns that refer to a person, and those of them with a foreign key. */
  readonly persons: readonly string[]
  readonly needed: readonly string[]
  /** The column that the database numbers across all companies. */
  readonly numbered: string | null
  readonly hasTriggers: boolean
  readonly treatment: Treatment
}

const refersToPerson = `exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f'
  and k.confrelid = 'identities'::regclass and a.attnum = any (k.conkey))`

/** The tables with rows of companies, each after those that it refers to. */
export async function findCompanyTables(client: ClientBase): Promise<CompanyTable[]> {
  const { rows } = await client.query<Omit<CompanyTable, 'columns' | 'treatment'>>(
    `select c.relname::text as name, exists (
              select from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal) as "hasTriggers",
            array(select a.attname::text from pg_constraint k join pg_attribute a on a.attrelid = c.oid and a.attnum = any (k.conkey)
                   where k.conrelid = c.oid and k.contype = 'p') as key,
            array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and not a.attisdropped
                     and (a.attname = 'identity_id' or ${refersToPerson})) as persons,
            array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and ${refersToPerson}) as needed,
            (select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attidentity <> '' limit 1) as numbered
       from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'company_id' and not a.attisdropped)`,
  )
  const found = new Map(rows.map((row) => [row.name, row]))
  return (await findTables(client)).flatMap(({ name, columns }) => {
    const table = found.get(name)
    return table === undefined ? [] : [{ ...table, columns, treatment: treatmentOf(name) }]
  })
}
