import type { Generated } from 'kysely'

/** A look at the portal as a user of a supplier sees it; only the owner's functions touch it. */
export interface SupplierViewsTable {
  company_id: number
  id: Generated<string>
  staff_id: string
  family_id: string
  membership_id: string
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
  /** From where the look was asked for. */
  origin: string | null
  /** What the server saw of the browser that the code was made for. */
  browser_hash: Buffer | null
}

/** A file of invitations, and how far it is. */
export interface InvitationBatchesTable {
  company_id: number
  id: Generated<string>
  file_name: string
  /** `borrador`, `enviando`, `detenida` or `terminada`. */
  state: Generated<string>
  created_by: string
  created_at: Generated<string>
  started_at: string | null
  finished_at: string | null
  version: Generated<number>
}

/** One line of such a file: who it invites to what, or why it does not. */
export interface InvitationLinesTable {
  company_id: number
  id: Generated<string>
  batch_id: string
  line: number
  nit: string
  email: string
  first_name: Generated<string>
  last_name: Generated<string>
  third_party_id: number | null
  fault: string | null
  /** Whether its mail is to be sent, now or once more. */
  is_due: Generated<boolean>
  membership_id: string | null
  mail_id: string | null
  sent_at: string | null
}

/** Two third parties that were made one: rows by table that moved, and that stayed. */
export interface ThirdPartyMergesTable {
  company_id: number
  id: Generated<string>
  kept_id: number
  merged_id: number
  moved: unknown
  stayed: unknown
  actor: string
  at: Generated<string>
}
