import { sql } from 'kysely'
import type { DocumentVersion } from '@enlace/contract/required-documents/schemas.ts'
import { call } from '@enlace/database/call.ts'
import { query, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { ReceivedFile } from '../../core/storage/received-file.ts'

/** A file to save as the version of a document. */
export interface SubmittedDocument {
  document: string
  contract: string | null
  upload: string
  expedido: CalendarDate | null
  vence: CalendarDate | null
  file: Pick<ReceivedFile, 'storageKey' | 'name'>
  address: string
}

/**
 * Saves an uploaded file as the new version of a document, once per file, and deletes the upload. @throws
 * DatabaseRefusal `document-not-found`, `module-off`, `read-only-person`.
 */
export function keepVersion(
  db: Database,
  scope: Scope,
  { document, contract, upload, expedido, vence, file, address }: SubmittedDocument,
): Promise<Pick<DocumentVersion, 'id' | 'version'>> {
  const stored = JSON.stringify({ storage_key: file.storageKey, name: file.name })
  return db.transaction(scope, async (tx) => {
    const [made] = await tx.run(
      sql<Pick<DocumentVersion, 'id' | 'version'>>`select * from ${call('submit_document', {
        wanted: document,
        contract,
        upload,
        issued: expedido,
        ends: vence,
        file: stored,
        origin: address,
      })}`.compile(query),
    )
    if (!made) throw new Error('A version that was sent has a number')
    return made
  })
}
