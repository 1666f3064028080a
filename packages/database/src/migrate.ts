import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { applyFunctions } from './apply-functions.ts'
import { StartupFault } from './embedded/startup-fault.ts'
import { readSchemaFiles, sha256Of, type SchemaFile } from './schema-files.ts'

const folder = new URL('./migrations/', import.meta.url)

/** Held during migrations, so that two starting nodes do not run them twice. */
const migrationLock = 7_236_001

/**
 * The roles of the schema: owner of the objects, portal, company staff, work for a company without a session, look-ups.
 * None may log in by itself or bypass row-level security.
 */
export const schemaRoles = [
  'enlace_owner',
  'enlace_app',
  'enlace_staff',
  'enlace_works',
  'enlace_door',
] as const

/** Roles that inherit the rights of another: work those of the staff, look-ups those of both. */
const memberships = [
  ['enlace_staff', 'enlace_works'],
  ['enlace_app', 'enlace_door'],
  ['enlace_works', 'enlace_door'],
] as const

/** The name under which the baseline of the schema is recorded, before all migrations. */
export const baseline = '0000_baseline'

/** A step of the schema of this version: the baseline, or a migration after it. */
export interface Migration {
  readonly name: string
  readonly text: string
  readonly sha256: string
  /** Functions that the text requires, applied before it in the same transaction. */
  readonly functions?: string
}

/** Options of a migration. */
export interface MigrateOptions {
  /** Only these, to create a backup's schema; otherwise all. */
  readonly only?: readonly string[]
  /** Called with migrations of a newer version that ran here and are compatible with this one. */
  readonly onNewer?: (names: readonly string[]) => void
  /** Steps in place of the product's own. */
  readonly migrations?: readonly Migration[]
  /** Function files in place of the product's own. */
  readonly functions?: readonly SchemaFile[]
}

/** The steps of the schema of this version, in order: the baseline, and each migration after it. */
export async function migrationsHere(from: URL = folder): Promise<Migration[]> {
  const { tables, tableFunctions } = await readSchemaFiles()
  const textOf = (files: readonly SchemaFile[]) => files.map(({ text }) => text).join('\n')
  const text = textOf(tables)
  const names = (await readdir(from)).filter((file) => file.endsWith('.sql')).toSorted()
  const later = names.map(async (name) => {
    const written = await readFile(new URL(name, from), 'utf8')
    const functions = textOf(required(written, tableFunctions))
    return { name, text: written, sha256: sha256Of(written), functions }
  })
  return [
    { name: baseline, text, sha256: sha256Of(text), functions: textOf(tableFunctions) },
    ...(await Promise.all(later)),
  ]
}

/** The files that a migration names by `-- requires: concept/table-functions.sql`. @throws Error for a missing one. */
export function required(text: string, files: readonly SchemaFile[]): SchemaFile[] {
  return [...text.matchAll(/^-- requires: (\S+)$/gm)].map(([, path]) => {
    const file = files.find((one) => one.path === path)
    if (file === undefined)
      throw new Error(`A migration requires ${path}, which is no file of table functions`)
    return file
  })
}

/** The function files of this version, in the order in which they are applied. */
export async function functionsHere(): Promise<SchemaFile[]> {
  const { tableFunctions, functions } = await readSchemaFiles()
  return [...tableFunctions, ...functions]
}

/**
 * Migrates the schema of the database to the newest version as `enlace_owner`, creating the roles if they are missing,
 * while nodes of the previous version continue. Returns the names of the migrations that ran now.
 * @throws Error if a migration that already ran has been changed since, or if one fails (nothing of it remains).
 * @throws StartupFault if a newer version changed the schema so that this one does not work on it.
 */
export async function migrate(adminUrl: string, options: MigrateOptions = {}): Promise<string[]> {
  const client = new pg.Client({ connectionString: adminUrl, application_name: 'enlace migrate' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await createRoles(client)
    return await runMissing(client, options)
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
        // PostgreSQL 15 has no SET privilege: membership itself allows SET ROLE there.
        return client.query("select pg_has_role(current_user, $1, 'MEMBER') as may", [role])
      })
    if (member.rows[0]?.may !== true) await client.query(`grant ${role} to current_user`)
  }
  // Logins that could take on the earlier roles are granted the new ones.
  const { rows: logins } = await client.query<{ login: string }>(
    `select format('%I', l.rolname) as login from pg_auth_members m join pg_roles l on l.oid = m.member
      where m.roleid = 'enlace_staff'::regrole and l.rolcanlogin and l.rolname not like 'enlace\\_%'
        and not pg_has_role(l.oid, 'enlace_door', 'MEMBER')`,
  )
  for (const { login } of logins) await client.query(`grant enlace_works, enlace_door to ${login}`)
  for (const [role, member] of memberships) {
    const inherits = await client.query("select pg_has_role($1, $2, 'USAGE') as may", [member, role])
    if (inherits.rows[0]?.may !== true) await client.query(`grant ${role} to ${member}`)
  }
  const rights = await client.query("select has_schema_privilege('enlace_owner', 'public', 'CREATE') as may")
  if (rights.rows[0]?.may !== true) await client.query('grant usage, create on schema public to enlace_owner')
  // Report views, shipped and installed, have a schema of their own, which the owner may not create.
  const reports = await client.query("select 1 from pg_namespace where nspname = 'reports'")
  if (reports.rowCount === 0) await client.query('create schema reports authorization enlace_owner')
}

async function runMissing(client: pg.Client, options: MigrateOptions): Promise<string[]> {
  await client.query('set role enlace_owner')
  await refuseHalfRestored(client)
  await client.query(`
    create table if not exists schema_migrations (
      name text primary key, sha256 text not null, ran_at timestamptz not null default now(),
      expands boolean not null default true);
    create table if not exists schema_functions (
      id integer generated always as identity primary key, sha256 text not null unique, files jsonb not null,
      applied_at timestamptz not null default now())`)
  const { rows: done } = await client.query<{ name: string; sha256: string; expands: boolean }>(
    'select name, sha256, expands from schema_migrations order by name',
  )
  const before = new Map(done.map(({ name, sha256 }) => [name, sha256]))
  const migrations = options.migrations ?? (await migrationsHere())
  demandKnown(done, migrations, options)
  const ran: string[] = []
  for (const migration of migrations) {
    const { name, sha256 } = migration
    if (before.has(name) && before.get(name) !== sha256)
      throw new Error(`Migration ${name} was changed after it ran`)
    if (before.has(name) || options.only?.includes(name) === false) continue
    await runPatiently(client, name, () => runMigration(client, migration))
    ran.push(name)
  }
  // Functions of this version are for the schema of this version; those of a newer one serve this one too.
  const isOwnSchema = migrations.every(({ name }) => before.has(name) || ran.includes(name))
  if (isOwnSchema && !done.some(({ name }) => isNewer(name, migrations))) {
    const functions = options.functions ?? (await functionsHere())
    await runPatiently(client, 'of the functions', () => applyFunctions(client, functions))
  }
  return ran
}

/** An interrupted restoration left a database that must not be used, and has to be repeated. */
async function refuseHalfRestored(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('public.care_acts') is not null as there`,
  )
  if (rows[0]?.there !== true) return
  const { rowCount } = await client.query("select from care_acts where kind = 'restore' and ended_at is null")
  if (rowCount === 0) return
  throw new StartupFault(
    'A restoration of this database was cut short.',
    'Run enlace restore again with the same backup.',
  )
}

function isNewer(name: string, migrations: readonly Migration[]): boolean {
  return !migrations.some((ours) => ours.name === name)
}

/** A schema migrated by a newer version is compatible with this one as long as it was only extended. */
function demandKnown(
  done: readonly { name: string; expands: boolean }[],
  migrations: readonly Migration[],
  { onNewer }: MigrateOptions,
): void {
  if (done.length > 0 && !done.some(({ name }) => name === baseline)) {
    throw new StartupFault(
      'The database was made by a development version whose schema is not carried on.',
      'Use an empty database or another data folder; the demo is made again at the first start.',
    )
  }
  const newer = done.filter(({ name }) => isNewer(name, migrations))
  const narrower = newer.find(({ expands }) => !expands)
  if (narrower !== undefined) {
    throw new StartupFault(
      `The database was brought on by a newer version, on which this one does not work (${narrower.name}).`,
      'Start the newer version on this machine, too.',
    )
  }
  if (newer.length > 0) onNewer?.(newer.map(({ name }) => name))
}

/** How long a migration waits for a lock, blocking everybody behind it, and how often it tries again. */
const patience = { lock: '2s', tries: 150, pause: { least: 200, most: 2000 } } as const

async function runMigration(client: pg.Client, { name, text, sha256, functions }: Migration): Promise<void> {
  if (functions) {
    await client.query('set local check_function_bodies to off')
    await client.query(functions)
    await client.query('set local check_function_bodies to on')
  }
  await client.query(text)
  await client.query('insert into schema_migrations (name, sha256, expands) values ($1, $2, $3)', [
    name,
    sha256,
    !contracts(text),
  ])
}

/**
 * Runs a step in a transaction; requests on its tables go first, and none waits for it longer than the lock timeout.
 */
async function runPatiently(client: pg.Client, name: string, step: () => Promise<unknown>): Promise<void> {
  for (let left = patience.tries; ; left--) {
    await client.query('begin')
    try {
      await client.query(`set local lock_timeout to '${patience.lock}'`)
      await step()
      await client.query('commit')
      return
    } catch (fault) {
      await client.query('rollback')
      const code = fault instanceof pg.DatabaseError ? fault.code : undefined
      // A lock timeout or a deadlock: the step succeeds when the others are done.
      if (left <= 0 || (code !== '55P03' && code !== '40P01'))
        throw new Error(`Migration ${name} failed`, { cause: fault })
      const { least, most } = patience.pause
      await pause(least + Math.random() * (most - least))
    }
  }
}

/** Whether a migration declares that earlier versions do not work on its result. */
export function contracts(text: string): boolean {
  return /^-- contracts: /m.test(text)
}
