import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'

const folder = new URL('./migrations/', import.meta.url)

/** Held by whoever migrates, so that two starting nodes do not do it twice. */
const migrationLock = 7_236_001

/** The roles that the schema knows: objects, portal, company staff. None may log in as such or bypass row-level security. */
export const schemaRoles = ['enlace_owner', 'enlace_app', 'enlace_staff'] as const

/**
 * Brings the schema of the database to the newest version as `enlace_owner`, creating the roles where they are missing.
 * Answers the names of the migrations that ran now.
 * @throws Error when a migration that already ran has been changed since, or when one fails (nothing of it stays).
 */
export async function migrate(adminUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: adminUrl, application_name: 'enlace migrate' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await createRoles(client)
    return await runMissing(client)
  } finally {
    await client.end()
  }
}

async function createRoles(client: pg.Client): Promise<void> {
  for (const role of schemaRoles) {
    const exists = await client.query('select 1 from pg_roles where rolname = $1', [role])
    if (exists.rowCount === 0) {
      await client.query(`
        do $$ begin
          create role ${role} nologin nosuperuser nobypassrls nocreatedb nocreaterole;
        exception when duplicate_object or unique_violation then null; end $$`)
    }
    const member = await client
      .query("select pg_has_role(current_user, $1, 'SET') as may", [role])
      .catch(async () => {
        // PostgreSQL 15 knows no SET privilege: membership itself allows SET ROLE there.
        return client.query("select pg_has_role(current_user, $1, 'MEMBER') as may", [role])
      })
    if (member.rows[0]?.may !== true) await client.query(`grant ${role} to current_user`)
  }
  const rights = await client.query("select has_schema_privilege('enlace_owner', 'public', 'CREATE') as may")
  if (rights.rows[0]?.may !== true) await client.query('grant usage, create on schema public to enlace_owner')
  // Views of reports, shipped and installed, stand apart from the tables; making a schema is not the owner's right.
  const reports = await client.query("select 1 from pg_namespace where nspname = 'reports'")
  if (reports.rowCount === 0) await client.query('create schema reports authorization enlace_owner')
}

async function runMissing(client: pg.Client): Promise<string[]> {
  await client.query('set role enlace_owner')
  await client.query(`create table if not exists schema_migrations (
    name text primary key, sha256 text not null, ran_at timestamptz not null default now())`)
  const done = new Map<string, string>(
    (await client.query('select name, sha256 from schema_migrations')).rows.map((row) => [
      row.name,
      row.sha256,
    ]),
  )
  const ran: string[] = []
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted()) {
    const text = await readFile(new URL(name, folder), 'utf8')
    const sha256 = createHash('sha256').update(text).digest('hex')
    const before = done.get(name)
    if (before !== undefined && before !== sha256)
      throw new Error(`Migration ${name} was changed after it ran`)
    if (before !== undefined) continue
    await client.query('begin')
    try {
      await client.query(text)
      await client.query('insert into schema_migrations (name, sha256) values ($1, $2)', [name, sha256])
      await client.query('commit')
    } catch (fault) {
      await client.query('rollback')
      throw new Error(`Migration ${name} failed`, { cause: fault })
    }
    ran.push(name)
  }
  return ran
}
