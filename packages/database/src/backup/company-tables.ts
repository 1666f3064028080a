import type { ClientBase } from 'pg'
import { findTables } from './catalog.ts'

/** What becomes of a company's rows of a table where the company is put back alone. */
export type Treatment =
  /** Those of today go, and those of the backup come. */
  | 'replaced'
  /** Those of today go, and none come: they open something, or hang on a browser of that time. */
  | 'ended'
  /** Those of today stay, and those of the backup that are missing come: what happened is not unmade. */
  | 'log'
  /** Like replaced, and no counter goes back behind what was handed out since. */
  | 'counter'
  /** Those of today stay, and the missing ones come as if they had been done just now. */
  | 'calendar'
  /** Those of today stay, and none come. */
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

/** What becomes of a company's rows of a table; one that is named nowhere is replaced as a whole. */
export const treatmentOf = (table: string): Treatment => treatments[table] ?? 'replaced'

/** The tables that are named because they are not simply replaced. */
export const treatedTables = Object.keys(treatments)

/** What a person has in no company of its own; it comes with who is not known here. The person itself comes first. */
export const personTables = ['identities', 'totp_secrets', 'passkeys', 'recovery_codes'] as const

/** Whether rows of a table are taken out of a backup: the company's own, all, or none. */
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
  /** Columns that name a person, and those of them that hold only one who is there. */
  readonly persons: readonly string[]
  readonly needed: readonly string[]
  /** The column that the database numbers over all companies. */
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
