import { sql } from 'kysely'
import { query, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'

/** An unfinished upload of the scope's own person. */
export interface FoundUpload {
  id: string
  name: string
  size: number
  received: number
  expires_at: string
  sha256: string
}

/** Finds an unfinished upload of the scope's person; undefined for any other's. */
export async function findUpload(db: Database, scope: Scope, id: string): Promise<FoundUpload | undefined> {
  const [[found]] = await db.read(scope, [
    sql<FoundUpload>`select id, name, size::integer, received::integer, expires_at, sha256 from scope_upload(${id})`.compile(
      query,
    ),
  ])
  return found
}

/** Yields the bytes of an upload of the scope's person, piece by piece. */
export async function* readPieces(db: Database, scope: Scope, id: string): AsyncGenerator<Buffer> {
  const pieces = sql<{ bytes: Buffer }>`select bytes from scope_upload_pieces(${id})`.compile(query)
  for await (const rows of db.stream(scope, pieces, piecesAtOnce)) for (const { bytes } of rows) yield bytes
}

const piecesAtOnce = 8
