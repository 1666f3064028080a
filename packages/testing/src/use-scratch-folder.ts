import { rm } from 'node:fs/promises'
import { afterAll } from 'vitest'
import { makeScratchFolder } from './scratch-folder.ts'

/** A throw-away folder for a test file, removed after its tests. */
export async function useScratchFolder(prefix: string): Promise<string> {
  const folder = await makeScratchFolder(prefix)
  afterAll(() => rm(folder, { recursive: true, force: true }))
  return folder
}
