import type { Storage } from './storage.ts'

/** A file of the storage as a whole, for one that is small enough to be looked into at once. */
export async function readStored(storage: Pick<Storage, 'get'>, key: string): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of await storage.get(key)) pieces.push(piece)
  return Buffer.concat(pieces)
}
