import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '@enlace/database/make-folder'
import type { Settings } from './settings.ts'

/**
 * The key of this installation: the operator's, else one made at the first start and kept beside the data, readable by
 * its owner only.
 */
export async function secretKeyOf({ secretKey, dataDir }: Settings): Promise<string> {
  if (secretKey !== undefined) return secretKey
  const path = join(dataDir, 'secret-key')
  await makeFolder(dataDir, 0o700)
  try {
    await writeFile(path, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' })
  } catch (fault) {
    if (!(fault instanceof Error && 'code' in fault && fault.code === 'EEXIST')) throw fault
  }
  return (await readFile(path, 'utf8')).trim()
}
