import type { Generated } from 'kysely'

/** The identity provider by which a company's staff may sign in. */
export interface StaffOidcTable {
  company_id: number
  is_on: Generated<boolean>
  issuer: string
  client_id: string
  sealed_secret: Buffer
  domains: string[]
  satisfies_factor: Generated<boolean>
  needs_verified_email: Generated<boolean>
  version: Generated<number>
  updated_at: Generated<string>
  updated_by: Generated<string>
}

/** A sign-in that is under way at a provider. */
export interface StaffOidcLoginsTable {
  company_id: number
  state_hash: Buffer
  browser_hash: Buffer
  sealed_proof: Buffer
  expires_at: string
  spent_at: string | null
}
