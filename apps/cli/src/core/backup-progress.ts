import { backupTexts as texts } from '@enlace/contract/core/cli/backup-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { BackupProgress } from '@enlace/database/backup/take-backup.ts'

const clearLine = '\r\u001b[2K'
/** Milliseconds between two writings of the line. */
const calm = 100

/** Shows on a terminal, in one line, how far a backup or a restoration is; elsewhere nothing. */
export function showBackupProgress(
  output: { isTTY?: boolean; write(text: string): unknown } = process.stderr,
) {
  if (output.isTTY !== true) return { onProgress: () => undefined, end: () => undefined }
  let last = 0
  return {
    onProgress({ kind, name, done, total = 0 }: BackupProgress) {
      if (Date.now() - last < calm) return
      last = Date.now()
      output.write(`${clearLine}${fill(kind === 'table' ? texts.table : texts.file, { done, total, name })}`)
    },
    end: () => output.write(clearLine),
  }
}
