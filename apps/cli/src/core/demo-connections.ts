import { fill } from '@enlace/contract/core/fill.ts'
import { demoConnectionTexts } from '@enlace/contract/connections/demo-texts.ts'
import type { Database } from '@enlace/database/database.ts'
import type { CommandContext } from './command.ts'

/** Gives the demo connections to ERPs that are off; where that fails, the demo does without and says so. */
export async function keepDemoConnections(
  db: Database,
  { settings, warn }: Pick<CommandContext, 'settings' | 'warn'>,
): Promise<void> {
  try {
    const [{ addDemoConnections }, { Keys }, { secretKeyOf }] = await Promise.all([
      import('@enlace/server/modules/connections/index.ts'),
      import('@enlace/server/core/keys/keys.ts'),
      import('@enlace/server/core/settings/secret-key.ts'),
    ])
    await addDemoConnections(db, new Keys(await secretKeyOf(settings)))
  } catch (fault) {
    warn(fill(demoConnectionTexts.failed, { reason: fault instanceof Error ? fault.message : String(fault) }))
  }
}
