import { bankTables } from './bank-tables.ts'
import { eventTables } from './event-tables.ts'
import { requiredDocumentTables } from './required-document-tables.ts'
import { blogTables } from './blog-tables.ts'
import { notificationTables } from './notification-tables.ts'
import { reportTables } from './report-tables.ts'
import { qualificationTables } from './qualification-tables.ts'
import { settingsTables } from './settings-tables.ts'
import { staffTables } from './staff-tables.ts'
import { supplierDeskTables } from './supplier-desk-tables.ts'
import { versionTables } from './version-tables.ts'
import { mediaTables } from './media-tables.ts'

/** Rows of a person's membership, with the statement that inserts one of each: `$1` the company, `$2` the words. */
export const personTables: Record<string, string> = {
  sign_ins: `insert into sign_ins (identity_id, company_id, address, device, outcome)
    select identity_id, company_id, $2, $2, 'entered' from memberships where company_id = $1 order by created_at desc limit 1`,
  master_spells: `insert into master_spells (company_id, membership_id, began_at)
    select company_id, id, now() - interval '1 year' from memberships where company_id = $1 and $2 <> '' order by created_at desc limit 1`,
  factor_steps: `insert into factor_steps (token_hash, company_id, identity_id, membership_id, purpose, challenge, expires_at)
    select sha256($2::text::bytea), company_id, identity_id, id, 'sign-in', $2, now() from memberships where company_id = $1 order by created_at desc limit 1`,
  email_changes: `insert into email_changes (identity_id, company_id, old_email, new_email, old_token_hash, new_token_hash, expires_at)
    select identity_id, company_id, $2, $2, sha256($2::text::bytea), sha256(('new ' || $2::text)::bytea), now() from memberships where company_id = $1 order by created_at desc limit 1`,
  download_tickets: `insert into download_tickets (company_id, ticket_hash, session_id, needs_master, target, expires_at)
    select company_id, sha256($2::text::bytea), id, false, '', now() from sessions where company_id = $1 limit 1`,
  jobs: `insert into jobs (company_id, task, payload, membership_id, run_at)
    select company_id, $2, jsonb_build_object('marker', $2::text), id, now() + interval '1 year' from memberships where company_id = $1 order by created_at desc limit 1`,
  repeated_jobs: `insert into repeated_jobs (company_id, task, due_at) values ($1, $2, now())`,
  exports: `insert into exports (company_id, membership_id, list, format, query, account_ids, rows_total, file_name, media_type, state)
    select company_id, id, 'account-statements', 'csv', '{}', '{}', 1, $2, 'text/csv', 'done' from memberships where company_id = $1 order by created_at desc limit 1`,
  certificate_notices: `insert into certificate_notices (company_id, membership_id, anio, tipo)
    select company_id, id, 2025, 'fuente' from memberships where company_id = $1 and $2 <> '' order by created_at desc limit 1`,
  statement_subscriptions: `insert into statement_subscriptions (company_id, membership_id)
    select company_id, id from memberships where company_id = $1 and $2 <> '' order by created_at desc limit 1`,
  notification_choices: `insert into notification_choices (company_id, membership_id, kind, is_on)
    select company_id, id, 'recibos', false from memberships where company_id = $1 and $2 <> '' order by created_at desc limit 1`,
  profile_request_numbers: `insert into profile_request_numbers (company_id, series, year)
    select $1, 'SC', 2026 where $2 <> ''`,
  // A supplier sees its own requests: these have no words that a test would take for another's.
  profile_requests: `insert into profile_requests (company_id, number, kind, third_party_id, membership_id, identity_id, person,
      email, words, answer, idempotency_key)
    select company_id, 'SC-2026-000000', 'cambio_empresa', third_party_id, id, identity_id, 'x', 'x', 'x', 'x', 'x'
      from memberships where company_id = $1 and $2 <> '' order by created_at desc limit 1`,
  profile_request_changes: `insert into profile_request_changes (company_id, request_id, place, third_party_id, field, before, after)
    select company_id, id, 1, third_party_id, 'sigla', 'x', 'y' from profile_requests where company_id = $1 and $2 <> '' limit 1`,
  profile_request_events: `insert into profile_request_events (company_id, request_id, state, side, actor, words)
    select company_id, id, 'recibida', 'proveedor', 'x', 'x' from profile_requests where company_id = $1 and $2 <> '' limit 1`,
  ...requiredDocumentTables,
  ...bankTables,
  ...reportTables,
  ...eventTables,
  ...blogTables,
  ...notificationTables,
  ...qualificationTables,
  ...staffTables,
  ...supplierDeskTables,
  ...settingsTables,
  ...versionTables,
  ...mediaTables,
}
