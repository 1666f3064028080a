import type { Generated } from 'kysely'

/** A domain of which a company proved, or is to prove, by a text record that it controls it. */
export interface ProvenDomainsTable {
  company_id: number
  domain: string
  token: string
  asked_at: Generated<string>
  /** Since when it is proven without a break; null where it never was, or is no more. */
  proven_at: string | null
  checked_at: string | null
  /** Since when the record of a proven domain has not been found. */
  missing_since: string | null
  warned_at: string | null
  lapsed_at: string | null
}
