import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { backupFaultTexts, restoreTexts as texts } from '@enlace/contract/core/cli/backup-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { makeFolder } from '@enlace/database/embedded/make-folder.ts'
import { keyPrint } from '@enlace/server/core/settings/key-print.ts'
import type { Settings } from '@enlace/server/core/settings/settings.ts'
import { CommandFault } from '../../core/command.ts'

const pathOf = ({ dataDir }: Settings) => join(dataDir, 'secret-key')

/** Puts a backup's secret key where the installation looks for its own. @throws CommandFault where there is another. */
export async function putKey(settings: Settings, key: string): Promise<string> {
  const path = pathOf(settings)
  const held = settings.secretKey ?? (await heldKey(path))
  if (held !== undefined && held !== key)
    throw new CommandFault(fill(backupFaultTexts['key-there'], { path }))
  await makeFolder(settings.dataDir, 0o700)
  if (held === undefined) await writeFile(path, `${key}\n`, { mode: 0o600, flag: 'wx' })
  return path
}

/** Says whether what the backup has sealed opens here. */
export async function keyLine(settings: Settings, print: string): Promise<string> {
  const path = pathOf(settings)
  const held = settings.secretKey ?? (await heldKey(path))
  if (held === undefined) return fill(texts.keyNone, { path })
  return keyPrint(held) === print ? texts.keySame : fill(texts.keyOther, { path })
}

async function heldKey(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').then(
    (text) => text.trim() || undefined,
    () => undefined,
  )
}
