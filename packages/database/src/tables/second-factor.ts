import type { Generated, GeneratedAlways } from 'kysely'

/** The sealed key of a person’s authenticator app. */
export interface TotpSecretsTable {
  identity_id: string
  sealed: Buffer
  last_counter: string
  created_at: Generated<string>
  last_used_at: string | null
}

/** A passkey of a person, good for one host. */
export interface PasskeysTable {
  identity_id: string
  id: Generated<string>
  credential_id: string
  public_key: Buffer
  counter: string
  transports: Generated<string[]>
  rp_id: string
  name: string
  is_synced: boolean
  created_at: Generated<string>
  last_used_at: string | null
}

/** A one-use code for whoever lost the rest. */
export interface RecoveryCodesTable {
  identity_id: string
  code_hash: Buffer
  used_at: string | null
  created_at: Generated<string>
}

/** A browser that a person has signed in with, and until when it is trusted. */
export interface KnownDevicesTable {
  identity_id: string
  id: Generated<string>
  token_hash: Buffer
  device: string
  address: string
  trusted_until: string | null
  created_at: Generated<string>
  last_seen_at: Generated<string>
}

/** How a login ended, told to whose email it was. */
export interface SignInsTable {
  identity_id: string
  id: GeneratedAlways<string>
  company_id: number
  at: Generated<string>
  address: string
  device: string
  outcome: string
}

/** A login, a challenge or a key that waits for its next step. */
export interface FactorStepsTable {
  token_hash: Buffer
  company_id: number
  identity_id: string
  /** Who waits: a membership of the portal, or a member of a company's staff. */
  membership_id: string | null
  staff_id: string | null
  family_id: string | null
  purpose: string
  enrols: Generated<boolean>
  challenge: string | null
  sealed: Buffer | null
  expires_at: string
  spent_at: string | null
  created_at: Generated<string>
  /** With whose word the step began, where an identity provider came first. */
  oidc_issuer: string | null
  oidc_subject: string | null
}

/** A change of email, which both addresses confirm. */
export interface EmailChangesTable {
  identity_id: string
  id: Generated<string>
  company_id: number
  old_email: string
  new_email: string
  old_token_hash: Buffer
  new_token_hash: Buffer
  old_confirmed_at: string | null
  new_confirmed_at: string | null
  expires_at: string
  ended_at: string | null
  outcome: string | null
  created_at: Generated<string>
  /** Whether it is changed in the back office, where the new address alone confirms it. */
  is_backoffice: Generated<boolean>
}
