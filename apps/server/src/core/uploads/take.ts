import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { fileFaultTexts as texts } from '@enlace/contract/core/files/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { Service } from '../http/service.ts'
import { InfectedFile } from '../storage/infected-file.ts'
import { announceFiles } from '../storage/commands.ts'
import { CostlyFile, examineKind } from '../files/examine.ts'
import { nameFor } from '../files/file-type.ts'
import type { ReceivedFile } from '../storage/received-file.ts'
import { spool } from '../files/spool.ts'
import { newStorageKey } from '../storage/uploads.ts'
import { askerOf } from '../turns/asker.ts'
import { endUpload } from './commands.ts'
import { findUpload, readPieces } from './queries.ts'

/**
 * Joins the pieces of an upload of the scope's person, verifies its hash and its type, and stores it. The caller's
 * command claims it and ends the upload; an unclaimed one is swept, and the pieces stay for another try. @throws
 * Problem `document-not-found`, `upload-incomplete`, `scanner-away`; `upload-damaged`, `file-refused` and
 * `file-infected`, after which it is gone.
 */
export async function takeUpload(
  { db, storage }: Pick<Service, 'db' | 'storage'>,
  scope: Scope,
  id: string,
): Promise<ReceivedFile> {
  const upload = await findUpload(db, scope, id)
  if (!upload) throw new Problem('document-not-found')
  if (upload.received < upload.size) throw new Problem('upload-incomplete')
  const spooled = await spool(storage.spoolFolder, Readable.from(readPieces(db, scope, id)))
  try {
    const { size, sha256 } = spooled
    const isWhole = size === upload.size && sha256 === upload.sha256
    const opened = await db.context(scope)
    const told = isWhole
      ? await examineKind(askerOf(opened), 'papers', spooled.path).catch(costlyAsText)
      : undefined
    if (told === undefined || told === 'costly') {
      await endUpload(db, scope, id)
      if (!isWhole) throw new Problem('upload-damaged')
      const sentence = told === 'costly' ? texts.costly : texts.type
      throw new Problem('file-refused', {}, { upload: fill(sentence, { name: upload.name }) })
    }
    const mediaType = told
    const storageKey = newStorageKey(opened.company_id)
    await announceFiles(db, scope, [{ storageKey, mediaType, size, sha256 }])
    await storage.put(spooled.path, { key: storageKey, size, sha256 }).catch(async (fault: unknown) => {
      if (!(fault instanceof InfectedFile)) throw fault
      await endUpload(db, scope, id)
      throw fault.inField('upload', upload.name)
    })
    return { field: 'upload', name: nameFor(mediaType, upload.name), mediaType, size, sha256, storageKey }
  } finally {
    await rm(spooled.path, { force: true })
  }
}

function costlyAsText(fault: unknown): 'costly' {
  if (fault instanceof CostlyFile) return 'costly'
  throw fault
}
