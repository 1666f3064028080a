import type { ClientBase } from 'pg'
import type { BackupTable, InstalledReport } from './archive.ts'

/** Tables on how this database was created and maintained: they are never part of a backup. */
const ownTables = ['schema_migrations', 'schema_functions', 'care_acts']

/** The tables of the schema, each after those that it refers to, with their columns that are not generated. */
export async function findTables(client: ClientBase): Promise<BackupTable[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; parents: string[] }>(
    `select c.relname as name,
            (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
              where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
            array(select distinct p.relname::text from pg_constraint k join pg_class p on p.oid = k.confrelid
                   where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as parents
       from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all ($1)
      order by 1`,
    [ownTables],
  )
  const ordered: BackupTable[] = []
  let left = rows
  while (left.length > 0) {
    const names = new Set(left.map(({ name }) => name))
    const free = left.filter(({ parents }) => !parents.some((parent) => names.has(parent)))
    if (free.length === 0) throw new Error('Tables refer to each other in a circle')
    ordered.push(...free.map(({ name, columns }) => ({ name, columns })))
    left = left.filter((row) => !free.includes(row))
  }
  return ordered
}

/** The migrations that the schema was created by; empty without a schema. */
export async function findMigrations(client: ClientBase): Promise<{ name: string; sha256: string }[]> {
  const { rows: found } = await client.query(
    "select 1 where to_regclass('public.schema_migrations') is not null",
  )
  if (found.length === 0) return []
  const { rows } = await client.query<{ name: string; sha256: string }>(
    'select name, sha256 from schema_migrations order by name',
  )
  return rows
}

/** The last value of each sequence. */
export async function findSequences(client: ClientBase): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; last: string | null }>(
    `select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public' order by 1`,
  )
  return Object.fromEntries(rows.flatMap(({ name, last }) => (last === null ? [] : [[name, last]])))
}

/** The operator's own reports: those of the product have no comment and come with its migrations. */
export async function findInstalledReports(client: ClientBase): Promise<InstalledReport[]> {
  const { rows } = await client.query<InstalledReport>(
    `select c.relname as name, pg_get_viewdef(c.oid) as definition, obj_description(c.oid, 'pg_class') as comment,
            (select coalesce(jsonb_object_agg(a.attname, col_description(c.oid, a.attnum)), '{}')
               from pg_attribute a where a.attrelid = c.oid and a.attnum > 0
                and col_description(c.oid, a.attnum) is not null) as columns
       from pg_class c
      where c.relnamespace = to_regnamespace('reports') and c.relkind = 'v'
        and obj_description(c.oid, 'pg_class') is not null
      order by 1`,
  )
  return rows
}
