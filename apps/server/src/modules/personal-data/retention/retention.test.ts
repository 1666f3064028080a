import { readFileSync } from 'node:fs'
import { Scope } from '@enlace/database/scope.ts'
import { findParameter } from '@enlace/domain/parameters.ts'
import { buildCompany, buildSupplier } from '@enlace/testing/builders.ts'
import { useTestDatabase } from '@enlace/testing/opened-database.ts'
import { expect, it } from 'vitest'
import { sweepByRule } from './commands.ts'
import { countForgottenRows, findRetention } from './queries.ts'
import { daysOf, type RetentionRule, retentionRules } from '../../company/retention-rules.ts'

const database = useTestDatabase()

/** Creates a row of a rule with a given age: `$1` the company, `$2` the days. */
const rows: Record<RetentionRule['name'], string> = {
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

/** Creates a company with only a row of a rule for each age in days. */
async function buildOld(rule: RetentionRule, ages: readonly number[]) {
  const company = await buildCompany(database.db)
  await database.asAdmin('delete from audit_log where company_id = $1', [company.id])
  await buildSupplier(database.db, company)
  for (const days of ages) await database.asAdmin(rows[rule.name], [company.id, days])
  return company
}

/** Sweeps a company like the nightly job. Returns the deleted rows by rule. */
async function sweepAll(company: number): Promise<Record<string, number>> {
  const swept: Record<string, number> = {}
  for (const { rule, days } of await findRetention(database.db, Scope.ofStaff(company)))
    swept[rule.name] = await sweepByRule(database.db, company, rule, days)
  return swept
}

const standard = (rule: RetentionRule) => daysOf(rule, new Map())

it.each(retentionRules)(
  'forgets by the rule $name what is older, and nothing else of anybody',
  async (rule) => {
    const days = standard(rule)
    const [company, other] = [await buildOld(rule, [days + 1, days - 1]), await buildOld(rule, [days + 1])]
    expect(await sweepByRule(database.db, company.id, rule, days)).toBe(1)
    expect(await sweepByRule(database.db, company.id, rule, days)).toBe(0)
    expect(await sweepByRule(database.db, other.id, rule, days + 2)).toBe(0)
    expect(await sweepByRule(database.db, other.id, rule, days)).toBe(1)
  },
)

it.each(retentionRules)(
  'keeps by the rule $name for as long as the company said, and tells beforehand how much would go',
  async (rule) => {
    const days = standard(rule)
    const [company, other] = [await buildOld(rule, [days - 1, days - 2]), await buildOld(rule, [days - 1])]
    const count = (asked: number) =>
      countForgottenRows(database.db, Scope.ofStaff(company.id), [{ rule, days: asked }])
    expect([await count(days), await count(days - 2)]).toEqual([[0], [2]])
    await database.asAdmin(
      `insert into settings (company_id, name, value) values ($1, $2, to_jsonb($3::int))`,
      [company.id, rule.parameter, days - 2],
    )
    expect((await sweepAll(company.id))[rule.name]).toBe(2)
    expect((await sweepAll(other.id))[rule.name]).toBe(0)
    expect(await count(days - 2)).toEqual([0])
  },
)

it('forgets mails that went out as those that were given up', async () => {
  const company = await buildCompany(database.db)
  await database.asAdmin(
    `insert into outbox_mails (company_id, purpose, recipient, subject, html, text, sent_at)
     values ($1, 'x', 'x@ejemplo.co', '', '', '', now() - interval '91 days')`,
    [company.id],
  )
  expect((await sweepAll(company.id))['mail']).toBe(1)
})

it('keeps the audit trail for five years, whatever it is told', async () => {
  const company = await buildCompany(database.db)
  const [rule] = retentionRules
  if (!rule) throw new Error('There are rules')
  await expect(sweepByRule(database.db, company.id, rule, 1000)).rejects.toThrow('five years')
  expect(daysOf(rule, new Map([[rule.parameter, 1000]]))).toBe(1825)
})

it('is told in the documentation as it is', () => {
  const page = readFileSync(new URL('../../../../../../docs/watching.md', import.meta.url), 'utf8')
  const told = page.split('\n').filter((line) => line.includes('conservacion_'))
  expect(told).toHaveLength(retentionRules.length)
  for (const { parameter } of retentionRules) {
    const definition = findParameter(parameter)
    if (definition?.kind !== 'number') throw new Error('Days are a number')
    const { standard: days, min, max } = definition
    expect(
      told.filter((line) => line.includes(`${days} days (\`${parameter}\`, ${min} to ${max})`)),
    ).toHaveLength(1)
  }
})
