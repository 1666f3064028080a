import { demoRequestTexts } from '@enlace/contract/profile/requests/demo-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { Database } from '@enlace/database/database.ts'
import type { CommandContext } from './command.ts'

/** Lets the demo's suppliers ask and send in what waits for a decision; where that fails, the demo does without and says so. */
export async function keepDemoRequests(
  db: Database,
  { settings, warn }: Pick<CommandContext, 'settings' | 'warn'>,
): Promise<void> {
  try {
    const [{ addDemoProfileRequests }, { addDemoPolicy }, { openStorage }] = await Promise.all([
      import('@enlace/server/modules/profile/index.ts'),
      import('@enlace/server/modules/supplier-contracts/index.ts'),
      import('@enlace/server/core/storage/backends/open-storage.ts'),
    ])
    await addDemoProfileRequests(db)
    await addDemoPolicy({ db, settings, storage: openStorage(settings) })
  } catch (fault) {
    warn(fill(demoRequestTexts.failed, { reason: fault instanceof Error ? fault.message : String(fault) }))
  }
}
