import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import {
  archiveKeptDays,
  type ArchiveKind,
  type ArchiveSettings,
} from '@enlace/contract/document-archive/schemas.ts'
import { query, scopeCompany, type Database, type Transaction } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { type CalendarDate, monthBefore } from '@enlace/domain/calendar-date.ts'
import { auditIn, type ActAuthor } from '../../core/audit/desk-commands.ts'
import { addJob } from '../../core/jobs/commands.ts'
import { readSettings, type TakenArchive } from './queries.ts'

/** The job that makes the archive of a month. */
export const archiveJob = 'document-archive'

/** Sets when and what is archived, and who is mailed. */
export function setSettings(
  db: Database,
  scope: Scope,
  { activo, dia, clases, destinatarios }: ArchiveSettings,
  author: ActAuthor,
): Promise<void> {
  return db.transaction(scope, async (tx) => {
    await tx.run(
      sql`insert into document_archive_settings (company_id, is_on, day, kinds, recipients)
        values (${scopeCompany}, ${activo}, ${dia}, ${clases}::text[], ${destinatarios}::uuid[])
        on conflict (company_id) do update set is_on = excluded.is_on, day = excluded.day, kinds = excluded.kinds,
          recipients = excluded.recipients, updated_at = now()`.compile(query),
    )
    await auditIn(tx, author, {
      action: 'document-archive:set',
      detail: {
        estado: activo ? 'activo' : 'inactivo',
        dia,
        clases: clases.join(', '),
        personas: destinatarios.length,
      },
    })
  })
}

/** Asks for the archive of a month, once while it is being made. */
export function askForMonth(
  db: Database,
  scope: Scope,
  month: CalendarDate,
  author: ActAuthor,
): Promise<void> {
  return db.transaction(scope, async (tx) => {
    const { clases } = await readSettings(tx)
    if (await ask(tx, { month, kinds: clases, askedBy: author.actor }))
      await auditIn(tx, author, { action: 'document-archive:asked', target: month.slice(0, 7) })
  })
}

/** Asks for the archive of the month before, once, from the chosen day on. */
export async function askWhenDue(tx: Pick<Transaction, 'run'>, today: CalendarDate): Promise<void> {
  const { activo, dia, clases } = await readSettings(tx)
  if (!activo || Number(today.slice(8)) < dia) return
  await ask(tx, { month: monthBefore(today).first, kinds: clases, askedBy: '' })
}

async function ask(
  tx: Pick<Transaction, 'run'>,
  { month, kinds, askedBy }: { month: CalendarDate; kinds: readonly ArchiveKind[]; askedBy: string },
): Promise<boolean> {
  const isScheduled = askedBy === ''
  const [asked] = await tx.run(
    sql<{ id: string }>`insert into document_archives as a (company_id, month, kinds, asked_by, is_scheduled)
      values (${scopeCompany}, ${month}, ${[...kinds]}::text[], ${askedBy}, ${isScheduled})
      on conflict (company_id, month) do update set state = 'waiting', kinds = excluded.kinds,
        asked_by = excluded.asked_by, asked_at = now(), is_scheduled = a.is_scheduled or excluded.is_scheduled
      where a.state not in ('waiting', 'running') and not (excluded.is_scheduled and a.is_scheduled)
      returning a.id`.compile(query),
  )
  if (asked) await addJob(tx, archiveJob, { archive: asked.id }, { key: asked.id })
  return asked !== undefined
}

/**
 * Begins an archive that is still wanted, from its beginning: files of an earlier or interrupted run are released, and
 * that run adds no more. Undefined if it is finished.
 */
export function takeArchive(db: Database, scope: Scope, id: string): Promise<TakenArchive | undefined> {
  const run = randomUUID()
  return db.transaction(scope, async (tx) => {
    const [taken] = await tx.run(
      sql<
        Omit<TakenArchive, 'run'>
      >`update document_archives set state = 'running', run = ${run}, files = 0, missing = 0,
          finished_at = null, expires_at = null
        where company_id = ${scopeCompany} and id = ${id} and state in ('waiting', 'running')
        returning id, month, kinds`.compile(query),
    )
    if (!taken) return undefined
    await tx.run(removal(id))
    return { ...taken, run }
  })
}

const removal = (id: string) =>
  sql`delete from document_archive_parts where company_id = ${scopeCompany} and archive_id = ${id}`.compile(
    query,
  )

/** Stores how many documents the archive of this run has so far. */
export async function noteProgress(
  db: Database,
  scope: Scope,
  { id, run }: TakenArchive,
  files: number,
): Promise<void> {
  await db.read(scope, [
    sql`update document_archives set files = ${files}
      where company_id = ${scopeCompany} and id = ${id} and run = ${run} and state = 'running'`.compile(
      query,
    ),
  ])
}

/** A file of an archive that is in the storage. */
export interface StoredPart {
  part: number
  files: number
  size: number
  storageKey: string
}

/** Adds a file to the archive of this run, which claims its bytes. False if another run makes the archive by now. */
export function addPart(
  db: Database,
  scope: Scope,
  { id, run }: TakenArchive,
  { part, files, size, storageKey }: StoredPart,
): Promise<boolean> {
  return db.transaction(scope, async (tx) => {
    const [held] = await tx.run(ofRun(id, run))
    if (!held) return false
    await tx.run(
      sql`insert into document_archive_parts (company_id, archive_id, part, files, size, storage_key)
        values (${scopeCompany}, ${id}, ${part}, ${files}, ${size}, ${storageKey})`.compile(query),
    )
    await tx.run(
      sql`update stored_files set claimed_at = now() where company_id = ${scopeCompany} and storage_key = ${storageKey}
           and swept_at is null`.compile(query),
    )
    return true
  })
}

const ofRun = (id: string, run: string) =>
  sql<{ asked_by: string }>`select asked_by from document_archives
    where company_id = ${scopeCompany} and id = ${id} and run = ${run} and state = 'running' for update`.compile(
    query,
  )

/** Finishes the archive of this run; in the same transaction, `tell` announces one that the schedule asked for. */
export function finishArchive(
  db: Database,
  scope: Scope,
  { id, run }: TakenArchive,
  { files, missing }: { files: number; missing: number },
  tell: (tx: Transaction) => Promise<void>,
): Promise<void> {
  return db.transaction(scope, async (tx) => {
    const [held] = await tx.run(ofRun(id, run))
    if (!held) return
    await tx.run(
      sql`update document_archives set state = ${files === 0 ? 'empty' : 'done'}, files = ${files}, missing = ${missing}, run = null,
          finished_at = now(), expires_at = case when ${files} > 0 then now() + make_interval(days => ${archiveKeptDays}) end
        where company_id = ${scopeCompany} and id = ${id}`.compile(query),
    )
    if (held.asked_by === '') await tell(tx)
  })
}

/**
 * Marks an archive as failed; what was made of it is released. In the same transaction, `tell` announces one that the
 * schedule asked for: nobody waits at the screen for it.
 */
export function failArchive(
  db: Database,
  scope: Scope,
  id: string,
  tell: (tx: Transaction, month: CalendarDate) => Promise<void>,
): Promise<void> {
  return db.transaction(scope, async (tx) => {
    const [failed] = await tx.run(
      sql<{
        asked_by: string
        month: CalendarDate
      }>`update document_archives set state = 'failed', run = null, files = 0, finished_at = now()
        where company_id = ${scopeCompany} and id = ${id} and state in ('waiting', 'running')
        returning asked_by, month`.compile(query),
    )
    if (!failed) return
    await tx.run(removal(id))
    if (failed.asked_by === '') await tell(tx, failed.month)
  })
}

/** Releases the files of expired archives. */
export async function expireArchives(tx: Pick<Transaction, 'run'>): Promise<void> {
  const expired = await tx.run(
    sql<{ id: string }>`update document_archives set state = 'expired'
      where company_id = ${scopeCompany} and state = 'done' and expires_at <= now() returning id`.compile(
      query,
    ),
  )
  for (const { id } of expired) await tx.run(removal(id))
}

/** Notes on the trail that a file of an archive was downloaded. */
export function noteArchiveDownload(
  db: Database,
  scope: Scope,
  { month, parte }: { month: CalendarDate; parte: number },
  author: ActAuthor,
): Promise<void> {
  return db.transaction(scope, (tx) =>
    auditIn(tx, author, {
      action: 'document-archive:downloaded',
      target: month.slice(0, 7),
      detail: { archivo: parte },
    }),
  )
}
