import { rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { fill } from '@enlace/contract/core/fill.ts'
import { fileFaultTexts as texts } from '@enlace/contract/core/files/texts.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { Database } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import { announceFiles } from '../../core/storage/commands.ts'
import { examineKind } from '../../core/files/examine.ts'
import { nameFor } from '../../core/files/file-type.ts'
import { spool } from '../../core/files/spool.ts'
import type { Storage } from '../../core/storage/storage.ts'
import { newStorageKey } from '../../core/storage/uploads.ts'
import { companyAsker } from '../../core/turns/asker.ts'
import { addEventFile } from './staff-commands.ts'

/** A file that the company attaches to one of its events. */
export interface AddedEventFile {
  code: string
  name: string
  content: Readable
}

/**
 * Attaches a file to an event of a company. On any failure the stored file is swept. Returns whether the event exists.
 * @throws Problem `file-refused` for a type other than PDF, JPG, PNG or XML.
 */
export async function keepEventFile(
  { db, storage }: { db: Database; storage: Storage },
  company: number,
  { code, name, content }: AddedEventFile,
): Promise<boolean> {
  const scope = Scope.ofStaff(company)
  const spooled = await spool(storage.spoolFolder, content)
  try {
    const { size, sha256 } = spooled
    const mediaType =
      size === 0 ? undefined : await examineKind(companyAsker(company), 'papers', spooled.path)
    if (mediaType === undefined) {
      const sentence = size === 0 ? texts.empty : texts.type
      throw new Problem('file-refused', {}, { file: fill(sentence, { name }) })
    }
    const storageKey = newStorageKey(company)
    await announceFiles(db, scope, [{ storageKey, mediaType, size, sha256 }])
    await storage.put(spooled.path, { key: storageKey, size, sha256 })
    return await addEventFile(db, scope, { code, name: nameFor(mediaType, name), storageKey })
  } finally {
    await rm(spooled.path, { force: true })
  }
}
