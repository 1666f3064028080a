import { demoCertificateTexts } from '@enlace/contract/certificates/demo-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { Database } from '@enlace/database/database.ts'
import type { CommandContext } from './command.ts'
import { keepDemoSigners } from './demo-signers.ts'

/** Gives the demo's companies what they sign with, and some certificates that they issued; without these it says so. */
export async function keepDemoCertificates(
  db: Database,
  context: Pick<CommandContext, 'settings' | 'warn'>,
): Promise<void> {
  const { settings, warn } = context
  await keepDemoSigners(db, context)
  try {
    const [{ addDemoCertificates }, { keysOf }] = await Promise.all([
      import('@enlace/server/modules/certificates/index.ts'),
      import('@enlace/server/core/settings/secret-key.ts'),
    ])
    await addDemoCertificates({ db, settings, keys: await keysOf(settings) })
  } catch (fault) {
    warn(
      fill(demoCertificateTexts.failed, { reason: fault instanceof Error ? fault.message : String(fault) }),
    )
  }
}
