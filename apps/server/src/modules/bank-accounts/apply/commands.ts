import { sql } from 'kysely'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import { undecidedDays } from '@enlace/domain/bank-account.ts'
import type { JobService } from '../../../core/jobs/task.ts'
import { bankMailsOf, notifyParties } from '../notice-commands.ts'
import { queueApplying } from '../review/commands.ts'

/** The outcome of applying a change: applied, still held, already closed, or its file is not the approved one. */
export type ApplyOutcome = 'applied' | 'early' | 'closed' | 'file-changed'

/** Finds the storage key of a change's certificate; undefined if there is no such change. */
export async function findCertificateKey(
  db: Database,
  company: number,
  change: string,
): Promise<string | undefined> {
  const [[kept]] = await db.read(Scope.ofStaff(company), [
    query
      .selectFrom('bank_changes')
      .select('storage_key')
      .where('company_id', '=', scopeCompany)
      .where('id', '=', change)
      .compile(),
  ])
  return kept?.storage_key
}

/** Applies a change if its certificate still has this hash, and mails its people, in one transaction. */
export async function applyChange(
  service: JobService,
  company: number,
  change: string,
  print: string,
): Promise<ApplyOutcome> {
  const mails = await bankMailsOf(service, company)
  return service.db.transaction(Scope.ofStaff(company), async (tx) => {
    const [answer] = await tx.run(
      sql<{ outcome: ApplyOutcome }>`select apply_bank_change(${change}, ${print}) as outcome`.compile(query),
    )
    if (!answer) throw new Error('Applying a change has an outcome')
    if (answer.outcome === 'applied') await notifyParties(tx, mails, change, 'applied')
    if (answer.outcome === 'file-changed') await notifyParties(tx, mails, change, 'stopped')
    return answer.outcome
  })
}

/** Expires the undecided changes and queues overdue ones again. */
export async function tendChanges(service: JobService, company: number): Promise<void> {
  const mails = await bankMailsOf(service, company)
  await service.db.transaction(Scope.ofStaff(company), async (tx) => {
    const ended = await tx.run(
      sql<{ id: string }>`select id from expire_bank_changes(${undecidedDays}::integer)`.compile(query),
    )
    for (const { id } of ended) await notifyParties(tx, mails, id, 'expired')
    const late = await tx.run(
      sql<{ id: string; applies_at: string }>`select id, applies_at from bank_changes
        where company_id = ${scopeCompany} and estado = 'aprobado' and applies_at < now()`.compile(query),
    )
    for (const { id, applies_at } of late) await queueApplying(tx, id, new Date(applies_at))
  })
}
