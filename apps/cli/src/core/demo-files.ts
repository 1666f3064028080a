import { demoFileTexts } from '@enlace/contract/core/attachments/demo-texts'
import { fill } from '@enlace/contract/core/fill'
import type { Database } from '@enlace/database/database'
import type { CommandContext } from './command.ts'

/** Adds the demo's files to its documents; where the storage does not take them, the demo does without and says so. */
export async function keepDemoFiles(
  db: Database,
  { settings, warn }: Pick<CommandContext, 'settings' | 'warn'>,
): Promise<void> {
  try {
    const { addDemoFiles } = await import('@enlace/server/core/attachments/demo-files')
    await addDemoFiles(db, settings)
  } catch (fault) {
    warn(fill(demoFileTexts.failed, { reason: fault instanceof Error ? fault.message : String(fault) }))
  }
}
