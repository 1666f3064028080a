import type pg from 'pg'
import { sha256Of, type SchemaFile } from './schema-files.ts'

/** The function files that a version applied: the hash of each by its path. */
interface AppliedSet {
  readonly sha256: string
  readonly files: Readonly<Record<string, string>>
}

/**
 * Applies the function files that changed since the last time, in the open transaction; returns their paths.
 *
 * Every applied set is recorded. A node that finds its own set among earlier ones knows that a newer version also
 * serves here, and keeps the newer functions.
 */
export async function applyFunctions(client: pg.Client, files: readonly SchemaFile[]): Promise<string[]> {
  const own = setOf(files)
  const { rows } = await client.query<AppliedSet>('select sha256, files from schema_functions order by id')
  if (rows.some(({ sha256 }) => sha256 === own.sha256)) return []
  const before = rows.at(-1)?.files ?? {}
  const changed = files.filter(({ path, sha256 }) => before[path] !== sha256)
  // Bodies refer to tables and functions of later files.
  await client.query('set local check_function_bodies to off')
  await client.query(changed.map(({ text }) => text).join('\n'))
  await client.query('insert into schema_functions (sha256, files) values ($1, $2)', [own.sha256, own.files])
  return changed.map(({ path }) => path)
}

function setOf(files: readonly SchemaFile[]): AppliedSet {
  const prints = files.map(({ path, sha256 }) => [path, sha256] as const)
  return { sha256: sha256Of(JSON.stringify(prints)), files: Object.fromEntries(prints) }
}
