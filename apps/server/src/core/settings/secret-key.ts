import { randomBytes } from 'node:crypto'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '@enlace/database/embedded/make-folder.ts'
import { Keys } from '../keys/keys.ts'
import { type Settings, SettingsFault } from './settings.ts'

/** Returns the keys for signing, deriving and sealing: the current one, and the previous one during a rotation. */
export async function keysOf(settings: Settings): Promise<Keys> {
  return new Keys(await secretKeyOf(settings), await previousKeyOf(settings))
}

/** Returns the previous key; undefined if none is stored or configured. */
export async function previousKeyOf({
  secretKey,
  previousSecretKey,
  dataDir,
}: Settings): Promise<string | undefined> {
  if (secretKey !== undefined || previousSecretKey !== undefined) return previousSecretKey
  const text = await readFile(join(dataDir, previousKeyFile), 'utf8').catch(() => '')
  return text.trim() || undefined
}

/** The file in the data folder with the current key; the previous one is next to it during a rotation. */
export const keyFile = 'secret-key'
export const previousKeyFile = 'secret-key.previous'

/**
 * Returns the key of this installation: the configured one, else one created at the first start in the data folder,
 * readable by its owner only. @throws SettingsFault if the file is empty: everything signed with an empty key could be
 * forged.
 */
export async function secretKeyOf({ secretKey, dataDir }: Settings): Promise<string> {
  if (secretKey !== undefined) return secretKey
  const path = join(dataDir, keyFile)
  await makeFolder(dataDir, 0o700)
  const own = `${path}.${randomBytes(6).toString('hex')}`
  await writeFile(own, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flag: 'wx' })
  try {
    // Atomic: if two processes start at once, both read the key that one of them wrote.
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

/**
 * Replaces the stored key; the old one is kept next to it. Undefined if a rotation was interrupted: the keys then stay
 * as they are.
 */
export async function replaceKey(
  settings: Settings,
): Promise<{ path: string; previous: string } | undefined> {
  const path = join(settings.dataDir, keyFile)
  const previous = join(settings.dataDir, previousKeyFile)
  const present = await secretKeyOf(settings)
  if ((await previousKeyOf(settings)) !== undefined) return undefined
  // The old key gets its second name first: wherever this is interrupted, every key that sealed something is kept.
  const draft = `${path}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, {
    mode: 0o600,
    flag: 'wx',
    flush: true,
  })
  await writeFile(`${draft}.previous`, `${present}\n`, { mode: 0o600, flag: 'wx', flush: true })
  await rename(`${draft}.previous`, previous)
  await rename(draft, path)
  return { path, previous }
}

/** Removes the stored previous key; returns its path, or undefined if the operator configured it. */
export async function dropPreviousKey({ secretKey, dataDir }: Settings): Promise<string | undefined> {
  if (secretKey !== undefined) return undefined
  const path = join(dataDir, previousKeyFile)
  await rm(path, { force: true })
  return path
}
