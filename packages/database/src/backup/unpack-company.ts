import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from } from 'pg-copy-streams'
import { migrate } from '../migrate.ts'
import type { BackupManifest, BackupTable } from './archive.ts'
import { BackupFault } from './backup-fault.ts'
import { findMigrations } from './catalog.ts'
import { FilteredRows } from './company-rows.ts'
import { rowsTaken } from './company-tables.ts'
import { asOwner } from '../driver/owner.ts'
import { ArchiveReader, type ArchiveItem } from './read-archive.ts'
import { demandKnownMigrations, demandSameTables, readThrough } from './restore-backup.ts'
import type { BackupProgress } from './take-backup.ts'
import { withoutGuards } from './without-guards.ts'

/** Which company of which backup is unpacked, and into which database, whose content is deleted. */
export interface WantedUnpacking {
  readonly path: string
  readonly company: number
  readonly scratchUrl: string
  readonly onProgress?: ((progress: BackupProgress) => void) | undefined
}

/**
 * Checks that a backup has a company, without reading all of it. @throws BackupFault if not, or if it is not a backup.
 */
export async function demandInBackup(path: string, company: number): Promise<void> {
  const reader = await ArchiveReader.open(path)
  await demandKnownMigrations(reader.head)
  const there: string[] = []
  for await (const item of reader.items()) {
    if (item.kind !== 'table' || item.name !== 'companies') continue
    const columns = reader.head.tables.find(({ name }) => name === item.name)?.columns ?? []
    const value = String(company)
    const seen = (id: string) => void there.push(id)
    for await (const _ of new FilteredRows(item.pieces, { place: columns.indexOf('id'), value, seen }))
      continue
    break
  }
  if (!there.includes(String(company)))
    throw new BackupFault('not-in-backup', { company, there: there.join(', ') })
}

/**
 * Fills a scratch database with one company and the persons of a backup, in the schema of this version. The whole
 * backup is read and verified, and also that no row of the company refers to another one's.
 * @throws BackupFault if the backup is incomplete or damaged.
 */
export async function unpackCompany(wanted: WantedUnpacking): Promise<BackupManifest> {
  const reader = await ArchiveReader.open(wanted.path)
  const { head } = reader
  await demandKnownMigrations(head)
  await asOwner(wanted.scratchUrl, 'restore', async (client) => {
    // Remains of a restoration that was killed.
    if ((await findMigrations(client)).length > 0) await client.query('drop owned by enlace_owner cascade')
  })
  await migrate(wanted.scratchUrl, { only: head.migrations.map(({ name }) => name) })
  const manifest = await asOwner(wanted.scratchUrl, 'restore', async (client) => {
    await demandSameTables(client, head)
    await client.query('begin')
    const read = await withoutGuards(client, async () => {
      await client.query(`truncate ${head.tables.map(({ name }) => pg.escapeIdentifier(name)).join(', ')}`)
      return readThrough(reader, wanted.onProgress, (item) => takeOut(client, head.tables, item, wanted))
    })
    await client.query('commit')
    return read
  })
  await migrate(wanted.scratchUrl)
  return manifest
}

async function takeOut(
  client: pg.Client,
  tables: readonly BackupTable[],
  item: ArchiveItem,
  { company }: WantedUnpacking,
): Promise<void> {
  if (item.kind === 'file') return
  const table = tables.find(({ name }) => name === item.name)
  if (table === undefined) throw new BackupFault('damaged', { part: item.name })
  const taken = rowsTaken(table)
  if (taken === 'none') return
  const place = table.columns.indexOf(table.name === 'companies' ? 'id' : 'company_id')
  const rows = taken === 'all' ? undefined : new FilteredRows(item.pieces, { place, value: String(company) })
  const list = table.columns.map((column) => pg.escapeIdentifier(column)).join(', ')
  const copy = client.query(from(`copy ${pg.escapeIdentifier(table.name)} (${list}) from stdin`))
  await pipeline(rows ?? item.pieces, copy)
  if ((rows?.read ?? copy.rowCount) !== item.end().rows) throw new BackupFault('damaged', { part: item.name })
}
