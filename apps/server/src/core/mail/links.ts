import type { Database } from '@enlace/database/database'
import type { Settings } from '../settings/settings.ts'
import { findCompanyHosts } from './queries.ts'

/**
 * The address of a portal's screen (`/set-password/…`) as mails carry it: at the company's own host where it has one,
 * else where the operator put the portal. What a request called its host is never asked.
 */
export async function portalLink(
  db: Database,
  { publicUrl }: Pick<Settings, 'publicUrl'>,
  company: number,
  route: `/${string}`,
): Promise<string> {
  return linkTo(publicUrl, await findCompanyHosts(db, company), route)
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
