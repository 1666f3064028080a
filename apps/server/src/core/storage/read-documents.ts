import type { Delivery, ReadDocument } from '@enlace/dian/delivery.ts'
import { CostlyFile, examineDocuments } from '../files/examine.ts'
import type { Asker } from '../turns/fair-turns.ts'
import { readStored } from './read-stored.ts'
import type { Storage } from './storage.ts'

/** A stored file by its name. */
export interface StoredName {
  name: string
  storage_key: string
}

/** Where stored files are read, and for whom. */
export interface ReadingPlace {
  storage: Pick<Storage, 'get'>
  asker: Asker
}

/** The electronic documents of a stored file; undefined if it takes more than a file may. */
export async function readDelivery(
  { storage, asker }: ReadingPlace,
  { name, storage_key }: StoredName,
): Promise<Delivery | undefined> {
  try {
    return await examineDocuments(asker, async () => ({
      name,
      bytes: await readStored(storage, storage_key),
    }))
  } catch (fault) {
    if (fault instanceof CostlyFile) return undefined
    throw fault
  }
}

/** Reads the document of a stored XML again; undefined if it is none any more. */
export async function readAgain(place: ReadingPlace, stored: StoredName): Promise<ReadDocument | undefined> {
  return (await readDelivery(place, stored))?.documents[0]
}
