import { sql } from 'kysely'
import type { DocumentKind } from '@enlace/contract/documents/related/kinds.ts'
import { query, type Database } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import { audit, type Author } from '../../../core/audit/content-commands.ts'
import type { ReceivedFile } from '../../../core/storage/received-file.ts'
import { recordStaffEvent } from '../history/commands.ts'

/** The author of a change to a document: the address for the audit trail, the name for its history. */
export interface DocumentWorker {
  db: Database
  company: number
  author: Author
  name: string
}

/** A document of a company, with its number for the audit trail. */
export interface HeldDocument {
  kind: DocumentKind
  id: string
  numero: string
}

/** Contracts have acts of their own on the trail. */
const actsOf = (kind: DocumentKind) =>
  kind === 'supplier-contracts'
    ? ({ add: 'contract:add-files', withdraw: 'contract:withdraw-file' } as const)
    : ({ add: 'document:add-files', withdraw: 'document:withdraw-file' } as const)

/** Adds files to a document, with an entry in its history. @throws DatabaseRefusal `document-not-found`. */
export function addDocumentFiles(
  { db, company, author, name }: DocumentWorker,
  { kind, id, numero }: HeldDocument,
  { files, description }: { files: readonly ReceivedFile[]; description: string },
): Promise<void> {
  return db.transaction(Scope.ofStaff(company), async (tx) => {
    await recordStaffEvent(tx, {
      kind,
      id,
      event: 'archivo',
      actor: name,
      files: files.map((file) => ({ ...file, ...(description !== '' && { description }) })),
    })
    await audit(tx, author, actsOf(kind).add, numero)
  })
}

/** Takes a file back that the company added. Returns its document; undefined for any other file. */
export function withdrawDocumentFile(
  { db, company, author, name }: DocumentWorker,
  { kind, file, reason }: { kind: DocumentKind; file: string; reason: string },
): Promise<string | undefined> {
  return db.transaction(Scope.ofStaff(company), async (tx) => {
    const [taken] = await tx.run(
      sql<{
        document: string | null
      }>`select withdraw_document_file(${kind}, ${file}, ${name}, ${reason}) as document`.compile(query),
    )
    const document = taken?.document ?? undefined
    if (document !== undefined) await audit(tx, author, actsOf(kind).withdraw, file)
    return document
  })
}
