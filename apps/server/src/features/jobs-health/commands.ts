import { sql } from 'kysely'
import { Problem } from '@enlace/contract/core/problems'
import { query, scopeCompany, type Transaction } from '@enlace/database/database'
import { auditIn, type Author } from '../../core/staff/audit-commands.ts'

/**
 * Puts work that was given up back into the queue, and notes who wanted it. Where the same work waits already, that one
 * stands for it.
 * @throws Problem `job-not-found` for what nobody gave up, or somebody took care of already.
 */
export async function retryJob(tx: Transaction, id: string, author: Author): Promise<void> {
  const [again] = await tx.run(
    sql<{ task: string }>`update jobs j set dead_at = null, attempts = 0, run_at = now(), claimed_by = null,
        claimed_until = null,
        key = case when exists (select from jobs o where o.company_id = j.company_id and o.task = j.task and o.key = j.key
                                   and o.id <> j.id and o.claimed_by is null and o.dead_at is null)
                   then null else j.key end
      where j.company_id = ${scopeCompany} and j.id = ${id} and j.dead_at is not null returning j.task`.compile(
      query,
    ),
  )
  if (!again) throw new Problem('job-not-found')
  await tx.run(sql`select pg_notify('jobs', ${again.task})`.compile(query))
  await auditIn(tx, author, { action: 'job:retried', target: id, detail: { trabajo: again.task } })
}

/** Lets go of work that was given up. @throws Problem `job-not-found`. */
export async function dropJob(tx: Transaction, id: string, author: Author): Promise<void> {
  const [gone] = await tx.run(
    sql<{
      task: string
      reason: string | null
    }>`delete from jobs where company_id = ${scopeCompany} and id = ${id}
        and dead_at is not null returning task, last_error as reason`.compile(query),
  )
  if (!gone) throw new Problem('job-not-found')
  const detail = { trabajo: gone.task, motivo: gone.reason }
  await auditIn(tx, author, { action: 'job:dropped', target: id, detail })
}
