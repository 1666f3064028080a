import type { Database } from '@enlace/database/database'
import type { Keys } from '../http/keys.ts'
import { portalLink } from '../mail/links.ts'
import type { Settings } from '../settings/settings.ts'

/** The secret of a payment's link: made of its id whenever it is needed, kept only by its hash. */
export function tokenOf(keys: Keys, id: string): string {
  return keys.derive('payment-link', id)
}

/** Where a company's portal is, as its payers and gateways reach it; ends with a slash. */
export async function portalAddress(db: Database, settings: Settings, company: number): Promise<string> {
  return (await portalLink(db, settings, company, '/')).replace(/#\/$/, '')
}

/** Where a gateway sends a payer back to. */
export async function returnAddress(
  db: Database,
  settings: Settings,
  company: number,
  token: string,
): Promise<string> {
  return `${await portalAddress(db, settings, company)}payments/return/${token}`
}
