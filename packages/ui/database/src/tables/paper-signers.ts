import type { Generated } from 'kysely'

/** With which certificate a company signs its papers; the key that signs is sealed. */
export interface PaperSignersTable {
  company_id: number
  sealed_signer: Buffer
  nombre: string
  emisor: string
  valid_from: string
  valid_until: string
  fingerprint: string
  is_trial: Generated<boolean>
  updated_at: Generated<string>
}
