import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { ChangedMedium } from '@enlace/contract/media/schemas.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { query, scopeCompany, type Database, type Transaction } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { audit, type Author } from '../../core/audit/content-commands.ts'
import { addJob } from '../../core/jobs/commands.ts'
import type { ReceivedFile } from '../../core/storage/received-file.ts'
import type { Dimensions } from '../../core/files/dimensions.ts'
import type { MadeSize } from './convert/convert-job.ts'

/** The task that creates the sizes of a picture. */
export const mediaSizesTask = 'media-sizes'

/** An inspected file with its dimensions. */
export type MeasuredFile = ReceivedFile & Dimensions

type Work = Pick<Transaction, 'run'>

const mediumOf = (id: string) =>
  query.updateTable('media').where('company_id', '=', scopeCompany).where('id', '=', id)
const now = sql<string>`now()`

/** Adds files to the library, each with a job for its sizes. */
export async function addMedia(
  db: Database,
  scope: Scope,
  files: readonly MeasuredFile[],
  author: Author,
): Promise<string[]> {
  return db.transaction(scope, async (tx) => {
    await claimFiles(tx, files)
    const ids: string[] = []
    for (const file of files) {
      const [row] = await tx.run(
        query
          .insertInto('media')
          .values({
            company_id: scopeCompany,
            name: nameOf(file.name),
            uploaded_by: author.actor,
            ...columnsOf(file),
          })
          .returning('id')
          .compile(),
      )
      if (!row) throw new Error('A picture that was added has an id')
      ids.push(row.id)
      await audit(tx, author, 'media-added', row.id)
      await addJob(tx, mediaSizesTask, { medium: row.id, file: 1 }, { tries: 3 })
    }
    return ids
  })
}

/**
 * Replaces the file of a picture; the former one is served until the new sizes exist. @throws Problem
 * `changed-meanwhile`, `picture-not-found`.
 */
export async function replaceFile(
  db: Database,
  scope: Scope,
  { id, version }: { id: string; version: number },
  file: MeasuredFile,
  author: Author,
): Promise<void> {
  await db.transaction(scope, async (tx) => {
    const held = await hold(tx, id, version)
    await claimFiles(tx, [file])
    const number = held.file_number + 1
    await tx.run(
      mediumOf(id)
        .set({
          ...columnsOf(file),
          state: 'procesando',
          sizes_made: 0,
          file_number: number,
          version: version + 1,
          updated_at: now,
        })
        .compile(),
    )
    await release(tx, held.storage_key)
    await audit(tx, author, 'media-replaced', id)
    await addJob(tx, mediaSizesTask, { medium: id, file: number }, { tries: 3 })
  })
}

/** Changes a picture's description. @throws Problem `changed-meanwhile`, `picture-not-found`. */
export async function changeMediumFacts(
  db: Database,
  scope: Scope,
  id: string,
  { version, name, alt, isDecorative, focus }: ChangedMedium,
  author: Author,
): Promise<void> {
  await db.transaction(scope, async (tx) => {
    await hold(tx, id, version)
    await tx.run(
      mediumOf(id)
        .set({
          name,
          alt: isDecorative ? '' : alt,
          is_decorative: isDecorative,
          focus_x: focus.x,
          focus_y: focus.y,
          version: version + 1,
          updated_at: now,
        })
        .compile(),
    )
    await audit(tx, author, 'media-changed', id)
  })
}

/** Removes an unused picture. @throws Problem `picture-used`, `picture-not-found`. */
export async function removeMediumRow(db: Database, scope: Scope, id: string, author: Author): Promise<void> {
  await db.transaction(scope, async (tx) => {
    const held = await hold(tx, id)
    const [use] = await tx.run(
      sql<{
        kind: string
      }>`select t.kind from media_texts() t where position(${`media/${id}`} in t.written) > 0
        limit 1`.compile(query),
    )
    if (use) throw new Problem('picture-used')
    await tx.run(
      query.deleteFrom('media').where('company_id', '=', scopeCompany).where('id', '=', id).compile(),
    )
    await release(tx, held.storage_key)
    await audit(tx, author, 'media-removed', id)
  })
}

/** Returns the file to create sizes of; undefined if it was replaced or has all its sizes. */
export async function openMediumFile(
  db: Database,
  scope: Scope,
  { medium, file }: { medium: string; file: number },
): Promise<{ storage_key: string; media_type: string } | undefined> {
  const [[row]] = await db.read(scope, [
    query
      .selectFrom('media')
      .select(['storage_key', 'media_type'])
      .where('company_id', '=', scopeCompany)
      .where('id', '=', medium)
      .where('file_number', '=', file)
      .where('state', '=', 'procesando')
      .compile(),
  ])
  return row
}

/** Saves the expected number of sizes and the displayed dimensions of the picture. */
export async function beginSizes(
  db: Database,
  scope: Scope,
  { medium, file }: { medium: string; file: number },
  { width, height, sizes }: { width: number; height: number; sizes: number },
): Promise<void> {
  const change = { width, height, sizes_wanted: sizes, sizes_made: 0 }
  await db.transaction(scope, (tx) =>
    tx.run(mediumOf(medium).where('file_number', '=', file).set(change).compile()),
  )
}

/** Saves one size, replacing an earlier one. */
export async function keepSize(
  db: Database,
  scope: Scope,
  { medium, file }: { medium: string; file: number },
  size: Omit<MadeSize, 'format'> & { format: string },
): Promise<void> {
  const bytes = Buffer.from(size.bytes)
  const kept = { ...size, bytes, sha256: createHash('sha256').update(bytes).digest('hex') }
  await db.transaction(scope, async (tx) => {
    await tx.run(
      query
        .insertInto('media_sizes')
        .values({ company_id: scopeCompany, media_id: medium, file_number: file, ...kept })
        .onConflict((row) =>
          row.columns(['company_id', 'media_id', 'file_number', 'format', 'width']).doUpdateSet(kept),
        )
        .compile(),
    )
    await tx.run(
      mediumOf(medium)
        .where('file_number', '=', file)
        .set({ sizes_made: sql<number>`sizes_made + 1` })
        .compile(),
    )
  })
}

/** Publishes the new sizes and removes those of former files. */
export async function finishSizes(
  db: Database,
  scope: Scope,
  { medium, file }: { medium: string; file: number },
): Promise<void> {
  await db.transaction(scope, async (tx) => {
    const changed = await tx.run(
      mediumOf(medium)
        .where('file_number', '=', file)
        .set({ state: 'lista', served_number: file, updated_at: now })
        .returning('id')
        .compile(),
    )
    if (changed.length === 0) return
    await tx.run(
      query
        .deleteFrom('media_sizes')
        .where('company_id', '=', scopeCompany)
        .where('media_id', '=', medium)
        .where('file_number', '<', file)
        .compile(),
    )
  })
}

/** Records that a file cannot be converted; the sizes served before remain. */
export async function failSizes(
  db: Database,
  scope: Scope,
  { medium, file }: { medium: string; file: number },
): Promise<void> {
  await db.transaction(scope, (tx) =>
    tx.run(
      mediumOf(medium)
        .where('file_number', '=', file)
        .where('state', '=', 'procesando')
        .set({ state: 'fallida', updated_at: now })
        .compile(),
    ),
  )
}

const columnsOf = ({ mediaType, width, height, size, storageKey }: MeasuredFile) => ({
  media_type: mediaType,
  width,
  height,
  size: String(size),
  storage_key: storageKey,
})

/** The default name of a picture: its file name without the extension. */
const nameOf = (fileName: string) =>
  fileName
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[_-]+/g, ' ')
    .trim() || fileName

async function hold(tx: Work, id: string, version?: number) {
  const [row] = await tx.run(
    query
      .selectFrom('media')
      .select(['version', 'storage_key', 'file_number'])
      .where('company_id', '=', scopeCompany)
      .where('id', '=', id)
      .forUpdate()
      .compile(),
  )
  if (!row) throw new Problem('picture-not-found')
  if (version !== undefined && row.version !== version) throw new Problem('changed-meanwhile')
  return row
}

const filesOf = (keys: readonly string[]) =>
  query.updateTable('stored_files').where('company_id', '=', scopeCompany).where('storage_key', 'in', keys)

async function claimFiles(tx: Work, files: readonly ReceivedFile[]): Promise<void> {
  const keys = files.map(({ storageKey }) => storageKey)
  const claimed = await tx.run(
    filesOf(keys)
      .where('claimed_at', 'is', null)
      .where('swept_at', 'is', null)
      .set({ claimed_at: now })
      .returning('storage_key')
      .compile(),
  )
  if (claimed.length !== keys.length) throw new Error('A file of the library is not there any more')
}

/** Marks an unreferenced file for sweeping. */
async function release(tx: Work, key: string): Promise<void> {
  await tx.run(filesOf([key]).set({ claimed_at: null }).compile())
}
