import { sql } from 'kysely'
import { rolesThatMay } from '@enlace/domain/staff-roles.ts'
import { query, scopeCompany, type Transaction } from '@enlace/database/database.ts'
import { auditIn } from '../../../core/audit/desk-commands.ts'

/** The author of entries that no person causes. */
const system = { actor: 'sistema', person: null, address: null }

/** Records that a source is overdue. Returns false if that was reported already and it has not arrived since. */
export async function raiseAlarm(tx: Transaction, source: string, dueAt: string): Promise<boolean> {
  const raised = await tx.run(
    sql`insert into source_alarms (company_id, source, due_at) values (${scopeCompany}, ${source}, ${dueAt})
      on conflict (company_id, source) where cleared_at is null do nothing returning id`.compile(query),
  )
  if (raised.length === 0) return false
  await auditIn(tx, system, { action: 'source:late', target: source, detail: { esperada: dueAt } })
  return true
}

/** Clears the alarm of a source that is no longer expected, or on time under a changed rhythm. */
export async function clearAlarm(tx: Transaction, source: string): Promise<void> {
  await tx.run(
    sql`update source_alarms set cleared_at = now()
      where company_id = ${scopeCompany} and source = ${source} and cleared_at is null`.compile(query),
  )
}

/** Returns the email addresses of users who may load data. */
export async function findLoaders(tx: Transaction): Promise<string[]> {
  const rows = await tx.run(
    sql<{
      email: string
    }>`select email from staff_addresses(${[...rolesThatMay('data', 'write')]}::text[])`.compile(query),
  )
  return rows.map(({ email }) => email)
}
