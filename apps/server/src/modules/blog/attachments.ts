import { createHash } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { blogCommandTexts as texts } from '@enlace/contract/blog/supplier/cli-texts.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { announceFiles } from '../../core/storage/commands.ts'
import { examineKind } from '../../core/files/examine.ts'
import { nameFor } from '../../core/files/file-type.ts'
import { spool } from '../../core/files/spool.ts'
import type { Storage } from '../../core/storage/storage.ts'
import { newStorageKey } from '../../core/storage/uploads.ts'
import { companyAsker } from '../../core/turns/asker.ts'
import type { HandedInPost } from './read-folder.ts'

/** An attachment of a post in the storage. */
export interface KeptAttachment {
  nombre: string
  texto: string
  media_type: string
  size: number
  sha256: string
  storage_key: string
  /** Whether it was just stored and is still to be claimed. */
  isNew: boolean
}

/** An existing attachment of the post. */
export type KnownAttachment = Pick<KeptAttachment, 'media_type' | 'sha256' | 'storage_key' | 'size'>

/**
 * Stores the attachments of a post; an existing one is reused. @throws Problem `file-refused` for a type other than
 * PDF, JPG, PNG or XML.
 */
export async function keepAttachments(
  { db, storage }: { db: Database; storage: Storage },
  { company, scope }: { company: number; scope: Scope },
  { written, read }: HandedInPost,
  known: readonly KnownAttachment[],
): Promise<KeptAttachment[]> {
  const kept: KeptAttachment[] = []
  for (const { archivo, texto } of written.adjuntos) {
    const bytes = await read(archivo)
    const digest = createHash('sha256').update(bytes).digest('hex')
    const there = known.find(({ sha256 }) => sha256 === digest)
    const file = there ?? (await store(bytes, archivo))
    const nombre = nameFor(file.media_type as Parameters<typeof nameFor>[0], archivo) // told from its bytes, now or then
    kept.push({ ...file, nombre, texto, isNew: there === undefined })
  }
  return kept

  async function store(bytes: Buffer, archivo: string): Promise<KnownAttachment> {
    const spooled = await spool(storage.spoolFolder, Readable.from([bytes]))
    try {
      const { size, sha256 } = spooled
      const mediaType =
        size === 0 ? undefined : await examineKind(companyAsker(company), 'papers', spooled.path)
      if (mediaType === undefined) throw new Problem('file-refused', {}, { [archivo]: texts.fileRefused })
      const storageKey = newStorageKey(company)
      await announceFiles(db, scope, [{ storageKey, mediaType, size, sha256 }])
      await storage.put(spooled.path, { key: storageKey, size, sha256 })
      return { media_type: mediaType, size, sha256, storage_key: storageKey }
    } finally {
      await rm(spooled.path, { force: true })
    }
  }
}
