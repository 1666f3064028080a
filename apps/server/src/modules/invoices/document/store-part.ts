import { Readable } from 'node:stream'
import { rm } from 'node:fs/promises'
import { createHash } from 'node:crypto'
import type { NamedFile } from '@enlace/dian/delivery.ts'
import type { Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { nameFor } from '../../../core/files/file-type.ts'
import { spool } from '../../../core/files/spool.ts'
import { announceFiles } from '../../../core/storage/commands.ts'
import type { Storage } from '../../../core/storage/storage.ts'
import { newStorageKey } from '../../../core/storage/uploads.ts'

/** A file of an invoice that is in the storage. */
export interface InvoicePart {
  clase: 'original' | 'representacion' | 'anexo'
  anexo?: string
  name: string
  storage_key: string
}

/** Stores a part of an archive as a file of its own, for the scope's company; nobody's until an invoice claims it. */
export async function storePart(
  { db, storage }: { db: Database; storage: Storage },
  { scope, company }: { scope: Scope; company: number },
  { name, bytes }: NamedFile,
  clase: 'original' | 'representacion',
): Promise<InvoicePart> {
  const mediaType = clase === 'original' ? 'application/xml' : 'application/pdf'
  const storageKey = newStorageKey(company)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  await announceFiles(db, scope, [{ storageKey, mediaType, size: bytes.length, sha256 }])
  const { path, size } = await spool(storage.spoolFolder, Readable.from([Buffer.from(bytes)]))
  try {
    await storage.put(path, { key: storageKey, size, sha256 })
  } finally {
    await rm(path, { force: true })
  }
  return { clase, name: nameFor(mediaType, name), storage_key: storageKey }
}
