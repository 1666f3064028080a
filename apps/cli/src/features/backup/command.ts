import { join } from 'node:path'
import { backupTexts as texts } from '@enlace/contract/core/cli/backup-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { takeBackup, type TakenBackup } from '@enlace/database/backup/take-backup.ts'
import { keyPrint } from '@enlace/server/core/settings/key-print.ts'
import { secretKeyOf } from '@enlace/server/core/settings/secret-key.ts'
import { readKept } from '@enlace/server/core/storage/kept-files.ts'
import { openStorage } from '@enlace/server/core/storage/backends/open-storage.ts'
import { showBackupProgress } from '../../core/backup-progress.ts'
import { productVersion, sizeText, sumsOf } from '../../core/backup-words.ts'
import { CommandFault, type Command, type CommandContext } from '../../core/command.ts'
import { writeSeconds } from '../../core/duration.ts'
import { readOptions } from '../../core/options.ts'
import { onDatabase } from '../../core/reach-database.ts'

/** Writes everything that the product keeps into one file, while it runs. */
export const command: Command = {
  name: 'backup',
  usage: 'backup [archivo.tar.zst] [--with-key]',
  summary: texts.summary,
  async run(args, context) {
    const begin = performance.now()
    const options = { 'with-key': { type: 'boolean' } } as const
    const { values, positionals } = readOptions(args, options, this.usage)
    const { settings, print } = context
    const hasKey = values['with-key'] === true
    if (hasKey && settings.secretKey !== undefined) throw new CommandFault(texts.keyOfVariable)
    const path = positionals[0] ?? join(settings.dataDir, 'backups', nameOf(new Date()))
    const { bytes, manifest } = await write(context, { path, hasKey })
    const time = writeSeconds(performance.now() - begin)
    print(fill(texts.done, { time, path, size: sizeText(bytes) }))
    print(fill(texts.counts, sumsOf(manifest)))
    const place =
      settings.secretKey === undefined
        ? fill(texts.keyFile, { path: join(settings.dataDir, 'secret-key') })
        : texts.keyVariable
    print(hasKey ? texts.withKey : fill(texts.withoutKey, { place }))
    print(texts.elsewhere)
    const { missing, missingKeys } = manifest.files
    if (missing === 0) return 0
    context.warn(fill(texts.missing, { count: missing, key: missingKeys[0] ?? '' }))
    return 1
  },
}

function nameOf(at: Date): string {
  const time = at.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-')
  return `enlace-${time}.tar.zst`
}

async function write(
  { settings }: CommandContext,
  { path, hasKey }: { path: string; hasKey: boolean },
): Promise<TakenBackup> {
  const key = await secretKeyOf(settings)
  const storage = openStorage(settings)
  const version = await productVersion()
  const progress = showBackupProgress()
  try {
    return await onDatabase(settings, 'command', ({ adminUrl, isEmbedded }) =>
      takeBackup(adminUrl, {
        path,
        version,
        isEmbedded,
        keyPrint: keyPrint(key),
        key: hasKey ? key : undefined,
        readFile: (name) => readKept(storage, name),
        onProgress: progress.onProgress,
      }),
    )
  } finally {
    progress.end()
  }
}
