import type { Database } from '@enlace/database/database.ts'
import { hashOf, randomToken } from '../../core/keys/keys.ts'
import { backofficeLink } from '../../core/mail/links.ts'
import type { Settings } from '../../core/settings/settings.ts'

/** Minutes for which the link of the first administrator is good: a day, for who starts today and comes back tomorrow. */
export const setupMinutes = 24 * 60

/**
 * A new link by which an installation that has nobody gets its first administrator, in the place of any other; undefined
 * where somebody works here already. Only its hash is kept: anyone who does not read it now starts again.
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
