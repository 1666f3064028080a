import { Problem } from '@enlace/contract/core/problems.ts'
import { InfectedFile } from '../infected-file.ts'
import type { Storage } from '../storage.ts'
import { ScannerAway, type Scanner } from './clamd.ts'

/**
 * A storage that scans every file from outside before it stores it, without the caller's knowledge. Files that the
 * product made itself are marked and not scanned.
 */
export function scannedStorage(storage: Storage, scanner: Scanner): Storage {
  return {
    ...storage,
    async put(spooledPath, file) {
      if (file.isOurs !== true) {
        const found = await scanner.scan(spooledPath).catch((fault: unknown) => {
          if (!(fault instanceof ScannerAway)) throw fault
          throw Object.assign(new Problem('scanner-away', { seconds: 60 }), { cause: fault })
        })
        if (found !== undefined) throw new InfectedFile(Number(file.key.split('/')[0]), found, file.sha256)
      }
      await storage.put(spooledPath, file)
    },
  }
}
