import { fill } from '@enlace/contract/core/fill.ts'
import { demoQualificationTexts } from '@enlace/contract/supplier-qualification/evaluation/demo-texts.ts'
import type { Database } from '@enlace/database/database.ts'
import type { CommandContext } from './command.ts'

/** Evaluates the demo's suppliers; where that fails, the demo does without and says so. */
export async function keepDemoQualification(
  db: Database,
  { settings, warn }: Pick<CommandContext, 'settings' | 'warn'>,
): Promise<void> {
  try {
    const [{ addDemoQualification }, { openStorage }] = await Promise.all([
      import('@enlace/server/modules/supplier-qualification/index.ts'),
      import('@enlace/server/core/storage/backends/open-storage.ts'),
    ])
    await addDemoQualification({ db, settings, storage: openStorage(settings) })
  } catch (fault) {
    warn(
      fill(demoQualificationTexts.failed, { reason: fault instanceof Error ? fault.message : String(fault) }),
    )
  }
}
