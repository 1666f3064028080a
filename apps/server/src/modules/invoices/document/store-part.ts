import { Readable } from 'node:stream'
import { rm } from 'node:fs/promises'
import type { NamedFile } from '@enlace/dian/delivery.ts'
import type { Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { nameFor, type TakenKind } from '../../../core/files/file-type.ts'
import { spool } from '../../../core/files/spool.ts'
import { announceFiles } from '../../../core/storage/commands.ts'
import type { ReceivedFile } from '../../../core/storage/received-file.ts'
import type { Storage } from '../../../core/storage/storage.ts'
import { newStorageKey } from '../../../core/storage/uploads.ts'

/** A file of an invoice that is in the storage. */
export interface InvoicePart {
  clase: 'original' | 'representacion' | 'anexo'
  anexo?: string
  name: string
  storage_key: string
}

/** Where parts are stored: for the scope's company, nobody's until something claims them. */
export interface StorePlace {
  scope: Scope
  company: number
}

/** Stores a part of an archive as a file of its own, for the scope's company; nobody's until an invoice claims it. */
export async function storePart(
  service: { db: Database; storage: Storage },
  place: StorePlace,
  file: NamedFile,
  clase: 'original' | 'representacion',
): Promise<InvoicePart> {
  const mediaType = clase === 'original' ? 'application/xml' : 'application/pdf'
  const stored = await storeFile(service, place, file, async () => mediaType)
  if (!stored) throw new Error('A part of a known type is stored')
  return { clase, name: stored.name, storage_key: stored.storageKey }
}

/** Stores bytes whose type is recognised; returns undefined, and stores nothing, if it is not. */
export async function storeFile(
  { db, storage }: { db: Database; storage: Storage },
  { scope, company }: StorePlace,
  { name, bytes }: NamedFile,
  typeOf: (path: string) => Promise<TakenKind | undefined>,
): Promise<Omit<ReceivedFile, 'field'> | undefined> {
  const { path, size, sha256 } = await spool(storage.spoolFolder, Readable.from([Buffer.from(bytes)]))
  try {
    const mediaType = await typeOf(path)
    if (mediaType === undefined) return undefined
    const storageKey = newStorageKey(company)
    await announceFiles(db, scope, [{ storageKey, mediaType, size, sha256 }])
    await storage.put(path, { key: storageKey, size, sha256 })
    return { name: nameFor(mediaType, name), mediaType, size, sha256, storageKey }
  } finally {
    await rm(path, { force: true })
  }
}
