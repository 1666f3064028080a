import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'

/** A file that is about to be stored. */
export interface AnnouncedFile {
  storageKey: string
  mediaType: string
  size: number
  sha256: string
}

/** Records files before their bytes are stored: those that are not claimed afterwards are found again and swept. */
export async function announceFiles(
  db: Database,
  scope: Scope,
  files: readonly AnnouncedFile[],
): Promise<void> {
  if (files.length === 0) return
  const values = files.map(({ storageKey, mediaType, size, sha256 }) => ({
    company_id: scopeCompany,
    storage_key: storageKey,
    media_type: mediaType,
    size: String(size),
    sha256,
  }))
  await db.read(scope, [query.insertInto('stored_files').values(values).compile()])
}

/** Takes the files that were not claimed in time; nobody can claim them from now on. */
export async function takeUnclaimedFiles(
  db: Database,
  olderThan: string,
  atMost: number,
): Promise<{ company: number; storageKey: string }[]> {
  const rows = await db.lookUp<{ company_id: number; storage_key: string }>('take_unclaimed_files', [
    olderThan,
    atMost,
  ])
  return rows.map(({ company_id, storage_key }) => ({ company: company_id, storageKey: storage_key }))
}

/** Takes back a file whose request failed. False if it was claimed after all: then it stays. */
export async function takeUnclaimedFile(db: Database, storageKey: string): Promise<boolean> {
  const [row] = await db.lookUp<{ take_unclaimed_file: boolean }>('take_unclaimed_file', [
    companyOf(storageKey),
    storageKey,
  ])
  return row?.take_unclaimed_file === true
}

/** Deletes the record of an unclaimed file whose bytes are gone. */
export async function forgetFile(db: Database, storageKey: string): Promise<void> {
  await db.lookUp('forget_file', [companyOf(storageKey), storageKey])
}

function companyOf(storageKey: string): number {
  return Number(storageKey.split('/')[0])
}
