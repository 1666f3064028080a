import { sql } from 'kysely'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'

/** A record of the ERP whose files are to be looked at. */
export interface DueRecord {
  erp_id: string
  /** The key by which the portal has it. */
  record_key: string | null
  known_by: Record<string, string | null>
}

/** Finds the next records of a part whose files are due, by the ids of the ERP. */
export async function findDueRecords(
  db: Database,
  scope: Scope,
  { connection, part, after, most }: { connection: string; part: string; after: string; most: number },
): Promise<DueRecord[]> {
  const [rows] = await db.read(scope, [
    sql<DueRecord>`select erp_id, record_key, known_by from connection_records
      where company_id = ${scopeCompany} and connection_id = ${connection} and kind = ${part} and files_due
        and erp_id > ${after}
      order by erp_id limit ${most}`.compile(query),
  ])
  return rows
}

/** A file that a connection met before. */
export interface MetFile {
  erp_id: string
  document_erp_id: string
  name: string
  mark: string
  /** Null where it was refused. */
  sha256: string | null
}

/** Finds the files of some documents that a connection met before. */
export async function findMetFiles(
  db: Database,
  scope: Scope,
  { connection, part, documents }: { connection: string; part: string; documents: readonly string[] },
): Promise<MetFile[]> {
  const [rows] = await db.read(scope, [
    sql<MetFile>`select erp_id, document_erp_id, name, mark, sha256 from connection_files
      where company_id = ${scopeCompany} and connection_id = ${connection} and kind = ${part}
        and document_erp_id = any (${[...documents]}::text[])`.compile(query),
  ])
  return rows
}
