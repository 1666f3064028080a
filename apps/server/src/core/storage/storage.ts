import type { Readable } from 'node:stream'

/**
 * Where files are kept: a folder, or a bucket of an S3-compatible store. What is put is there whole or not at all.
 * Nothing of it is ever served as a page, a script or an image of the portal.
 */
export interface Storage {
  /** The folder in which files wait until they are known to be wanted; on the disk of the storage, where it is one. */
  readonly spoolFolder: string
  /**
   * Keeps a file of the spool under its key; the file of the spool is gone afterwards. Where there is a virus scanner it
   * looks into it before, unless the product made the file itself.
   * @throws Problem `file-infected` or `scanner-away`: then nothing was kept.
   */
  put(spooledPath: string, file: { key: string; size: number; sha256: string; isOurs?: true }): Promise<void>
  /** The bytes of a file. @throws Error where it is not there. */
  get(key: string): Promise<Readable>
  /** Removes a file; one that is not there is as good as removed. */
  delete(key: string): Promise<void>
}

/** A key begins with the company and goes on with 256 random bits; it is no path of the person who sent the file. */
export const storageKeyPattern = /^[1-9]\d{0,9}\/[\w-]{2}\/[\w-]{41}$/

/** Refuses what is no key of ours before it becomes part of a path or an address. */
export function demandKey(key: string): void {
  if (!storageKeyPattern.test(key)) throw new Error('A file of the storage is asked for by what is no key')
}
