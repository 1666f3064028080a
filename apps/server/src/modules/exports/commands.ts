import { sql } from 'kysely'
import { keptDays, mostWaiting } from '@enlace/contract/exports/limits.ts'
import { call } from '@enlace/database/call.ts'
import { query, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { Job } from '../../core/jobs/task.ts'

/** A file to be made in the background. */
export interface AskedExport {
  readonly list: string
  readonly format: string
  /** The call's original query, which its schema reads again when the file is made. */
  readonly asked: unknown
  readonly module: string | null
  readonly rows: number
  readonly fileName: string
  readonly mediaType: string
}

/** Requests a file in the scope and queues its job. Undefined if the person has too many pending. */
export async function requestExport(
  db: Database,
  scope: Scope,
  { list, format, asked, module, rows, fileName, mediaType }: AskedExport,
): Promise<string | undefined> {
  const [row] = await db.transaction(scope, (tx) =>
    tx.run(
      sql<{ id: string }>`select id from ${call('request_export', {
        wanted_list: list,
        wanted_format: format,
        asked: JSON.stringify(asked),
        wanted_account: scope.account,
        wanted_module: module,
        total: rows,
        name: fileName,
        type: mediaType,
        at_most: mostWaiting,
      })}`.compile(query),
    ),
  )
  return row?.id
}

/** Cancels a file in progress, or deletes a finished one. False if the scope's person has none with that id. */
export async function removeExport(db: Database, scope: Scope, id: string): Promise<boolean> {
  const [[row]] = await db.read(scope, [
    sql<{ removed: boolean }>`select remove_export(${id}) as removed`.compile(query),
  ])
  return row?.removed === true
}

type Hold = Pick<Job, 'company' | 'id' | 'claimer'>

/** Saves the progress of a job's file. False if it was cancelled meanwhile, or belongs to another worker now. */
export async function advanceExport(
  db: Database,
  { company, id, claimer }: Hold,
  rows: number,
): Promise<boolean> {
  const [row] = await db.lookUp<{ advance_export: boolean }>(
    'advance_export',
    [company, id, claimer, rows],
    'staff',
  )
  return row?.advance_export === true
}

/** Assigns the stored file of a job to its export. False as above. */
export async function finishExport(
  db: Database,
  { company, id, claimer }: Hold,
  rows: number,
  storageKey: string,
): Promise<boolean> {
  const [row] = await db.lookUpNamed<{ finish_export: boolean }>(
    call('finish_export', { company, job: id, claimer, written: rows, file_key: storageKey, days: keptDays }),
    'staff',
  )
  return row?.finish_export === true
}

/** Marks the file as failed. */
export async function failExport(db: Database, company: number, id: string): Promise<void> {
  await db.lookUp('fail_export', [company, id], 'staff')
}

/** Removes expired files, and the records of old tickets and exports. */
export async function sweepDownloads(db: Database): Promise<void> {
  await db.lookUp('sweep_downloads', [], 'staff')
}
