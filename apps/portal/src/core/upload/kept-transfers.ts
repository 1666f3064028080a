import { type DBSchema, openDB } from 'idb'
import type { TransferFields } from './transfer.ts'
import { uploadsDatabase } from '../session/kept-names.ts'

/** A file on its way as the browser keeps it over a reload, with the bytes themselves. */
export type KeptTransfer = {
  id: string
  /** Whose it is: nobody else who signs in here goes on with it. */
  owner: string
  purpose: string
  subject: string
  fields: TransferFields
  file: File
  /** The portal's name of it, once it has one. */
  upload: string | undefined
  isPaused: boolean
  /** All of it is there: only its purpose is still to be told of it. */
  isWhole: boolean
  /** Bytes that had gone when it was kept. */
  sent: number
}

type UploadsDb = DBSchema & { transfers: { key: string; value: KeptTransfer } }

const database = () =>
  openDB<UploadsDb>(uploadsDatabase, 1, {
    upgrade(db) {
      db.createObjectStore('transfers', { keyPath: 'id' })
    },
  })

/** Keeps a file on its way; a browser that keeps nothing, or has no room, sends it all the same. */
export async function keepTransfer(transfer: KeptTransfer): Promise<void> {
  await withDatabase((db) => db.put('transfers', transfer))
}

/** Forgets a file that arrived, or was given up. */
export async function forgetTransfer(id: string): Promise<void> {
  await withDatabase((db) => db.delete('transfers', id))
}

/** The files of a person that were on their way when the page went; what others left behind is forgotten. */
export async function readTransfers(owner: string): Promise<KeptTransfer[]> {
  const all = (await withDatabase((db) => db.getAll('transfers'))) ?? []
  for (const { id, owner: other } of all) if (other !== owner) await forgetTransfer(id)
  return all.filter((kept) => kept.owner === owner)
}

type OpenDatabase = Awaited<ReturnType<typeof database>>

let last: Promise<unknown> = Promise.resolve()

/** One after the other as they were asked for, so that what is kept last is what was said last. */
function withDatabase<T>(work: (db: OpenDatabase) => Promise<T>): Promise<T | undefined> {
  const turn = last.then(() => openFor(work))
  last = turn
  return turn
}

/** Opened for a moment only: whoever signs out deletes it, and nobody holds on. */
async function openFor<T>(work: (db: OpenDatabase) => Promise<T>): Promise<T | undefined> {
  try {
    const db = await database()
    try {
      return await work(db)
    } finally {
      db.close()
    }
  } catch {
    return undefined
  }
}
