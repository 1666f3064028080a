import { buildCompany, buildSupplier } from '@enlace/testing/builders'
import { useTestDatabase } from '@enlace/testing/opened-database'
import { expect, it } from 'vitest'
import { sweepByRule } from './commands.ts'
import { retentionRules } from './rules.ts'

const database = useTestDatabase()

/** What makes a row of a rule that is so many days old: `$1` the company, `$2` the days. */
const rows: Record<(typeof retentionRules)[number]['name'], string> = {
  audit: `insert into audit_log (company_id, actor, action, at) values ($1, 'x', 'x', now() - make_interval(days => $2))`,
  contact: `insert into contact_messages (company_id, id, number, affair_id, subject, affair_contact, name, surname, email,
      indicative, phone, city, company, job_title, message, schedule, idempotency_key, state, last_at)
    select $1, gen_random_uuid(), gen_random_uuid(), 1, '', '', '', '', '', '', '', '', '', '', '', '', gen_random_uuid(), 'cerrado',
      now() - make_interval(days => $2)`,
  registration: `insert into registration_requests (company_id, id, number, request_type, state, documento_numero, contact_email,
      supplier, idempotency_key, content_hash, token_hash, updated_at)
    select $1, gen_random_uuid(), gen_random_uuid(), '1', 'rechazada', '', '', '{}', gen_random_uuid(), '',
      sha256(gen_random_uuid()::text::bytea), now() - make_interval(days => $2)`,
  mail: `insert into outbox_mails (company_id, purpose, recipient, subject, html, text, dead_at)
    values ($1, 'x', 'x@ejemplo.co', '', '', '', now() - make_interval(days => $2))`,
  'sign-ins': `insert into sign_ins (identity_id, company_id, address, device, outcome, at)
    select identity_id, company_id, '', '', 'entered', now() - make_interval(days => $2) from memberships where company_id = $1`,
  findings: `with batch as (insert into import_batches (company_id, source, kind, file_name, file_sha256, actor, started_at)
      values ($1, 'x', 'x', 'x', 'x', 'x', now() - make_interval(days => $2)) returning company_id, id)
    insert into import_findings (company_id, batch_id, seq, file_name, severity, reason, message)
    select company_id, id, 1, 'x', 'doubtful', 'x', 'x' from batch`,
}

it.each(retentionRules)(
  'forgets by the rule $name what is older, and nothing else of anybody',
  async (rule) => {
    const [company, other] = [await buildCompany(database.db), await buildCompany(database.db)]
    for (const { id } of [company, other]) {
      await database.asAdmin('delete from audit_log where company_id = $1', [id])
      await buildSupplier(database.db, { ...company, id })
      for (const days of [rule.days + 1, rule.days - 1]) await database.asAdmin(rows[rule.name], [id, days])
    }
    expect(await sweepByRule(database.db, company.id, rule)).toBe(1)
    expect(await sweepByRule(database.db, company.id, rule)).toBe(0)
    expect(await sweepByRule(database.db, other.id, { ...rule, days: rule.days + 2 })).toBe(0)
    expect(await sweepByRule(database.db, other.id, rule)).toBe(1)
  },
)

it('keeps the audit trail for five years, whatever it is told', async () => {
  const company = await buildCompany(database.db)
  const rule = { name: 'audit', days: 1000, why: '' } as const // the name is part of the type
  await expect(sweepByRule(database.db, company.id, rule)).rejects.toThrow('five years')
})
