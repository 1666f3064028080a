import type { Database } from '@enlace/database/database.ts'
import type { Keys } from '../../../core/keys/keys.ts'
import { portalAddress } from '../../../core/mail/links.ts'
import type { Settings } from '../../../core/settings/settings.ts'

/** The secret of a payment's link: made of its id whenever it is needed, kept only by its hash. */
export function tokenOf(keys: Keys, id: string): string {
  return keys.derive(purpose, id)
}

/** The same of a payment that is kept, which the key before this one may have made. */
export function keptTokenOf(keys: Keys, { id, token_hash }: { id: string; token_hash: Buffer }): string {
  return keys.deriveKept(purpose, id, token_hash) ?? tokenOf(keys, id)
}

const purpose = 'payment-link'

/** Where a gateway sends a payer back to. */
export async function returnAddress(
  db: Database,
  settings: Settings,
  company: number,
  token: string,
): Promise<string> {
  return `${await portalAddress(db, settings, company)}/payments/return/${token}`
}
