import { fill } from '@enlace/contract/core/fill.ts'
import { fileFaultTexts } from '@enlace/contract/core/files/texts.ts'
import type { Delivery, ReadDocument } from '@enlace/dian/delivery.ts'
import { readTexts as texts } from '@enlace/contract/invoices/texts.ts'
import type { Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { readDelivery } from '../../../core/storage/read-documents.ts'
import type { ReceivedFile } from '../../../core/storage/received-file.ts'
import type { Storage } from '../../../core/storage/storage.ts'
import { askerOf } from '../../../core/turns/asker.ts'
import type { Asker } from '../../../core/turns/fair-turns.ts'
import { type InvoicePart, storePart } from './store-part.ts'

/** An uploaded file: its electronic documents with their stored files, and why the rest is refused. */
export interface OpenedFile {
  file: Pick<ReceivedFile, 'name' | 'storageKey'>
  isPaper: boolean
  documents: { read: ReadDocument; parts: InvoicePart[] }[]
  refusals: string[]
}

/** Where files are read and stored. */
interface FilePlace {
  db: Database
  storage: Storage
  scope: Scope
  company: number
  asker: Asker
}

/** Opens uploaded files one after the other, so that a request takes no more of the machine than one file does. */
export async function openFiles(
  { db, storage }: Pick<FilePlace, 'db' | 'storage'>,
  scope: Scope,
  files: readonly ReceivedFile[],
): Promise<OpenedFile[]> {
  const context = await db.context(scope)
  const place = { db, storage, scope, company: context.company_id, asker: askerOf(context) }
  const opened: OpenedFile[] = []
  for (const file of files) opened.push(await openFile(place, file))
  return opened
}

/** Opens an uploaded file. Each document of an archive becomes a file of its own. */
async function openFile(place: FilePlace, file: ReceivedFile): Promise<OpenedFile> {
  if (file.mediaType === 'application/pdf') return { file, isPaper: true, documents: [], refusals: [] }
  const delivery = await readDelivery(place, { name: file.name, storage_key: file.storageKey })
  if (delivery === undefined)
    return {
      file,
      isPaper: false,
      documents: [],
      refusals: [fill(fileFaultTexts.costly, { name: file.name })],
    }
  const documents: OpenedFile['documents'] = []
  for (const read of delivery.documents) documents.push({ read, parts: await partsOf(place, file, read) })
  return { file, isPaper: false, documents, refusals: refusalsOf(delivery) }
}

async function partsOf(place: FilePlace, file: ReceivedFile, read: ReadDocument): Promise<InvoicePart[]> {
  if (file.mediaType !== 'application/zip')
    return [{ clase: 'original', name: file.name, storage_key: file.storageKey }]
  return [
    await storePart(place, place, read.xml, 'original'),
    ...(read.paper ? [await storePart(place, place, read.paper, 'representacion')] : []),
  ]
}

/** Why a delivery, or a part of it, is refused, a sentence each. */
export function refusalsOf({ documents, refusals }: Delivery): string[] {
  const sentences = refusals.map(({ sentence }) => sentence)
  return sentences.length === 0 && documents.length === 0 ? [texts.nothing] : sentences
}
