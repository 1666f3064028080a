import { createHash } from 'node:crypto'
import { access } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import pg from 'pg'
import { to } from 'pg-copy-streams'
import {
  backupForm,
  entryNames,
  type BackupHead,
  type BackupManifest,
  type BackupTable,
  type FilesSum,
  type ItemEnd,
} from './archive.ts'
import { BackupFault } from './backup-fault.ts'
import { findInstalledReports, findMigrations, findSequences, findTables } from './catalog.ts'
import { asOwner } from '../driver/owner.ts'
import { ArchiveWriter } from './write-archive.ts'

/** What is backed up, and where to. */
export interface WantedBackup {
  readonly path: string
  readonly version: string
  readonly isEmbedded: boolean
  readonly keyPrint: string
  /** The secret key, if the backup should contain it. */
  readonly key?: string | undefined
  /** The bytes of a stored file, or undefined if the storage does not have it. */
  readonly readFile: (key: string) => Promise<Readable | undefined>
  /** Called for each table and file that was written. */
  readonly onProgress?: (progress: BackupProgress) => void
}

/** The progress of a backup or a restoration. */
export interface BackupProgress {
  readonly kind: 'table' | 'file'
  readonly name: string
  readonly done: number
  /** The total; files are not counted beforehand. */
  readonly total?: number
}

/** The result of a backup. */
export interface TakenBackup {
  readonly bytes: number
  readonly manifest: BackupManifest
}

/**
 * Writes the whole content of database and storage into one file, as of one moment, while others read and write.
 * @throws BackupFault; nothing of the file remains then.
 */
export async function takeBackup(adminUrl: string, wanted: WantedBackup): Promise<TakenBackup> {
  if (await isThere(wanted.path)) throw new BackupFault('exists', { path: wanted.path })
  return asOwner(adminUrl, 'backup', async (client) => {
    await client.query('begin isolation level repeatable read, read only')
    const head = await headOf(client, wanted)
    const writer = await ArchiveWriter.begin(wanted.path)
    try {
      await writer.json(entryNames.head, head)
      if (wanted.key !== undefined) await writer.text(entryNames.key, `${wanted.key}\n`)
      const tables: Record<string, ItemEnd> = {}
      for (const [place, table] of head.tables.entries()) {
        tables[table.name] = await writeTable(client, writer, table)
        wanted.onProgress?.({ kind: 'table', name: table.name, done: place + 1, total: head.tables.length })
      }
      const sequences = await findSequences(client)
      const reports = await findInstalledReports(client)
      const files = await writeFiles(client, writer, wanted)
      const manifest = { head, tables, files, sequences, reports }
      await writer.json(entryNames.manifest, manifest)
      const bytes = await writer.finish()
      await client.query('commit')
      await remember(client, manifest, bytes)
      return { bytes, manifest }
    } catch (fault) {
      await writer.abandon()
      throw fault
    }
  })
}

async function headOf(client: pg.Client, wanted: WantedBackup): Promise<BackupHead> {
  const migrations = await findMigrations(client)
  if (migrations.length === 0) throw new BackupFault('no-schema')
  const { rows } = await client.query<{ at: string; version: string }>(
    "select to_json(now())#>>'{}' as at, current_setting('server_version') as version",
  )
  return {
    product: 'enlace',
    form: backupForm,
    version: wanted.version,
    takenAt: rows[0]?.at ?? '',
    engine: { version: rows[0]?.version ?? '', isEmbedded: wanted.isEmbedded },
    migrations,
    keyPrint: wanted.keyPrint,
    holdsKey: wanted.key !== undefined,
    tables: await findTables(client),
  }
}

async function writeTable(
  client: pg.Client,
  writer: ArchiveWriter,
  { name, columns }: BackupTable,
): Promise<ItemEnd> {
  const list = columns.map((column) => pg.escapeIdentifier(column)).join(', ')
  const rows = client.query(to(`copy (select ${list} from ${pg.escapeIdentifier(name)}) to stdout`))
  return writer.item(entryNames.table(name), rows, () => ({ rows: rows.rowCount }))
}

/** Writes every file that a row refers to, but no unfinished uploads or files to be swept. */
async function writeFiles(client: pg.Client, writer: ArchiveWriter, wanted: WantedBackup): Promise<FilesSum> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'storage_key'
        and not a.attisdropped`,
  )
  const keys = rows.map(
    ({ name }) =>
      `select storage_key from ${pg.escapeIdentifier(name)} where storage_key is not null${
        name === 'stored_files' ? ' and claimed_at is not null' : ''
      }`,
  )
  const lines = linesOf(client.query(to(`copy (${keys.join(' union ')}) to stdout`)))
  const hash = createHash('sha256')
  const missingKeys: string[] = []
  let [count, bytes, missing] = [0, 0, 0]
  for await (const key of lines) {
    const found = await wanted.readFile(key)
    const end = await writer.item(entryNames.file(key), found ?? nothing(), () =>
      found === undefined ? { isMissing: true } : {},
    )
    hash.update(`${key} ${end.sha256}\n`)
    count += 1
    bytes += end.bytes
    if (found === undefined) {
      missing += 1
      if (missingKeys.length < 20) missingKeys.push(key)
    }
    wanted.onProgress?.({ kind: 'file', name: key, done: count })
  }
  return { count, bytes, sha256: hash.digest('hex'), missing, missingKeys }
}

async function* linesOf(source: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest = ''
  for await (const bytes of source) {
    const lines = `${rest}${bytes.toString('latin1')}`.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}

async function* nothing(): AsyncGenerator<Buffer> {
  yield* []
}

/** Records the backup, so that its age can be shown. */
async function remember(
  client: pg.Client,
  { head, files, tables }: BackupManifest,
  bytes: number,
): Promise<void> {
  const { rows } = await client.query("select 1 where to_regclass('public.care_acts') is not null")
  if (rows.length === 0) return
  const counted = Object.values(tables).reduce((sum, table) => sum + (table.rows ?? 0), 0)
  await client.query(
    `insert into care_acts (kind, started_at, ended_at, detail) values ('backup', $1, now(), $2)`,
    [head.takenAt, { bytes, rows: counted, files: files.count, missing: files.missing }],
  )
}

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )
