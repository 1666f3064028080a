import { asOwner } from './driver/owner.ts'
import { migrationsHere } from './migrate.ts'

/** The facts about a database that its administrator needs. */
export interface DatabaseFacts {
  readonly version: string
  /** Milliseconds by which its clock is ahead of this machine's. */
  readonly aheadMilliseconds: number
  /** Tables without row-level security in force. */
  readonly unguarded: readonly string[]
  /** Migrations of a newer version that ran here. */
  readonly newer: readonly string[]
  readonly deadJobs: number
  readonly deadMails: number
  readonly lateSources: readonly string[]
  /** The moment of the last backup, or of the backup that was restored last. */
  readonly lastBackup: Date | null
  readonly hasCompanies: boolean
}

/** Whether a login can become the schema's owner, who is exempt from row-level security. */
export function canBecomeOwner(url: string): Promise<boolean> {
  return asOwner(url, 'doctor', async (client) => {
    const { rows } = await client.query<{ can: boolean }>(
      `select pg_has_role(session_user, 'enlace_owner', 'MEMBER') as can`,
    )
    return rows[0]?.can === true
  })
}

/** Examines a database in the newest schema, without changing it. */
export function examineDatabase(adminUrl: string): Promise<DatabaseFacts> {
  return asOwner(adminUrl, 'doctor', async (client) => {
    const asked = Date.now()
    const { rows: clock } = await client.query<{ at: Date; version: string }>(
      "select clock_timestamp() as at, current_setting('server_version') as version",
    )
    const answered = Date.now()
    const { rows: tables } = await client.query<{ name: string }>(
      `select relname as name from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r'
          and relname not in ('schema_migrations', 'schema_functions')
          and not (relrowsecurity and relforcerowsecurity) order by 1`,
    )
    const { rows: migrations } = await client.query<{ name: string }>('select name from schema_migrations')
    const ours = new Set((await migrationsHere()).map(({ name }) => name))
    const { rows: counts } = await client.query<{
      jobs: number
      mails: number
      sources: string[]
      backup: Date | null
      companies: boolean
    }>(
      `select (select count(*) from jobs where dead_at is not null)::integer as jobs,
              (select count(*) from outbox_mails where dead_at is not null and sent_at is null)::integer as mails,
              array(select a.company_id || ': ' || a.source from source_alarms a where a.cleared_at is null
                     order by a.company_id, a.source) as sources,
              (select max(case kind when 'restore' then (detail ->> 'takenAt')::timestamptz else started_at end)
                 from care_acts where ended_at is not null and kind in ('backup', 'restore')) as backup,
              exists (select from companies) as companies`,
    )
    const [found] = counts
    const at = clock[0]?.at.getTime() ?? answered
    // The reading was taken at some time between the query and its answer.
    const ahead = at > answered ? at - answered : at < asked ? at - asked : 0
    return {
      version: clock[0]?.version ?? '',
      aheadMilliseconds: ahead,
      unguarded: tables.map(({ name }) => name),
      newer: migrations.map(({ name }) => name).filter((name) => !ours.has(name)),
      deadJobs: found?.jobs ?? 0,
      deadMails: found?.mails ?? 0,
      lateSources: found?.sources ?? [],
      lastBackup: found?.backup ?? null,
      hasCompanies: found?.companies ?? false,
    }
  })
}
