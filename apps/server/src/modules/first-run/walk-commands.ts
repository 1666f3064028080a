import type { Database } from '@enlace/database/database.ts'
import { hashOf, randomToken } from '../../core/keys/keys.ts'
import { backofficeLink } from '../../core/mail/links.ts'
import type { Settings } from '../../core/settings/settings.ts'

/** Minutes that a first-administrator link is valid: one day, so that setup can continue the next day. */
export const setupMinutes = 24 * 60

/**
 * Creates the link for an installation's first administrator and revokes earlier ones; undefined if a staff user
 * exists. Only its hash is kept, so a lost link has to be created again.
 */
export async function newSetupLink(
  db: Database,
  settings: Pick<Settings, 'backofficeUrl'>,
): Promise<string | undefined> {
  const token = randomToken()
  const [row] = await db.lookUp<{ begin_setup: boolean }>(
    'begin_setup',
    [hashOf(token), setupMinutes],
    'staff',
  )
  return row?.begin_setup === true ? backofficeLink(settings, `/primeros-pasos/${token}`) : undefined
}
