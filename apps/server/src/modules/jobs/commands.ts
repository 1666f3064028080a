import { sql, type RawBuilder } from 'kysely'
import type { FailedKind } from '@enlace/contract/jobs/schemas.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { query, scopeCompany, type Transaction } from '@enlace/database/database.ts'
import { auditIn, type Author } from '../../core/audit/desk-commands.ts'
import { isGivenUpMail } from './queries.ts'

/**
 * Queues a dead job again and records who did it. If the same work is already queued, that job replaces it. @throws
 * Problem `job-not-found` if it is not dead or was handled already.
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

/** Discards a dead job. @throws Problem `job-not-found`. */
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

/**
 * Queues a dead mail again with the same Message-ID, so that recipients recognise a duplicate. @throws Problem
 * `job-not-found` if it is not dead.
 */
export async function retryMail(tx: Transaction, id: string, author: Author): Promise<void> {
  const revived = await reviveMails(tx, sql`m.id = ${id}`)
  if (revived === 0) throw new Problem('job-not-found')
  await auditIn(tx, author, { action: 'job:mail-retried', target: id, detail: {} })
}

/** Queues all dead work of one kind again. Returns the count. */
export async function retryKind(
  tx: Transaction,
  { kind, task }: Pick<FailedKind, 'kind' | 'task'>,
  author: Author,
): Promise<number> {
  const count = kind === 'mail' ? await reviveMails(tx, sql`m.purpose = ${task}`) : await reviveJobs(tx, task)
  if (count === 0) return 0
  const detail = { clase: kind === 'mail' ? 'correo' : 'trabajo', trabajo: task, cuantos: count }
  await auditIn(tx, author, { action: 'job:all-retried', target: task, detail })
  return count
}

/** A queued job replaces all dead ones with the same key. */
async function reviveJobs(tx: Transaction, task: string): Promise<number> {
  const revived = await tx.run(
    sql`update jobs j set dead_at = null, attempts = 0, run_at = now(), claimed_by = null, claimed_until = null, key = null
      where j.company_id = ${scopeCompany} and j.task = ${task} and j.dead_at is not null returning j.id`.compile(
      query,
    ),
  )
  await tx.run(sql`select pg_notify('jobs', ${task})`.compile(query))
  return revived.length
}

async function reviveMails(tx: Transaction, which: RawBuilder<unknown>): Promise<number> {
  const revived = await tx.run(
    sql`update outbox_mails m set dead_at = null, attempts = 0, refusals = 0, next_attempt_at = now(), claimed_by = null,
        claimed_until = null
      where ${isGivenUpMail} and ${which} returning m.id`.compile(query),
  )
  await tx.run(sql`select pg_notify('outbox_mails', '')`.compile(query))
  return revived.length
}
