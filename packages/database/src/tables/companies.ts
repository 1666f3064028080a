import type { Generated } from 'kysely'

/** A company: a tenant with its NIT. */
export interface CompaniesTable {
  id: Generated<number>
  nit: string
  dv: number
  nombre: string
  content_version: Generated<number>
  created_at: Generated<string>
}

/** A host that counts for a company: it shows its portal, and links lead there. */
export interface CompanyHostsTable {
  company_id: number
  host: string
  /** Why it counts: an operator gave or approved it (`operator`), or its domain is proven (`dns`). */
  basis: Generated<string>
  since: Generated<string>
}

/** A host that a company says it has, and that does not count yet, or no more. */
export interface HostClaimsTable {
  company_id: number
  host: string
  /** No record helps it, only an operator does. */
  needs_operator: Generated<boolean>
  asked_at: Generated<string>
}

/** One setting of a company. */
export interface SettingsTable {
  company_id: number
  name: string
  value: unknown
  updated_at: Generated<string>
}

/** A file of a company’s branding, served by its hash. */
export interface CompanyFilesTable {
  company_id: number
  name: string
  sha256: string
  media_type: string
  bytes: Buffer
}

/** An entry of a company’s own menu. */
export interface MenuItemsTable {
  company_id: number
  id: Generated<number>
  label: string
  type: string
  value: string
  group: string | null
  order: Generated<number>
  data: Generated<unknown>
}
