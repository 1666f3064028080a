import { sql } from 'kysely'
import type { DocumentEventName, FieldChange } from '@enlace/contract/documents/history/schemas.ts'
import type { DocumentKind, RelatedDocument } from '@enlace/contract/documents/related/kinds.ts'
import { call } from '@enlace/database/call.ts'
import { type Database, query, type Transaction } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { ReceivedFile } from '../../../core/storage/received-file.ts'

/** An act on a document. */
export interface ActOnDocument {
  kind: RelatedDocument['kind']
  id: string
  event: DocumentEventName
  /** The person's note. */
  note?: string | null
  changes?: readonly FieldChange[]
  /** Files of the call, which are claimed and attached to the document. */
  files?: readonly (Pick<ReceivedFile, 'storageKey' | 'name'> & { description?: string })[]
}

/** Marks a document as seen by its supplier, once. Staff who view the portal as a supplier mark nothing. */
export async function markSeen(db: Database, scope: Scope, kind: DocumentKind, id: string): Promise<void> {
  await db.read(scope, [sql`select mark_document_seen(${kind}, ${id})`.compile(query)])
}

/**
 * Records an act of the open scope's supplier person in a document's history, under that person's name, in the act's
 * transaction. Returns the event's id. @throws DatabaseRefusal `document-not-found` if the scope has no such document.
 */
export async function recordEvent(tx: Transaction, act: ActOnDocument): Promise<string> {
  const [row] = await tx.run(
    sql<{
      id: string
    }>`select ${call('record_supplier_event', {
      of_kind: act.kind,
      document: act.id,
      what: act.event,
      words: act.note ?? null,
      changed: JSON.stringify(act.changes ?? []),
      files: filesOf(act),
    })} as id`.compile(query),
  )
  return idOf(row)
}

/**
 * Records an act of the company's staff, under an open staff scope; without a name it is the company's own. @throws
 * DatabaseRefusal `document-not-found` if the company has no such document.
 */
export async function recordStaffEvent(
  tx: Transaction,
  act: ActOnDocument & { actor: string },
): Promise<string> {
  const [row] = await tx.run(
    sql<{
      id: string
    }>`select ${call('write_document_event', {
      of_kind: act.kind,
      document: act.id,
      source: 'compania',
      who: act.actor,
      person: null,
      what: act.event,
      words: act.note ?? null,
      changed: JSON.stringify(act.changes ?? []),
      files: filesOf(act),
    })} as id`.compile(query),
  )
  return idOf(row)
}

function filesOf({ files = [] }: ActOnDocument): string {
  return JSON.stringify(
    files.map(({ storageKey, name, description }) => ({ storage_key: storageKey, name, description })),
  )
}

function idOf(row: { id: string } | undefined): string {
  if (row === undefined) throw new Error('An event that was written has an id')
  return row.id
}
