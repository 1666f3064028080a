import type { Database } from '@enlace/database/database.ts'
import type { Settings } from '../settings/settings.ts'
import { belongsElsewhere, findCompanyHosts } from './queries.ts'

/**
 * Returns the address of a portal screen (`/users`) for mails: at the company's own host if one is active, else at the
 * operator's. The host of a request is never used.
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
 * Returns the address of a screen that gives access to a person (`/set-password/…`, an email change, security): at the
 * company's host only if the person belongs to no other company. Otherwise the owner of one company's host could take
 * over the person in the others. An unknown `email` counts as belonging elsewhere.
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

/** Returns the address of a company's portal: its own host if it has one, else the operator's. */
export async function portalAddress(
  db: Database,
  { publicUrl }: Pick<Settings, 'publicUrl'>,
  company: number,
): Promise<string> {
  return linkTo(publicUrl, await findCompanyHosts(db, company), '/').replace(/\/#\/$/, '')
}

/** Returns the address of a back office screen for mails, as configured by the operator. */
export function backofficeLink(
  { backofficeUrl }: Pick<Settings, 'backofficeUrl'>,
  route: `/${string}`,
): string {
  return linkTo(backofficeUrl, [], route)
}

/** Returns the address of a portal screen if the company's hosts are known. */
export function linkTo(publicUrl: string, hosts: readonly string[], route: `/${string}`): string {
  const address = new URL(publicUrl)
  const [own] = hosts
  if (own !== undefined && !hosts.includes(address.hostname)) address.hostname = own
  return `${address.href.replace(/\/$/, '')}/#${route}`
}
