import { mkdtempSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

let folder: string | undefined

/** Gives what reads files a file of these bytes. */
export async function withFile<Read>(bytes: Buffer, read: (path: string) => Promise<Read>): Promise<Read> {
  folder ??= mkdtempSync(join(tmpdir(), 'enlace-cost-'))
  const path = join(folder, 'input')
  await writeFile(path, bytes)
  return read(path)
}

/** Removes what was written. */
export async function removeFiles(): Promise<void> {
  if (folder !== undefined) await rm(folder, { recursive: true, force: true })
}
