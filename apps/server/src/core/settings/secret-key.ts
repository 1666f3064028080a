import { randomBytes } from 'node:crypto'
import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '@enlace/database/make-folder'
import { type Settings, SettingsFault } from './settings.ts'

/**
 * The key of this installation: the operator's, else one made at the first start and kept beside the data, readable by
 * its owner only.
 * @throws SettingsFault when the kept one is empty: with no key everything that it signs could be forged.
 */
export async function secretKeyOf({ secretKey, dataDir }: Settings): Promise<string> {
  if (secretKey !== undefined) return secretKey
  const path = join(dataDir, 'secret-key')
  await makeFolder(dataDir, 0o700)
  const own = `${path}.${randomBytes(6).toString('hex')}`
  await writeFile(own, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' })
  try {
    // Whole or not at all: of two that start at once, both read what one of them wrote.
    await link(own, path)
  } catch (fault) {
    if (!(fault instanceof Error && 'code' in fault && fault.code === 'EEXIST')) throw fault
  } finally {
    await rm(own, { force: true })
  }
  const key = (await readFile(path, 'utf8')).trim()
  if (key === '') throw new SettingsFault([`SECRET_KEY: the file ${path} is empty.`])
  return key
}
