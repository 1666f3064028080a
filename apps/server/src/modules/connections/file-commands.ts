import { sql } from 'kysely'
import type { ChangedFilesPage } from '@enlace/connectors/core/record.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { FiledKind } from '@enlace/domain/connections.ts'
import { addFindings, filesCursor, keepCursor, renewHold } from './commands.ts'
import { partOf } from './parts.ts'

/** A run of a connection, which holds it. */
export interface HeldRun {
  id: string
  runner: string
}

/** Marks the known documents of a page as due; false if the run lost the connection, or was stopped. */
export function keepChanged(
  db: Database,
  scope: Scope,
  { id, runner }: HeldRun,
  kind: FiledKind,
  { documents, cursor }: ChangedFilesPage,
): Promise<boolean> {
  return db.transaction(scope, async (tx) => {
    const held = await renewHold(tx, { id, runner })
    if (!held) return false
    await tx.run(
      sql`update connection_records set files_due = true
        where company_id = ${scopeCompany} and connection_id = ${id} and kind = ${partOf[kind]}
          and erp_id = any (${[...documents]}::text[])`.compile(query),
    )
    await keepCursor(tx, id, filesCursor(kind), cursor)
    return held.is_on
  })
}

/** What came of the files of one document. */
export interface KeptFiles {
  kind: FiledKind
  /** The ERP's id of the document. */
  document: string
  /** The files that were added now, and those that were met: a refused one has no hash. */
  added: number
  met: readonly { id: string; name: string; mark: string; sha256: string | null }[]
  findings: readonly { reference: string; message: string }[]
  /** Whether all of them are settled; otherwise the next run looks at the document again. */
  isSettled: boolean
}

/** Saves what came of a document's files; false if the run lost the connection, or was stopped. */
export function keepFiles(
  db: Database,
  scope: Scope,
  { id, runner }: HeldRun,
  { kind, document, added, met, findings, isSettled }: KeptFiles,
): Promise<boolean> {
  const part = partOf[kind]
  return db.transaction(scope, async (tx) => {
    const held = await renewHold(tx, { id, runner })
    if (!held) return false
    await tx.run(
      sql`insert into connection_files
          (company_id, connection_id, kind, erp_id, document_erp_id, name, mark, sha256)
        select ${scopeCompany}, ${id}, ${part}, f.id, ${document}, f.name, f.mark, f.sha256
          from jsonb_to_recordset(${JSON.stringify(met)}::jsonb) as f (id text, name text, mark text, sha256 text)
        on conflict (company_id, connection_id, kind, erp_id) do update
           set document_erp_id = excluded.document_erp_id, name = excluded.name, mark = excluded.mark,
               sha256 = excluded.sha256, seen_at = now()`.compile(query),
    )
    await tx.run(
      sql`update connection_records set files_due = ${!isSettled}::boolean
        where company_id = ${scopeCompany} and connection_id = ${id} and kind = ${part} and erp_id = ${document}`.compile(
        query,
      ),
    )
    await tx.run(
      sql`update connection_runs set files = files + ${added}
        where company_id = ${scopeCompany} and id = ${runner}`.compile(query),
    )
    await addFindings(tx, runner, findings)
    return held.is_on
  })
}
