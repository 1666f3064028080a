import { randomBytes } from 'node:crypto'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from '@enlace/database/embedded/make-folder.ts'
import { Keys } from '../keys/keys.ts'
import { type Settings, SettingsFault } from './settings.ts'

/** What this installation signs, derives and seals with: its key, and the one before while it is being replaced. */
export async function keysOf(settings: Settings): Promise<Keys> {
  return new Keys(await secretKeyOf(settings), await previousKeyOf(settings))
}

/** The key before the present one; undefined where none is kept or given. */
export async function previousKeyOf({
  secretKey,
  previousSecretKey,
  dataDir,
}: Settings): Promise<string | undefined> {
  if (secretKey !== undefined || previousSecretKey !== undefined) return previousSecretKey
  const text = await readFile(join(dataDir, previousKeyFile), 'utf8').catch(() => '')
  return text.trim() || undefined
}

/** Beside the data: the present key, and the one before while it is being replaced. */
export const keyFile = 'secret-key'
export const previousKeyFile = 'secret-key.previous'

/**
 * The key of this installation: the operator's, else one made at the first start and kept beside the data, readable by
 * its owner only.
 * @throws SettingsFault when the kept one is empty: with no key everything that it signs could be forged.
 */
export async function secretKeyOf({ secretKey, dataDir }: Settings): Promise<string> {
  if (secretKey !== undefined) return secretKey
  const path = join(dataDir, keyFile)
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

/**
 * Makes a new key in the place of the installation's own, which is kept beside it. Undefined where a change was broken
 * off: the keys stay as it left them.
 */
export async function replaceKey(
  settings: Settings,
): Promise<{ path: string; previous: string } | undefined> {
  const path = join(settings.dataDir, keyFile)
  const previous = join(settings.dataDir, previousKeyFile)
  const present = await secretKeyOf(settings)
  if ((await previousKeyOf(settings)) !== undefined) return undefined
  // First the old one gets its second name: wherever this is cut short, every key that sealed something is kept.
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

/** Takes the kept previous key away; answers where it was, undefined where the operator gives it. */
export async function dropPreviousKey({ secretKey, dataDir }: Settings): Promise<string | undefined> {
  if (secretKey !== undefined) return undefined
  const path = join(dataDir, previousKeyFile)
  await rm(path, { force: true })
  return path
}
