import { sql } from 'kysely'
import type { ReminderPlan } from '@enlace/contract/required-documents/asked/schemas.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { type ActAuthor, auditIn } from '../../../core/audit/desk-commands.ts'

/** Changes the company's plan of reminders. False if somebody else changed it meanwhile. */
export function changePlan(
  db: Database,
  scope: Scope,
  { dias_antes, cada_dias, version }: ReminderPlan,
  author: ActAuthor,
): Promise<boolean> {
  const days = [...new Set(dias_antes)].toSorted((one, other) => other - one)
  return db.transaction(scope, async (tx) => {
    const kept = await tx.run(
      sql<{ version: number }>`insert into document_reminder_plans as p (company_id, dias_antes, cada_dias)
        select ${scopeCompany}, ${days}::integer[], ${cada_dias}
        on conflict (company_id) do update
          set dias_antes = excluded.dias_antes, cada_dias = excluded.cada_dias, version = p.version + 1, updated_at = now()
          where p.version = ${version}
        returning version`.compile(query),
    )
    const [now] = kept
    // The first plan of a company is of version 1; without a plan the version is 0.
    if (!now || (version > 0 && now.version !== version + 1)) return false
    await auditIn(tx, author, {
      action: 'required-document:plan',
      detail: { antes: days.join(', '), cada: cada_dias === null ? '' : String(cada_dias) },
    })
    return true
  })
}
