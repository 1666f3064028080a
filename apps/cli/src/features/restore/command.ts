import { restoreCompanyTexts, restoreTexts as texts } from '@enlace/contract/core/cli/backup-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { checkBackup, restoreBackup } from '@enlace/database/backup/restore-backup.ts'
import { putKept } from '@enlace/server/core/storage/kept-files.ts'
import { openStorage } from '@enlace/server/core/storage/backends/open-storage.ts'
import { showBackupProgress } from '../../core/backup-progress.ts'
import { isReadable, sumsOf } from '../../core/backup-words.ts'
import { CommandFault, type Command, type CommandContext } from '../../core/command.ts'
import { writeSeconds } from '../../core/duration.ts'
import { readCompanyId } from '../../core/create-company.ts'
import { readOptions } from '../../core/options.ts'
import { onDatabase, sayingWhy } from '../../core/reach-database.ts'
import { restoreOne } from './company.ts'
import { keyLine, putKey } from './key.ts'

const options = {
  check: { type: 'boolean' },
  company: { type: 'string' },
  replace: { type: 'boolean' },
  confirm: { type: 'string' },
} as const

/** Makes an empty database and storage into what a backup holds, or puts one company of it back beside the others. */
export const command: Command = {
  name: 'restore',
  usage: texts.usage,
  summary: texts.summary,
  async run(args, context) {
    const { values, positionals } = readOptions(args, options, this.usage)
    const [path] = positionals
    if (path === undefined) throw new CommandFault(texts.noFile)
    if (!(await isReadable(path))) throw new CommandFault(fill(texts.noSuchFile, { path }))
    const replaces = values.replace === true
    if (values.company === undefined) {
      if (replaces || values.confirm !== undefined) throw new CommandFault(restoreCompanyTexts.replaceAlone)
      return values.check === true ? check(context, path) : restore(context, path)
    }
    if (values.check === true) throw new CommandFault(restoreCompanyTexts.checkAlone)
    const company = readCompanyId(values.company)
    // What goes for good is asked for twice, as where a person's data is erased.
    if (replaces && values.confirm !== String(company))
      throw new CommandFault(fill(restoreCompanyTexts.confirm, { company }))
    return restoreOne(context, { path, company, replaces })
  },
}

async function check({ print }: CommandContext, path: string): Promise<number> {
  const progress = showBackupProgress()
  const manifest = await sayingWhy(() => checkBackup(path, progress.onProgress)).finally(progress.end)
  print(texts.checked)
  print(fill(texts.about, sumsOf(manifest)))
  if (manifest.files.missing > 0) print(fill(texts.missing, { count: manifest.files.missing }))
  return 0
}

async function restore({ settings, print }: CommandContext, path: string): Promise<number> {
  const begin = performance.now()
  const storage = openStorage(settings)
  const progress = showBackupProgress()
  let keyPath: string | undefined
  const manifest = await onDatabase(settings, 'server', ({ adminUrl }) =>
    restoreBackup(adminUrl, {
      path,
      putFile: (key, bytes) => putKept(storage, key, bytes),
      onHead: async (_head, key) => {
        if (key !== undefined) keyPath = await putKey(settings, key)
      },
      onProgress: progress.onProgress,
    }),
  ).finally(progress.end)
  const sums = sumsOf(manifest)
  print(fill(texts.done, { ...sums, time: writeSeconds(performance.now() - begin) }))
  print(fill(texts.about, sums))
  if (manifest.files.missing > 0) print(fill(texts.missing, { count: manifest.files.missing }))
  print(
    keyPath === undefined
      ? await keyLine(settings, manifest.head.keyPrint)
      : fill(texts.keyPut, { path: keyPath }),
  )
  print(texts.next)
  return 0
}
