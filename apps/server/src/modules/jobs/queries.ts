import { sql } from 'kysely'
import type { FailedJob, FailedKind, WaitingJobs } from '@enlace/contract/jobs/schemas.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'

/** The maximum number of failed jobs and mails that the screen shows. */
export const mostFailed = 100

/** Whether a mail is dead and was not sent again as another. */
export const isGivenUpMail = sql<boolean>`m.company_id = ${scopeCompany} and m.dead_at is not null and m.sent_at is null
  and not exists (select 1 from outbox_mails again where again.company_id = m.company_id
                    and again.resent_from = coalesce(m.resent_from, m.id) and again.created_at > m.created_at)`

/** All dead jobs and mails of the open company. */
const givenUp = sql`(
  select 'job' as kind, j.id, j.task, j.last_error, j.attempts, j.created_at, j.dead_at
    from jobs j where j.company_id = ${scopeCompany} and j.dead_at is not null
  union all
  select 'mail', m.id, m.purpose, m.last_error, m.attempts, m.created_at, m.dead_at from outbox_mails m
   where ${isGivenUpMail}) as given_up`

/** Returns the state of the company's queue. */
export async function findQueue(db: Database, scope: Scope) {
  const [failed, failedKinds, waiting, repeated, [moment]] = await db.read(scope, [
    sql<FailedJob>`select kind, id, task, coalesce(last_error, '') as reason, attempts, created_at as "createdAt",
        dead_at as "failedAt" from ${givenUp} order by dead_at desc, id limit ${mostFailed}`.compile(query),
    sql<FailedKind>`select kind, task, count(*)::integer as count from ${givenUp}
      group by 1, 2 order by 3 desc, 1, 2`.compile(query),
    sql<WaitingJobs>`select task,
        (count(*) filter (where claimed_until > now()))::integer as running,
        (count(*) filter (where run_at <= now() and (claimed_until is null or claimed_until <= now())))::integer as due,
        (count(*) filter (where run_at > now()))::integer as later,
        (count(*) filter (where last_error is not null))::integer as retrying,
        min(run_at) filter (where run_at <= now() and (claimed_until is null or claimed_until <= now())) as "dueSince",
        min(run_at) filter (where run_at > now()) as "nextAt",
        (array_agg(last_error order by run_at desc) filter (where last_error is not null))[1] as reason
      from jobs where company_id = ${scopeCompany} and dead_at is null group by task order by task`.compile(
      query,
    ),
    sql<{ task: string; lastAt: string }>`select * from company_repeated_jobs()`.compile(query),
    sql<{ at: string }>`select now() as at`.compile(query),
  ])
  const failedInAll = failedKinds.reduce((sum, { count }) => sum + count, 0)
  return { failed, failedInAll, failedKinds, waiting, repeated, at: moment?.at ?? '' }
}

/** Counts the dead jobs that nobody handled. */
export const failedJobs = sql<{ count: number }>`select count(*)::integer as count from jobs
  where company_id = ${scopeCompany} and dead_at is not null`.compile(query)
