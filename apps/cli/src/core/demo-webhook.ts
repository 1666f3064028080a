import { fill } from '@enlace/contract/core/fill.ts'
import { demoWebhookTexts } from '@enlace/contract/webhooks/demo-texts.ts'
import type { Database } from '@enlace/database/database.ts'
import type { CommandContext } from './command.ts'

/** Gives the demo a webhook that is off; where that fails, the demo does without and says so. */
export async function keepDemoWebhook(
  db: Database,
  { settings, warn }: Pick<CommandContext, 'settings' | 'warn'>,
): Promise<void> {
  try {
    const [{ addDemoWebhook }, { keysOf }] = await Promise.all([
      import('@enlace/server/modules/webhooks/index.ts'),
      import('@enlace/server/core/settings/secret-key.ts'),
    ])
    await addDemoWebhook(db, await keysOf(settings))
  } catch (fault) {
    warn(fill(demoWebhookTexts.failed, { reason: fault instanceof Error ? fault.message : String(fault) }))
  }
}
