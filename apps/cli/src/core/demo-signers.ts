import type { Database } from '@enlace/database/database'
import { demoCompanies } from '@enlace/database/demo/companies'
import { Keys } from '@enlace/server/core/http/keys'
import { secretKeyOf } from '@enlace/server/core/settings/secret-key'
import type { CommandContext } from './command.ts'

/** Gives the demo's companies certificates for trials, so that what they issue is signed from the first day. */
export async function keepDemoSigners(
  db: Database,
  { settings }: Pick<CommandContext, 'settings'>,
): Promise<void> {
  const [{ keepTrialSigner }, secretKey] = await Promise.all([
    import('@enlace/server/core/papers/signer'),
    secretKeyOf(settings),
  ])
  const service = { db, keys: new Keys(secretKey) }
  for (const { id, nombre } of demoCompanies) await keepTrialSigner(service, id, nombre)
}
