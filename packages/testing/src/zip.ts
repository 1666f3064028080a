import { unzipSync, zipSync } from 'fflate'

/** The files of a ZIP archive by their names. */
export const filesOfZip = (bytes: Buffer): Map<string, Buffer> =>
  new Map(Object.entries(unzipSync(bytes)).map(([name, content]) => [name, Buffer.from(content)]))

/** A ZIP archive of files by their names. */
export const zipOf = (files: Record<string, Uint8Array>): Uint8Array => zipSync(files)
