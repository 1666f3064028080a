import { Readable } from 'node:stream'
import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from } from 'pg-copy-streams'
import { baseline, migrate, migrationsHere } from '../migrate.ts'
import type { BackupHead, BackupManifest, BackupTable, ItemEnd } from './archive.ts'
import { BackupFault } from './backup-fault.ts'
import { findMigrations, findTables } from './catalog.ts'
import { asOwner } from '../driver/owner.ts'
import { ArchiveReader, type ArchiveItem } from './read-archive.ts'
import type { BackupProgress } from './take-backup.ts'
import { withoutGuards } from './without-guards.ts'

/** What is restored, and how its files are stored. */
export interface WantedRestore {
  readonly path: string
  /** Stores a file under its key. @throws if its bytes are not those of the backup. */
  readonly putFile: (key: string, bytes: Readable) => Promise<void>
  /** Called with the head before anything is written; an error that it throws stops the restoration. */
  readonly onHead?: (head: BackupHead, key: string | undefined) => Promise<void>
  readonly onProgress?: (progress: BackupProgress) => void
}

/**
 * Reads and verifies a whole backup; nothing is written anywhere.
 * @throws BackupFault if it is incomplete or damaged.
 */
export async function checkBackup(
  path: string,
  onProgress?: (progress: BackupProgress) => void,
): Promise<BackupManifest> {
  const reader = await ArchiveReader.open(path)
  await demandKnownMigrations(reader.head)
  return readThrough(reader, onProgress, async ({ pieces }) => {
    for await (const _ of pieces) continue
  })
}

/**
 * Fills an empty database and storage from a backup, and then migrates the schema to this version. An interrupted
 * restoration leaves a database that the product refuses to start on, and can be repeated.
 * @throws BackupFault if the backup is incomplete or the database is not empty.
 */
export async function restoreBackup(adminUrl: string, wanted: WantedRestore): Promise<BackupManifest> {
  const reader = await ArchiveReader.open(wanted.path)
  const { head } = reader
  await demandKnownMigrations(head)
  await asOwner(adminUrl, 'restore', (client) => emptySchema(client, head))
  await wanted.onHead?.(head, reader.key)
  await migrate(adminUrl, { only: head.migrations.map(({ name }) => name) })
  const manifest = await asOwner(adminUrl, 'restore', async (client) => {
    await demandSameTables(client, head)
    const { rows } = await client.query<{ id: string }>(
      `insert into care_acts (kind, detail) values ('restore', $1) returning id`,
      [{ takenAt: head.takenAt, version: head.version }],
    )
    await client.query('begin')
    const read = await withoutGuards(client, async () => {
      // Rows written by migrations are in the backup too.
      await client.query(`truncate ${head.tables.map(({ name }) => pg.escapeIdentifier(name)).join(', ')}`)
      return readThrough(reader, wanted.onProgress, (item) => putBack(client, head.tables, item, wanted))
    })
    await setSequences(client, read)
    await makeReports(client, read)
    await client.query('update care_acts set ended_at = now(), detail = detail || $2 where id = $1', [
      rows[0]?.id,
      { files: read.files.count, missing: read.files.missing },
    ])
    await client.query('commit')
    await client.query('analyze')
    return read
  })
  await migrate(adminUrl)
  return manifest
}

/**
 * A backup of a newer version, or of a different history, has columns that this one does not know. @throws BackupFault
 */
export async function demandKnownMigrations(head: BackupHead): Promise<void> {
  // A development version before the first release numbered its migrations differently.
  const [first] = head.migrations
  if (first?.name !== baseline) throw new BackupFault('other-product', { name: first?.name ?? '' })
  const known = new Map((await migrationsHere()).map(({ name, sha256 }) => [name, sha256]))
  for (const { name, sha256 } of head.migrations) {
    const ours = known.get(name)
    if (ours === undefined) throw new BackupFault('newer', { version: head.version })
    if (ours !== sha256) throw new BackupFault('other-product', { name })
  }
}

/**
 * Leaves an empty schema of the backup's own migrations, or no schema. @throws BackupFault if the database has
 * companies or persons.
 */
async function emptySchema(client: pg.Client, head: BackupHead): Promise<void> {
  const here = await findMigrations(client)
  if (here.length === 0) return
  const companies = await count(client, 'companies')
  const persons = await count(client, 'identities')
  if (companies + persons > 0) throw new BackupFault('filled', { companies, persons })
  const namesOf = (migrations: readonly { name: string }[]) => migrations.map(({ name }) => name).join()
  if (namesOf(here) === namesOf(head.migrations)) {
    await client.query("delete from care_acts where kind = 'restore' and ended_at is null")
    return
  }
  await client.query('drop owned by enlace_owner cascade')
}

async function count(client: pg.Client, table: string): Promise<number> {
  const { rows: found } = await client.query('select 1 where to_regclass($1) is not null', [
    `public.${table}`,
  ])
  if (found.length === 0) return 0
  const { rows } = await client.query<{ count: number }>(`select count(*)::integer as count from ${table}`)
  return rows[0]?.count ?? 0
}

/** Checks that a backup's tables and columns are those of its own migrations. @throws BackupFault otherwise. */
export async function demandSameTables(client: pg.Client, head: BackupHead): Promise<void> {
  const here = await findTables(client)
  const wordOf = ({ name, columns }: BackupTable) => `${name} ${columns.join()}`
  const known = new Set(here.map(wordOf))
  const odd = head.tables.find((table) => !known.has(wordOf(table)))
  if (odd !== undefined) throw new BackupFault('damaged', { part: odd.name })
}

async function putBack(
  client: pg.Client,
  tables: readonly BackupTable[],
  item: ArchiveItem,
  wanted: WantedRestore,
): Promise<void> {
  if (item.kind === 'file') {
    const bytes = await bytesOfFile(item)
    if (bytes !== undefined) await wanted.putFile(item.name, Readable.from(bytes))
    return
  }
  const table = tables.find(({ name }) => name === item.name)
  if (table === undefined) throw new BackupFault('damaged', { part: item.name })
  await copyRows(client, item.name, table.columns, item)
}

/** Loads a table's rows. @throws BackupFault if their number differs from its end entry. */
async function copyRows(
  client: pg.ClientBase,
  into: string,
  columns: readonly string[],
  item: ArchiveItem,
): Promise<void> {
  const list = columns.map((column) => pg.escapeIdentifier(column)).join(', ')
  const rows = client.query(from(`copy ${pg.escapeIdentifier(into)} (${list}) from stdin`))
  await pipeline(item.pieces, rows)
  if (rows.rowCount !== item.end().rows) throw new BackupFault('damaged', { part: item.name })
}

/** The bytes of a file, or undefined if it was missing when the backup was taken. */
export async function bytesOfFile({ pieces }: ArchiveItem): Promise<AsyncGenerator<Buffer> | undefined> {
  const first = await pieces.next()
  return first.done === true ? undefined : startingWith(first.value, pieces)
}

async function* startingWith(first: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield first
  yield* rest
}

/** Reads and processes every item, and compares all with the backup's manifest. */
export async function readThrough(
  reader: ArchiveReader,
  onProgress: WantedRestore['onProgress'],
  take: (item: ArchiveItem) => Promise<void>,
): Promise<BackupManifest> {
  const tables: Record<string, ItemEnd> = {}
  const files = { count: 0, bytes: 0, hash: createHash('sha256') }
  for await (const item of reader.items()) {
    await take(item)
    for await (const _ of item.pieces) continue
    const end = item.end()
    if (item.kind === 'table') tables[item.name] = end
    else {
      files.count += 1
      files.bytes += end.bytes
      files.hash.update(`${item.name} ${end.sha256}\n`)
    }
    const done = item.kind === 'table' ? Object.keys(tables).length : files.count
    const total = item.kind === 'table' ? { total: reader.head.tables.length } : {}
    onProgress?.({ kind: item.kind, name: item.name, done, ...total })
  }
  const manifest = reader.manifest()
  const names = Object.keys(manifest.tables)
  const isSame =
    names.length === Object.keys(tables).length &&
    names.every((name) => {
      const [said, read] = [manifest.tables[name], tables[name]]
      return said?.sha256 === read?.sha256 && said?.rows === read?.rows
    }) &&
    manifest.files.count === files.count &&
    manifest.files.bytes === files.bytes &&
    manifest.files.sha256 === files.hash.digest('hex')
  if (!isSame) throw new BackupFault('damaged', { part: 'manifest.json' })
  return manifest
}

async function setSequences(client: pg.Client, { sequences }: BackupManifest): Promise<void> {
  for (const [name, last] of Object.entries(sequences))
    await client.query('select setval($1::regclass, $2::bigint)', [
      `public.${pg.escapeIdentifier(name)}`,
      last,
    ])
}

async function makeReports(client: pg.Client, { reports }: BackupManifest): Promise<void> {
  for (const { name, definition, comment, columns } of reports) {
    const view = `reports.${pg.escapeIdentifier(name)}`
    await client.query(`create view ${view} with (security_invoker = true) as ${definition}`)
    await client.query(`comment on view ${view} is ${pg.escapeLiteral(comment)}`)
    for (const [column, text] of Object.entries(columns))
      await client.query(
        `comment on column ${view}.${pg.escapeIdentifier(column)} is ${pg.escapeLiteral(text)}`,
      )
    await client.query(`grant select on ${view} to enlace_app`)
  }
}
