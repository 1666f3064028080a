import type { Database } from '@enlace/database/database.ts'
import { demoCompanies } from '@enlace/database/demo/companies.ts'
import { keysOf } from '@enlace/server/core/settings/secret-key.ts'
import type { CommandContext } from './command.ts'

/** Gives the demo's companies certificates for trials, so that what they issue is signed from the first day. */
export async function keepDemoSigners(
  db: Database,
  { settings }: Pick<CommandContext, 'settings'>,
): Promise<void> {
  const [{ keepTrialSigner }, keys] = await Promise.all([
    import('@enlace/server/modules/papers/index.ts'),
    keysOf(settings),
  ])
  const service = { db, keys }
  for (const { id, nombre } of demoCompanies) await keepTrialSigner(service, id, nombre)
}
