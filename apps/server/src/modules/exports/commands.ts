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
  /** The query of the call as it came, which is read again by its schema when the file is made. */
  readonly asked: unknown
  readonly module: string | null
  readonly rows: number
  readonly fileName: string
  readonly mediaType: string
}

/** Asks for a file in the scope and puts its making into the queue. Undefined where the person waits for too many. */
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

/** Gives up a file that is being made, or deletes one that is there. False where the scope's person has none. */
export async function removeExport(db: Database, scope: Scope, id: string): Promise<boolean> {
  const [[row]] = await db.read(scope, [
    sql<{ removed: boolean }>`select remove_export(${id}) as removed`.compile(query),
  ])
  return row?.removed === true
}

type Hold = Pick<Job, 'company' | 'id' | 'claimer'>

/** Tells how far the file of a job is. False where it was given up meanwhile, or is another worker's by now. */
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

/** The file of a job is in the storage and from now on the export's. False as above. */
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

/** The file cannot be made. */
export async function failExport(db: Database, company: number, id: string): Promise<void> {
  await db.lookUp('fail_export', [company, id], 'staff')
}

/** Lets files go that are too old, and forgets what tickets and exports long ago were. */
export async function sweepDownloads(db: Database): Promise<void> {
  await db.lookUp('sweep_downloads', [], 'staff')
}
