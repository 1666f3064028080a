import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import {
  bareTables,
  documentTables,
  plantCompany,
  plantDocuments,
  plantOfPersons,
  plantOf,
} from '@enlace/testing/every-table.ts'
import { plantHandOver, plantSavedView } from '@enlace/testing/person-rows.ts'
import { useTestDatabase } from '@enlace/testing/opened-database.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { query } from './database.ts'
import { Scope } from './scope.ts'

const database = useTestDatabase('own')

/** Tables whose rows of the address's company a visitor can read if a query forgets to name it. */
const publicTables = [
  'advertisements',
  'catalogue_entries',
  'cms_content',
  'companies',
  'company_concepts',
  'company_files',
  'company_papers',
  'contact_options',
  'data_freshness',
  'maintenance_windows',
  'menu_items',
  'pages',
  'payment_concepts',
  'payment_gateways',
  'settings',
  'templates',
  'trial_companies',
]

/** Tables that no query of staff can read: secrets, and the product's counters. */
const closedToStaff = [
  'attempt_counters',
  'bank_change_codes',
  'bank_change_links',
  'bank_change_numbers',
  'bank_code_sends',
  'call_meters',
  'care_acts',
  'contact_numbers',
  'download_tickets',
  'email_changes',
  'event_feeds',
  'factor_steps',
  'file_upload_pieces',
  'file_uploads',
  'hand_overs',
  'identities',
  'known_devices',
  'mail_sender_codes',
  'master_spells',
  'one_use_tokens',
  'operators',
  'paper_numbers',
  'passkeys',
  'printed_documents',
  'profile_request_numbers',
  'question_numbers',
  'radian_event_numbers',
  'recovery_codes',
  'registration_numbers',
  'repeated_jobs',
  'reply_links',
  'report_runs',
  'review_numbers',
  'saved_views',
  'schema_functions',
  'schema_migrations',
  'session_families',
  'sessions',
  'setup_links',
  'sign_in_refusals',
  'sign_ins',
  'spent_captchas',
  'staff_download_tickets',
  'staff_oidc_logins',
  'staff_presence',
  'staff_sessions',
  'submitted_invoice_numbers',
  'supplier_key_requests',
  'supplier_keys',
  'supplier_views',
  'totp_secrets',
]

/** Append-only tables, for staff too. */
const appendedTo = [
  'audit_log',
  'bank_account_events',
  'bank_change_approvals',
  'bank_hand_overs',
  'blog_receipts',
  'consents',
  'contact_replies',
  'evaluation_review_messages',
  'online_payment_events',
  'pages',
  'qualification_files',
  'qualification_forms',
  'question_notes',
  'registration_events',
  'webhook_events',
]

let tables: string[]
let withoutCompany: string[]

/** Two companies, each with a supplier, a person and its session, and a row in every table. */
beforeAll(async () => {
  for (const id of [1, 2]) {
    const planted = plantOf(id)
    const { marker, number } = planted
    const hash = (what: string) => createHash('sha256').update(`${what} ${marker}`).digest()
    await database.asAdmin(`insert into companies (id, nit, dv, nombre) values ($1, $2, 8, $3)`, [
      id,
      number,
      marker,
    ])
    await plantCompany(database, planted, plantOf(id))
    await database.asAdmin(
      `insert into third_parties (company_id, id, erp_key, documento_numero, nombre) values ($1, $2, $3, $4, $3)`,
      [id, id * 10, marker, number],
    )
    await database.asAdmin(
      `insert into branch_accounts (company_id, id, third_party_id, erp_key, codigo, nombre) values ($1, $2, $3, $4, '1', $4)`,
      [id, id * 100, id * 10, marker],
    )
    await plantDocuments(database, { ...plantOf(id), thirdParty: id * 10, account: id * 100 })
    const [person] = await database.asAdmin<{ id: string }>(
      `insert into identities (email) values ($1) returning id`,
      [`${marker}@ejemplo.co`],
    )
    const [membership] = await database.asAdmin<{ id: string }>(
      `insert into memberships (company_id, identity_id, third_party_id) values ($1, $2, $3) returning id`,
      [id, person?.id, id * 10],
    )
    await database.asAdmin('insert into membership_accounts values ($1, $2, $3)', [
      id,
      membership?.id,
      id * 100,
    ])
    await database.asAdmin(
      `insert into one_use_tokens (token_hash, company_id, identity_id, purpose, expires_at) values ($1, $2, $3, 'recovery', now())`,
      [hash('link'), id, person?.id],
    )
    const [family] = await database.asAdmin<{ id: string }>(
      `insert into session_families (identity_id, cookie_hash, client_id, client_secret_hash, absolute_expiry)
       values ($1, $2, $3, $2, now() + interval '1 hour') returning id`,
      [person?.id, hash('cookie'), marker],
    )
    await database.asAdmin(
      `insert into sessions (company_id, family_id, membership_id, session_token_hash, access_token_hash,
         refresh_token_hash, expires_at, idle_minutes) values ($1, $2, $3, $4, $4, $4, now() + interval '1 hour', 20)`,
      [id, family?.id, membership?.id, hash('token')],
    )
    await plantHandOver(database, planted)
    await plantSavedView(database, planted, membership?.id)
    await plantOfPersons(database, planted)
    await database.asAdmin(`insert into trial_companies (company_id) values ($1)`, [id])
  }
  const rows = await database.asAdmin<{ name: string }>(
    `select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by relname`,
  )
  tables = rows.map(({ name }) => name)
  const columns = await database.asAdmin<{ name: string }>(
    `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'company_id'`,
  )
  withoutCompany = tables.filter((table) => !columns.some(({ name }) => name === table))
})

/** Rows of tables without companies count as those of company 0. */
function companyIn(table: string) {
  if (table === 'companies') return sql.ref('id')
  return withoutCompany.includes(table) ? sql`0` : sql.ref('company_id')
}

/** The companies whose rows a query without any filter reads, for each readable table. */
async function companiesSeen(scope: Scope): Promise<Record<string, number[]>> {
  const seen: Record<string, number[]> = {}
  for (const table of tables) {
    const everything = sql<{
      company: number
    }>`select distinct ${companyIn(table)} as company from ${sql.table(table)}`
    try {
      const [rows] = await database.db.read(scope, [everything.compile(query)])
      seen[table] = rows.map(({ company }) => company)
    } catch (fault) {
      if (!String(fault).includes('permission denied')) throw fault
    }
  }
  return seen
}

it('has a row of each company in every table that has a company', async () => {
  expect(tables.length).toBeGreaterThan(45)
  expect([await bareTables(database, 1), await bareTables(database, 2)]).toEqual([[], []])
})

describe('a query that forgets every filter', () => {
  it('reads, as a visitor, of the company that is visited what is public, and of no table more', async () => {
    const seen = await companiesSeen(Scope.ofVisitor(2))
    const filled = Object.entries(seen).filter(([, companies]) => companies.length > 0)
    expect(filled).toEqual(publicTables.map((table) => [table, [2]]))
    // These are readable by a supplier's scope, and empty for a scope without a supplier.
    const empty = Object.keys(seen).filter((table) => !publicTables.includes(table))
    const ofPersons = [
      'blog_categories',
      'blog_post_files',
      'blog_post_tags',
      'blog_posts',
      'blog_reads',
      'blog_receipts',
      'branch_accounts',
      'certificate_releases',
      'evaluation_review_messages',
      'evaluation_reviews',
      'event_feeds',
      'event_files',
      'event_guests',
      'event_registrations',
      'events',
      'exports',
      'improvement_actions',
      'notification_boxes',
      'filled_templates',
      'notification_choices',
      'notification_preferences',
      'notifications',
      'profile_request_changes',
      'profile_request_events',
      'profile_requests',
      'push_subscriptions',
      'qualification_files',
      'qualification_forms',
      'report_links',
      'report_runs',
      'report_schedules',
      'report_settings',
      'saved_views',
      'statement_subscriptions',
      'supplier_evaluations',
      'third_parties',
    ]
    expect(empty).toEqual([...documentTables, ...ofPersons].toSorted())
  })

  it('reads, as staff, the rows of the company that is worked for and no others, of any table', async () => {
    const seen = await companiesSeen(Scope.ofStaff(2))
    expect(Object.entries(seen).filter(([, companies]) => companies.join() !== '2')).toEqual([])
    expect(tables.filter((table) => !(table in seen))).toEqual(closedToStaff)
  })
})

describe('what is only added to', () => {
  const attempts = (table: string) => [
    `update ${table} set company_id = company_id`,
    `delete from ${table}`,
    `truncate ${table}`,
  ]

  it.each(appendedTo)('is changed in %s by no role of the application', async (table) => {
    for (const scope of [Scope.ofStaff(1), Scope.ofVisitor(1)]) {
      for (const statement of attempts(table)) {
        await expect(database.db.read(scope, [sql.raw(statement).compile(query)])).rejects.toThrow(
          /permission denied/,
        )
      }
    }
  })

  it('is written into the audit trail by its function only', async () => {
    for (const scope of [Scope.ofStaff(1), Scope.ofVisitor(1)]) {
      const write = sql`insert into audit_log (company_id, actor, action) values (1, 'x', 'x')`.compile(query)
      await expect(database.db.read(scope, [write])).rejects.toThrow(/permission denied/)
    }
  })

  it('tells when it happened by the clock of the database, whatever whoever writes says', async () => {
    const action = randomBytes(8).toString('hex')
    await database.db.lookUp('append_audit', [
      1,
      'ana@ejemplo.co',
      null,
      action,
      'x',
      '10.0.0.1',
      '{"before":1,"after":2}',
    ])
    const [entry] = await database.asAdmin(
      `select actor, target, address, detail, at > now() - interval '1 minute' and at <= clock_timestamp() as is_now
         from audit_log where action = $1`,
      [action],
    )
    expect(entry).toEqual({
      actor: 'ana@ejemplo.co',
      target: 'x',
      address: '10.0.0.1',
      detail: { before: 1, after: 2 },
      is_now: true,
    })
  })
})

it('lets the application’s roles write, of all tables, into those that it must and no other', async () => {
  const grants = await database.asAdmin<{ role: string; table: string; may: string }>(
    `select grantee as role, table_name as "table", string_agg(distinct lower(privilege_type), ' ' order by lower(privilege_type)) as may
       from (select grantee, table_name, privilege_type from information_schema.role_table_grants
             union select grantee, table_name, privilege_type from information_schema.column_privileges
              where table_schema = 'public') g
      where grantee = 'enlace_app' and privilege_type <> 'SELECT' group by 1, 2 order by 2`,
  )
  expect(grants).toEqual([
    { role: 'enlace_app', table: 'consents', may: 'insert' },
    { role: 'enlace_app', table: 'outbox_mails', may: 'insert' },
    { role: 'enlace_app', table: 'report_runs', may: 'insert update' },
    { role: 'enlace_app', table: 'report_schedules', may: 'delete insert update' },
    { role: 'enlace_app', table: 'saved_views', may: 'delete insert update' },
    { role: 'enlace_app', table: 'stored_files', may: 'insert' },
  ])
})
