import { sql } from 'kysely'
import type { FailedJob, WaitingJobs } from '@enlace/contract/features/jobs-health/schemas'
import { query, scopeCompany, type Database } from '@enlace/database/database'
import type { Scope } from '@enlace/database/scope'

/** Pieces of work that failed which the screen shows. */
export const mostFailed = 100

/** The company's queue as it stands. */
export async function findQueue(db: Database, scope: Scope) {
  const [failed, [inAll], waiting, repeated, [moment]] = await db.read(scope, [
    sql<FailedJob>`select id, task, coalesce(last_error, '') as reason, attempts, created_at as "createdAt",
        dead_at as "failedAt" from jobs where company_id = ${scopeCompany} and dead_at is not null
      order by dead_at desc, id limit ${mostFailed}`.compile(query),
    failedJobs,
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
  return { failed, failedInAll: inAll?.count ?? 0, waiting, repeated, at: moment?.at ?? '' }
}

/** How many pieces of work were given up and wait for somebody. */
export const failedJobs = sql<{ count: number }>`select count(*)::integer as count from jobs
  where company_id = ${scopeCompany} and dead_at is not null`.compile(query)
