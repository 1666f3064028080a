import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { restoreCompanyTexts as texts, restoreTexts } from '@enlace/contract/core/cli/backup-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { BackupHead } from '@enlace/database/backup/archive.ts'
import { restoreCompany, type RestoredCompany } from '@enlace/database/backup/restore-company.ts'
import { startEmbedded, type EmbeddedDatabase } from '@enlace/database/embedded/embedded-database.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { keyPrint } from '@enlace/server/core/settings/key-print.ts'
import { previousKeyOf, secretKeyOf } from '@enlace/server/core/settings/secret-key.ts'
import type { Settings } from '@enlace/server/core/settings/settings.ts'
import { putKept } from '@enlace/server/core/storage/kept-files.ts'
import { openStorage } from '@enlace/server/core/storage/backends/open-storage.ts'
import { showBackupProgress } from '../../core/backup-progress.ts'
import type { CommandContext } from '../../core/command.ts'
import { writeSeconds } from '../../core/duration.ts'
import { onDatabase } from '../../core/reach-database.ts'

/** Puts one company of a backup back beside the others, while the portal runs. */
export async function restoreOne(
  { settings, print, warn }: CommandContext,
  { path, company, replaces }: { path: string; company: number; replaces: boolean },
): Promise<number> {
  const begin = performance.now()
  const storage = openStorage(settings)
  const progress = showBackupProgress()
  const restored = await onDatabase(settings, 'command', ({ adminUrl }) =>
    withScratch(settings, (scratch) =>
      restoreCompany(adminUrl, {
        path,
        company,
        scratch,
        replaces,
        reason: texts.held,
        putFile: (key, bytes) => putKept(storage, key, bytes),
        onFound: async ({ head, nit, name }) => {
          progress.end()
          print(fill(texts.found, { company, name, nit, at: formatInstant(new Date(head.takenAt)) }))
        },
        onProgress: progress.onProgress,
      }),
    ),
  ).finally(progress.end)
  const isOpened = await opensWhatIsSealed(settings, restored.head)
  for (const line of linesOf(restored, company, performance.now() - begin)) print(line)
  if (isOpened) print(texts.keySame)
  else warn(texts.keyOther)
  print(texts.look)
  return isOpened ? 0 : 1
}

/** A database of its own beside the data, for as long as a backup lies unpacked in it; what a killed command left is taken over. */
async function withScratch<Answer>(
  { dataDir }: Settings,
  work: (open: () => Promise<string>) => Promise<Answer>,
): Promise<Answer> {
  const folder = join(dataDir, 'scratch')
  // It lasts no longer than the command, so it waits for no disk.
  const settings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' }
  const opened: EmbeddedDatabase[] = []
  try {
    return await work(async () => {
      const scratch = await startEmbedded({ folder, purpose: 'server', settings })
      opened.push(scratch)
      return scratch.adminUrl
    })
  } finally {
    for (const scratch of opened) {
      await scratch.stop()
      await rm(folder, { recursive: true, force: true })
    }
  }
}

async function opensWhatIsSealed(settings: Settings, head: BackupHead): Promise<boolean> {
  const keys = [await secretKeyOf(settings), await previousKeyOf(settings)]
  return keys.some((key) => key !== undefined && keyPrint(key) === head.keyPrint)
}

function linesOf(restored: RestoredCompany, company: number, milliseconds: number): string[] {
  const { rows, files, missing, persons, held, hostsLost, erasedSince } = restored
  return [
    fill(texts.done, {
      company,
      time: writeSeconds(milliseconds),
      rows: rows.toLocaleString('es-CO'),
      files: files.toLocaleString('es-CO'),
    }),
    fill(texts.persons, { ...persons }),
    fill(texts.work, { ...held }),
    ...(missing > 0 ? [fill(restoreTexts.missing, { count: missing })] : []),
    ...(hostsLost.length > 0 ? [fill(texts.hosts, { hosts: hostsLost.join(', ') })] : []),
    ...(erasedSince > 0 ? [fill(texts.erased, { count: erasedSince })] : []),
  ]
}
