import { type DBSchema, deleteDB, type IDBPDatabase, openDB } from 'idb'
import { type CopyKey, keysToRemove, rowsOf } from './room.ts'
import { databaseName } from '../session/kept-names.ts'
import { entryOf, shapeOf } from './worker/page-build.ts'
import { type CopyPlace, type StoreName, storeNames } from './stores.ts'

/** The version of the specification's offline database, for ever (spec 3 and 9). */
const version = 2
const shape = shapeOf(entryOf(document))

/** What was answered, and when. */
export type Copy = { answer: unknown; savedAt: number }

type Kept = Copy & { shape: number }
type AccountDb = DBSchema & { [Name in StoreName]: { key: CopyKey; value: Kept } }

let opened: Promise<IDBPDatabase<AccountDb> | undefined> | undefined

/** The copy of an answer, if this device keeps one. */
export async function readCopy({ store, key }: CopyPlace): Promise<Copy | undefined> {
  const db = await database()
  const [kept] = (await db?.getAll(store, copiesAt(key), 1)) ?? []
  if (kept === undefined || kept.shape === shape) return kept
  forgetOtherBuilds().catch(() => undefined)
  return undefined
}

/** Keeps the copy of an answer in place of the one before; the oldest ones make room for it. */
export async function writeCopy({ store, key }: CopyPlace, { answer, savedAt }: Copy): Promise<void> {
  const db = await database()
  if (!db) return
  const rows = rowsOf(answer)
  const kept: Kept = { shape, savedAt, answer }
  const write = async (limit?: number) => {
    // Losing the last copies when the power fails is no loss; waiting for the disk would be one.
    const writing = db.transaction(store, 'readwrite', { durability: 'relaxed' })
    await writing.store.delete(copiesAt(key))
    const removed = keysToRemove(await writing.store.getAllKeys(), rows, limit)
    await Promise.all(removed.map((old) => writing.store.delete(old)))
    await Promise.all([writing.store.put(kept, [...key, savedAt, rows]), writing.done])
  }
  await write().catch(async (fault: unknown) => {
    // A full device keeps this one copy at most; one that has no room even for it keeps none.
    if (isNamed(fault, 'QuotaExceededError')) await write(0).catch(() => undefined)
  })
}

/** Forgets the copy of an answer that is no more the person's to see. */
export async function forgetCopy({ store, key }: CopyPlace): Promise<void> {
  const db = await database()
  await db?.delete(store, copiesAt(key))
}

/** Whether there are copies of a person's documents of a company that are not older than an instant. */
export async function hasCopies(person: string, company: number, since: number): Promise<boolean> {
  const db = await database()
  if (!db) return false
  const own = IDBKeyRange.bound([person, company], [person, company, []])
  const keys = await Promise.all(storeNames.map((store) => db.getAllKeys(store, own)))
  return keys.flat().some((key) => key[5] >= since)
}

/** Forgets what other persons left behind, and what is older than any session can be. */
export async function forgetOthers(person: string, since: number): Promise<void> {
  const db = await database()
  if (!db) return
  const cleaning = db.transaction(storeNames, 'readwrite', { durability: 'relaxed' })
  const stores = storeNames.map(async (storeName) => {
    const store = cleaning.objectStore(storeName)
    const keys = await store.getAllKeys()
    const foreign = keys.filter((key) => key[0] !== person || key[5] < since)
    await Promise.all(foreign.map((key) => store.delete(key)))
  })
  await Promise.all([...stores, cleaning.done])
}

/** Forgets what other builds kept, whose answers may look different; what this one wrote meanwhile stays. */
async function forgetOtherBuilds(): Promise<void> {
  const db = await database()
  if (!db) return
  const cleaning = db.transaction(storeNames, 'readwrite', { durability: 'relaxed' })
  const stores = storeNames.map(async (storeName) => {
    for await (const cursor of cleaning.objectStore(storeName).iterate())
      if (cursor.value.shape !== shape) await cursor.delete()
  })
  await Promise.all([...stores, cleaning.done])
}

/** The database, opened once; nothing where the browser forbids it, as some do to private windows. */
function database(): Promise<IDBPDatabase<AccountDb> | undefined> {
  opened ??= open().catch(() => undefined)
  return opened
}

async function open(isRebuilt = false): Promise<IDBPDatabase<AccountDb> | undefined> {
  const db = await openAtTwo().catch((fault: unknown) => {
    // A version above ours is another application's, or a mistake.
    if (!isRebuilt && isNamed(fault, 'VersionError')) return undefined
    throw fault
  })
  if (db && hasOwnStores(db)) return db
  db?.close()
  if (isRebuilt) return undefined
  await deleteDB(databaseName)
  return open(true)
}

function openAtTwo(): Promise<IDBPDatabase<AccountDb>> {
  return openDB<AccountDb>(databaseName, version, {
    upgrade(db) {
      for (const old of db.objectStoreNames) db.deleteObjectStore(old)
      // Out of line: a value need not say whose it is.
      for (const store of storeNames) db.createObjectStore(store)
    },
    // Another tab deletes it, at the end of the session: whoever held on would keep the documents alive.
    blocking(_old, _new, event) {
      opened = undefined
      // The event comes from the connection itself.
      ;(event.target as IDBDatabase).close()
    },
    terminated() {
      opened = undefined
    },
  })
}

function hasOwnStores(db: IDBPDatabase<AccountDb>): boolean {
  const names = [...db.objectStoreNames]
  if (names.length !== storeNames.length || !storeNames.every((store) => names.includes(store))) return false
  const looking = db.transaction(storeNames)
  return storeNames.every((store) => {
    const { keyPath, autoIncrement, indexNames } = looking.objectStore(store)
    return keyPath === null && !autoIncrement && indexNames.length === 0
  })
}

/** All copies of one answer, whatever their age and size. */
function copiesAt(key: CopyPlace['key']): IDBKeyRange {
  // A list sorts after every number.
  return IDBKeyRange.bound(key, [...key, []])
}

function isNamed(fault: unknown, name: string): boolean {
  return fault instanceof DOMException && fault.name === name
}
