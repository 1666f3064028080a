import type pg from 'pg'
import { sha256Of, type SchemaFile } from './schema-files.ts'

/** A set of function files as a version applied it: the print of each file by its path. */
interface AppliedSet {
  readonly sha256: string
  readonly files: Readonly<Record<string, string>>
}

/**
 * Applies the function files that changed since they were applied last, in the open transaction; answers their paths.
 *
 * Every set that was ever applied stays written down. So a node that finds its own set among the former ones knows that a
 * newer version serves here, too, and leaves the newer functions in place.
 */
export async function applyFunctions(client: pg.Client, files: readonly SchemaFile[]): Promise<string[]> {
  const own = setOf(files)
  const { rows } = await client.query<AppliedSet>('select sha256, files from schema_functions order by id')
  if (rows.some(({ sha256 }) => sha256 === own.sha256)) return []
  const before = rows.at(-1)?.files ?? {}
  const changed = files.filter(({ path, sha256 }) => before[path] !== sha256)
  // Bodies name tables and functions of files that come later.
  await client.query('set local check_function_bodies to off')
  await client.query(changed.map(({ text }) => text).join('\n'))
  await client.query('insert into schema_functions (sha256, files) values ($1, $2)', [own.sha256, own.files])
  return changed.map(({ path }) => path)
}

function setOf(files: readonly SchemaFile[]): AppliedSet {
  const prints = files.map(({ path, sha256 }) => [path, sha256] as const)
  return { sha256: sha256Of(JSON.stringify(prints)), files: Object.fromEntries(prints) }
}
