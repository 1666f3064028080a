import type { Storage } from './storage.ts'

/** Reads a small file of the storage as a whole. */
export async function readStored(storage: Pick<Storage, 'get'>, key: string): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of await storage.get(key)) pieces.push(piece)
  return Buffer.concat(pieces)
}
