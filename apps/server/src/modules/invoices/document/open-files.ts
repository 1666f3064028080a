import { type Delivery, type ReadDocument, readDelivery } from '@enlace/dian/delivery.ts'
import { readTexts as texts } from '@enlace/contract/invoices/texts.ts'
import type { Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { readStored } from '../../../core/storage/read-stored.ts'
import type { ReceivedFile } from '../../../core/storage/received-file.ts'
import type { Storage } from '../../../core/storage/storage.ts'
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
}

/** Opens uploaded files one after the other, so that a request takes no more of the machine than one file does. */
export async function openFiles(
  { db, storage }: Pick<FilePlace, 'db' | 'storage'>,
  scope: Scope,
  files: readonly ReceivedFile[],
): Promise<OpenedFile[]> {
  const { company_id: company } = await db.context(scope)
  const opened: OpenedFile[] = []
  for (const file of files) opened.push(await openFile({ db, storage, scope, company }, file))
  return opened
}

/** Opens an uploaded file. Each document of an archive becomes a file of its own. */
async function openFile(place: FilePlace, file: ReceivedFile): Promise<OpenedFile> {
  if (file.mediaType === 'application/pdf') return { file, isPaper: true, documents: [], refusals: [] }
  const delivery = readDelivery({ name: file.name, bytes: await readStored(place.storage, file.storageKey) })
  const documents: OpenedFile['documents'] = []
  for (const read of delivery.documents) documents.push({ read, parts: await partsOf(place, file, read) })
  return { file, isPaper: false, documents, refusals: refusalsOf(delivery) }
}

/** Reads the document of a stored XML again; undefined if it is none any more. */
export async function readAgain(
  storage: Storage,
  { name, storage_key }: Pick<InvoicePart, 'name' | 'storage_key'>,
): Promise<ReadDocument | undefined> {
  return readDelivery({ name, bytes: await readStored(storage, storage_key) }).documents[0]
}

async function partsOf(place: FilePlace, file: ReceivedFile, read: ReadDocument): Promise<InvoicePart[]> {
  if (file.mediaType !== 'application/zip')
    return [{ clase: 'original', name: file.name, storage_key: file.storageKey }]
  return [
    await storePart(place, place, read.xml, 'original'),
    ...(read.paper ? [await storePart(place, place, read.paper, 'representacion')] : []),
  ]
}

function refusalsOf({ documents, refusals }: Delivery): string[] {
  const sentences = refusals.map(({ sentence }) => sentence)
  return sentences.length === 0 && documents.length === 0 ? [texts.nothing] : sentences
}
