// Generated from the schema by `npm run generate`; a test compares it with the database.
import type { Generated, GeneratedAlways } from 'kysely'

/** The tables of `schema/sign-in/`. */
export interface SignInTables {
  session_families: {
    id: Generated<string>
    identity_id: string
    cookie_hash: Buffer
    client_id: string
    client_secret_hash: Buffer
    created_at: Generated<string>
    absolute_expiry: string
    ended_at: string | null
    ended_reason: string | null
    address: string | null
    device: string | null
    factor_at: string | null
    stepped_up_at: string | null
    stepped_up_by: string | null
    oidc_company_id: number | null
  }
  sessions: {
    company_id: number
    id: Generated<string>
    family_id: string
    membership_id: string
    session_token_hash: Buffer
    access_token_hash: Buffer
    refresh_token_hash: Buffer
    previous_refresh_hash: Buffer | null
    rotated_at: string | null
    expires_at: string
    idle_minutes: number
    last_seen_at: Generated<string>
    created_at: Generated<string>
    ended_at: string | null
    superseded_at: string | null
  }
  one_use_tokens: {
    token_hash: Buffer
    company_id: number
    identity_id: string
    purpose: string
    expires_at: string
    spent_at: string | null
    created_at: Generated<string>
    membership_id: string | null
    staff_id: string | null
  }
  attempt_counters: {
    key: string
    window_start: Generated<string>
    attempts: Generated<number>
    blocked_until: string | null
    moments: Generated<string[]>
  }
  call_meters: {
    key: string
    busy_until: Generated<string>
  }
  spent_captchas: {
    company_id: number
    challenge_hash: Buffer
    expires_at: string
  }
  hand_overs: {
    code_hash: Buffer
    company_id: number
    membership_id: string
    family_id: string
    left_company: number
    host: string
    left_host: string
    is_shared_device: boolean
    expires_at: string
    spent_at: string | null
    created_at: Generated<string>
    browser_hash: Buffer | null
  }
  staff_sessions: {
    company_id: number
    id: Generated<string>
    family_id: string
    staff_id: string
    session_token_hash: Buffer
    idle_minutes: number
    last_seen_at: Generated<string>
    created_at: Generated<string>
    superseded_at: string | null
  }
  supplier_views: {
    company_id: number
    id: Generated<string>
    staff_id: string
    family_id: string
    membership_id: string | null
    third_party_id: number
    code_hash: Buffer
    code_until: string
    host: string
    left_host: string
    token_hash: Buffer | null
    cookie_hash: Buffer | null
    begun_at: string | null
    expires_at: string | null
    ended_at: string | null
    created_at: Generated<string>
    origin: string | null
    browser_hash: Buffer | null
  }
  sign_in_refusals: {
    company_id: number
    minute: string
    network: string
    account: string
    times: number
  }
  sign_in_alarms: {
    company_id: number
    raised_at: Generated<string>
    kind: string
    refusals: number
    people: number
    network: string
  }
  totp_secrets: {
    identity_id: string
    sealed: Buffer
    last_counter: string
    created_at: Generated<string>
    last_used_at: string | null
  }
  passkeys: {
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
  recovery_codes: {
    identity_id: string
    code_hash: Buffer
    used_at: string | null
    created_at: Generated<string>
  }
  known_devices: {
    identity_id: string
    id: Generated<string>
    token_hash: Buffer
    device: string
    address: string
    trusted_until: string | null
    created_at: Generated<string>
    last_seen_at: Generated<string>
  }
  sign_ins: {
    identity_id: string
    id: GeneratedAlways<string>
    company_id: number
    at: Generated<string>
    address: string
    device: string
    outcome: string
  }
  factor_steps: {
    token_hash: Buffer
    company_id: number
    identity_id: string
    membership_id: string | null
    family_id: string | null
    purpose: string
    enrols: Generated<boolean>
    challenge: string | null
    sealed: Buffer | null
    expires_at: string
    spent_at: string | null
    created_at: Generated<string>
    staff_id: string | null
    oidc_issuer: string | null
    oidc_subject: string | null
  }
  email_changes: {
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
    is_backoffice: Generated<boolean>
  }
}
