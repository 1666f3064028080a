import { unzipSync } from 'fflate'

/** The files of a ZIP archive by their names. */
export const filesOfZip = (bytes: Buffer): Map<string, Buffer> =>
  new Map(Object.entries(unzipSync(bytes)).map(([name, content]) => [name, Buffer.from(content)]))
