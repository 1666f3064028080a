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

/** A host name that a company claims. */
export interface CompanyHostsTable {
  company_id: number
  host: string
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
