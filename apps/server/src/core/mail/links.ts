import type { Database } from '@enlace/database/database.ts'
import type { Settings } from '../settings/settings.ts'
import { belongsElsewhere, findCompanyHosts } from './queries.ts'

/**
 * The address of a portal's screen (`/users`) as mails carry it: at the company's own host where one counts, else where the
 * operator put the portal. What a request called its host is never asked.
 */
export async function portalLink(
  db: Database,
  { publicUrl }: Pick<Settings, 'publicUrl'>,
  company: number,
  route: `/${string}`,
): Promise<string> {
  return linkTo(publicUrl, await findCompanyHosts(db, company), route)
}

/**
 * The address of a screen on which a person's own access hangs (`/set-password/…`, an email's change, its security): at the
 * company's host only for who has to do with no other company. The owner of one company's host could otherwise take
 * over the same person in the others. An `email` that is not known belongs elsewhere.
 */
export async function personLink(
  db: Database,
  { publicUrl }: Pick<Settings, 'publicUrl'>,
  { company, email }: { company: number; email: string | undefined },
  route: `/${string}`,
): Promise<string> {
  const isElsewhere = email === undefined || (await belongsElsewhere(db, company, email))
  return linkTo(publicUrl, isElsewhere ? [] : await findCompanyHosts(db, company), route)
}

/** Where a company's portal stands: at its own host where it has one, else where the operator put it. */
export async function portalAddress(
  db: Database,
  { publicUrl }: Pick<Settings, 'publicUrl'>,
  company: number,
): Promise<string> {
  return linkTo(publicUrl, await findCompanyHosts(db, company), '/').replace(/\/#\/$/, '')
}

/** The address of a screen of the back office as mails carry it: where the operator put it. */
export function backofficeLink(
  { backofficeUrl }: Pick<Settings, 'backofficeUrl'>,
  route: `/${string}`,
): string {
  return linkTo(backofficeUrl, [], route)
}

/** The same, where the company's hosts are known. */
export function linkTo(publicUrl: string, hosts: readonly string[], route: `/${string}`): string {
  const address = new URL(publicUrl)
  const [own] = hosts
  if (own !== undefined && !hosts.includes(address.hostname)) address.hostname = own
  return `${address.href.replace(/\/$/, '')}/#${route}`
}
