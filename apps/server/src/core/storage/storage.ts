import type { Readable } from 'node:stream'

/**
 * A storage of files: a folder, or a bucket of an S3-compatible store. Writes are atomic. The portal never serves its
 * content as a page, a script or an image.
 */
export interface Storage {
  /** The folder of files that wait for their validation; on the disk of the storage, if that is a folder. */
  readonly spoolFolder: string
  /**
   * Moves a file of the spool to its key. A virus scanner, if any, checks it before, unless the product made the file
   * itself. @throws Problem `file-infected` or `scanner-away`: then nothing was stored.
   */
  put(spooledPath: string, file: { key: string; size: number; sha256: string; isOurs?: true }): Promise<void>
  /** Returns the bytes of a file. @throws Error if it does not exist. */
  get(key: string): Promise<Readable>
  /** Removes a file, if it exists. */
  delete(key: string): Promise<void>
}

/** A key is the company and 256 random bits; it contains nothing of the sender's file name. */
export const storageKeyPattern = /^[1-9]\d{0,9}\/[\w-]{2}\/[\w-]{41}$/

/** Refuses an invalid key before it becomes part of a path or an address. */
export function demandKey(key: string): void {
  if (!storageKeyPattern.test(key)) throw new Error('A file of the storage is asked for by what is no key')
}
