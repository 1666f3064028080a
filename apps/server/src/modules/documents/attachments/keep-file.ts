import { rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { fill } from '@enlace/contract/core/fill.ts'
import { fileFaultTexts as texts } from '@enlace/contract/core/files/texts.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { DocumentKind } from '@enlace/contract/documents/related/kinds.ts'
import type { Database } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import { audit, type Author } from '../../../core/audit/content-commands.ts'
import { recordStaffEvent } from '../history/commands.ts'
import { announceFiles } from '../../../core/storage/commands.ts'
import { hasFile } from './queries.ts'
import { examineKind } from '../../../core/files/examine.ts'
import { nameFor } from '../../../core/files/file-type.ts'
import { spool } from '../../../core/files/spool.ts'
import type { Storage } from '../../../core/storage/storage.ts'
import { newStorageKey } from '../../../core/storage/uploads.ts'
import { companyAsker } from '../../../core/turns/asker.ts'

/** A file that the company attaches to one of its documents. */
export interface AddedFile {
  kind: DocumentKind
  id: string
  name: string
  /** A short description. */
  description?: string | undefined
  /** The author; empty for the company itself. */
  actor: string
  content: Readable
  /** The same file is added to a document once, however often it comes. */
  isOnce?: boolean
  /** The author in the audit trail, where it is to be there. */
  audit?: Author
}

/**
 * Attaches a file to a document of a company and records it in the document's history. On any failure the stored file
 * is swept. Returns whether it was added, and its hash. @throws Problem `file-refused` for a type other than PDF, JPG, PNG or XML; DatabaseRefusal
 * `document-not-found`.
 */
export async function keepDocumentFile(
  { db, storage }: { db: Database; storage: Storage },
  company: number,
  added: AddedFile,
): Promise<{ added: boolean; sha256: string }> {
  const scope = Scope.ofStaff(company)
  const spooled = await spool(storage.spoolFolder, added.content)
  try {
    const { size, sha256 } = spooled
    const mediaType =
      size === 0 ? undefined : await examineKind(companyAsker(company), 'papers', spooled.path)
    if (mediaType === undefined) {
      const sentence = size === 0 ? texts.empty : texts.type
      throw new Problem('file-refused', {}, { file: fill(sentence, { name: added.name }) })
    }
    const { kind, id, actor, description, isOnce, audit: author } = added
    if (isOnce === true && (await hasFile(db, scope, { kind, id, sha256 }))) return { added: false, sha256 }
    const storageKey = newStorageKey(company)
    await announceFiles(db, scope, [{ storageKey, mediaType, size, sha256 }])
    await storage.put(spooled.path, { key: storageKey, size, sha256 })
    const file = { storageKey, name: nameFor(mediaType, added.name), ...(description && { description }) }
    await db.transaction(scope, async (tx) => {
      await recordStaffEvent(tx, { kind, id, event: 'archivo', actor, files: [file] })
      if (author) await audit(tx, author, 'document:add-files', added.name)
    })
    return { added: true, sha256 }
  } finally {
    await rm(spooled.path, { force: true })
  }
}
