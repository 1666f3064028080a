import { fill } from '@enlace/contract/core/fill'
import { demoConnectionTexts } from '@enlace/contract/connections/demo-texts'
import type { Database } from '@enlace/database/database'
import type { CommandContext } from './command.ts'

/** Gives the demo connections to ERPs that are off; where that fails, the demo does without and says so. */
export async function keepDemoConnections(
  db: Database,
  { settings, warn }: Pick<CommandContext, 'settings' | 'warn'>,
): Promise<void> {
  try {
    const [{ addDemoConnections }, { Keys }, { secretKeyOf }] = await Promise.all([
      import('@enlace/server/modules/connections/index'),
      import('@enlace/server/core/keys/keys'),
      import('@enlace/server/core/settings/secret-key'),
    ])
    await addDemoConnections(db, new Keys(await secretKeyOf(settings)))
  } catch (fault) {
    warn(fill(demoConnectionTexts.failed, { reason: fault instanceof Error ? fault.message : String(fault) }))
  }
}
