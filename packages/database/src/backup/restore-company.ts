import { Readable } from 'node:stream'
import type pg from 'pg'
import { migrationsHere } from '../migrate.ts'
import type { BackupHead } from './archive.ts'
import { BackupFault } from './backup-fault.ts'
import { findMigrations } from './catalog.ts'
import { findCompanyTables } from './company-tables.ts'
import { asOwner } from '../driver/owner.ts'
import { demandFree, demandPlace, placeCompany, type PlacedCompany } from './place-company.ts'
import { ArchiveReader } from './read-archive.ts'
import { bytesOfFile } from './restore-backup.ts'
import { stageCompany, stageOf } from './stage-company.ts'
import { stillCompany, type HeldWork } from './still-company.ts'
import type { BackupProgress } from './take-backup.ts'
import { demandInBackup, unpackCompany } from './unpack-company.ts'

/** Which company is restored next to the others, and how. */
export interface WantedCompany {
  readonly path: string
  readonly company: number
  /** Opens an empty database in which the backup is unpacked; its schema may be dropped. */
  readonly scratch: () => Promise<string>
  /** Whether an existing company is replaced as a whole. */
  readonly replaces: boolean
  /** Why interrupted work is held, as the company's staff reads it. */
  readonly reason: string
  /** Stores a file under its key. @throws if its bytes are not those of the backup. */
  readonly putFile: (key: string, bytes: Readable) => Promise<void>
  /** Called before anything is written; an error that it throws stops the restoration. */
  readonly onFound?: (found: FoundCompany) => Promise<void>
  readonly onProgress?: (progress: BackupProgress) => void
}

/** The company in the backup. */
export interface FoundCompany {
  readonly head: BackupHead
  readonly nit: string
  readonly name: string
}

/** The result of restoring a company. */
export interface RestoredCompany extends FoundCompany, PlacedCompany {
  readonly held: HeldWork
  readonly files: number
  /** Files that the storage lacked already when the backup was taken. */
  readonly missing: number
}

/**
 * Restores one company of a backup into a database in use, under its own number: other companies do not change, and it
 * is restored as a whole or not at all. Files are stored first, so that the rows find them.
 * @throws BackupFault if the backup is incomplete or lacks the company, or its number is not free.
 */
export async function restoreCompany(adminUrl: string, wanted: WantedCompany): Promise<RestoredCompany> {
  const { path, company, replaces, onProgress } = wanted
  await demandInBackup(path, company)
  await asOwner(adminUrl, 'restore', async (client) => {
    await demandThisSchema(client)
    if (!replaces) await demandFree(client, company)
  })
  const scratchUrl = await wanted.scratch()
  const { head } = await unpackCompany({ path, company, scratchUrl, onProgress })
  return asOwner(scratchUrl, 'restore', async (scratch) => {
    const held = await stillCompany(scratch, wanted.reason)
    return asOwner(adminUrl, 'restore', async (client) => {
      const tables = await findCompanyTables(client)
      await stageCompany(scratch, client, { company, tables })
      await demandPlace(client, { company, replaces })
      const found = { head, ...(await nameOf(client)) }
      await wanted.onFound?.(found)
      const files = await putFiles(wanted)
      return {
        ...found,
        ...files,
        held,
        ...(await placeCompany(client, { company, replaces, head, tables })),
      }
    })
  })
}

/** Rows are inserted by this version's tables. @throws BackupFault if the schema is older or newer. */
async function demandThisSchema(client: pg.Client): Promise<void> {
  const here = await findMigrations(client)
  const known = await migrationsHere()
  if (here.map(({ name }) => name).join() !== known.map(({ name }) => name).join())
    throw new BackupFault('other-schema')
}

async function nameOf(client: pg.Client): Promise<{ nit: string; name: string }> {
  const { rows } = await client.query<{ nit: string; name: string }>(
    `select nit, nombre as name from ${stageOf('companies')}`,
  )
  return { nit: rows[0]?.nit ?? '', name: rows[0]?.name ?? '' }
}

/** A file's key begins with its company; a stored file with the same key is the same file. */
async function putFiles({ path, company, putFile, onProgress }: WantedCompany) {
  const reader = await ArchiveReader.open(path)
  let [files, missing] = [0, 0]
  for await (const item of reader.items()) {
    if (item.kind === 'table' || !item.name.startsWith(`${company}/`)) continue
    const bytes = await bytesOfFile(item)
    if (bytes === undefined) missing += 1
    else {
      await putFile(item.name, Readable.from(bytes))
      files += 1
    }
    onProgress?.({ kind: 'file', name: item.name, done: files })
  }
  return { files, missing }
}
