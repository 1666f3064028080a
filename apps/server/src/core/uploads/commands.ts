import { sql } from 'kysely'
import type { NewUpload } from '@enlace/contract/core/uploads/schemas.ts'
import { query, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { FoundUpload } from './queries.ts'

/**
 * Starts an upload of the scope's person, or resumes the same one. @throws DatabaseRefusal `too-many-uploads`,
 * `read-only-person`.
 */
export async function startUpload(
  db: Database,
  scope: Scope,
  { asunto, nombre, bytes, sha256 }: NewUpload,
): Promise<Omit<FoundUpload, 'sha256'>> {
  const [[begun]] = await db.read(scope, [
    sql<Omit<FoundUpload, 'sha256'>>`select id, name, size::integer, received::integer, expires_at
      from begin_upload(${asunto}, ${nombre}, ${bytes}::bigint, ${sha256})`.compile(query),
  ])
  if (!begun) throw new Error('An upload that was begun is there')
  return begun
}

/**
 * Stores the next bytes of an upload durably. Returns the new offset; undefined if these bytes are not the next ones.
 * @throws DatabaseRefusal `document-not-found`, `body-too-large`.
 */
export async function keepPiece(
  db: Database,
  scope: Scope,
  { id, at, bytes }: { id: string; at: number; bytes: Buffer },
): Promise<number | undefined> {
  const [[kept]] = await db.read(scope, [
    sql<{
      received: number | null
    }>`select append_upload(${id}, ${at}::bigint, ${bytes})::integer as received`.compile(query),
  ])
  return kept?.received ?? undefined
}

/** Aborts an upload. False if the scope's person has none with that id. */
export async function endUpload(db: Database, scope: Scope, id: string): Promise<boolean> {
  const [[ended]] = await db.read(scope, [
    sql<{ ended: boolean }>`select end_upload(${id}) as ended`.compile(query),
  ])
  return ended?.ended === true
}

/** Removes the uploads that were not resumed in time. */
export async function sweepUploads(db: Database): Promise<void> {
  await db.lookUp('sweep_uploads', [atOnce])
}

const atOnce = 200
