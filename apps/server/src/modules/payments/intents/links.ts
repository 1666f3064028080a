import type { Database } from '@enlace/database/database.ts'
import type { Keys } from '../../../core/keys/keys.ts'
import { portalAddress } from '../../../core/mail/links.ts'
import type { Settings } from '../../../core/settings/settings.ts'

/** Returns the secret of a payment's link, derived from its id when needed; only its hash is stored. */
export function tokenOf(keys: Keys, id: string): string {
  return keys.derive(purpose, id)
}

/** Returns the secret of a stored payment, which may come from the previous key. */
export function keptTokenOf(keys: Keys, { id, token_hash }: { id: string; token_hash: Buffer }): string {
  return keys.deriveKept(purpose, id, token_hash) ?? tokenOf(keys, id)
}

const purpose = 'payment-link'

/** Returns the address to which a gateway sends the payer back. */
export async function returnAddress(
  db: Database,
  settings: Settings,
  company: number,
  token: string,
): Promise<string> {
  return `${await portalAddress(db, settings, company)}/payments/return/${token}`
}
