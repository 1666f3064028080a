import type { Generated } from 'kysely'

/** One browser’s cookie half of sessions. */
export interface SessionFamiliesTable {
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
  /** When it showed a second factor first; null where it never did. */
  factor_at: string | null
  /** When it last showed who it is, and by what. */
  stepped_up_at: string | null
  stepped_up_by: string | null
  /** The company whose identity provider vouched for who opened it in the back office. */
  oidc_company_id: number | null
}

/** The header half: one membership’s session. */
export interface SessionsTable {
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

/** A link that works once. */
export interface OneUseTokensTable {
  token_hash: Buffer
  company_id: number
  identity_id: string
  purpose: string
  expires_at: string
  spent_at: string | null
  created_at: Generated<string>
  /** The membership that an invitation takes up. */
  membership_id: string | null
  /** The member of a company's staff whose link it is. */
  staff_id: string | null
}

/** A code that opens a session at another company's host, once. */
export interface HandOversTable {
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
  /** What the server saw of the browser that the code was made for. */
  browser_hash: Buffer | null
}

/** Attempts counted per address or account. */
export interface AttemptCountersTable {
  key: string
  window_start: Generated<string>
  attempts: Generated<number>
  blocked_until: string | null
  /** When the attempts were made, where each counts for a time of its own. */
  moments: Generated<string[]>
}

/** How busy a visitor keeps the server, by key and window. */
export interface CallMetersTable {
  key: string
  busy_until: Generated<string>
}

/** A solution of the captcha that was used. */
export interface SpentCaptchasTable {
  company_id: number
  challenge_hash: Buffer
  expires_at: string
}

/** How often sign-ins of a company were refused in a minute, by network and person. */
export interface SignInRefusalsTable {
  company_id: number
  minute: string
  network: string
  account: string
  times: number
}

/** The last burst of refused sign-ins of a company. */
export interface SignInAlarmsTable {
  company_id: number
  raised_at: Generated<string>
  kind: string
  refusals: number
  people: number
  network: string
}
