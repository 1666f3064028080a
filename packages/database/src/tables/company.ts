// Generated from the schema by `npm run generate`; a test compares it with the database.
import type { Generated } from 'kysely'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'

/** The tables of `schema/company/`. */
export interface CompanyTables {
  companies: {
    id: Generated<number>
    nit: string
    dv: number
    nombre: string
    content_version: Generated<number>
    created_at: Generated<string>
  }
  company_hosts: {
    company_id: number
    host: string
    basis: Generated<string>
    since: Generated<string>
  }
  settings: {
    company_id: number
    name: string
    value: unknown
    updated_at: Generated<string>
  }
  company_files: {
    company_id: number
    name: string
    sha256: string
    media_type: string
    bytes: Buffer
  }
  menu_items: {
    company_id: number
    id: Generated<number>
    label: string
    type: string
    value: string
    group: string | null
    order: Generated<number>
    data: Generated<unknown>
  }
  maintenance_windows: {
    company_id: number
    id: Generated<string>
    starts_at: string
    ends_at: string | null
    announce_from: string | null
    message: Generated<string>
    state: Generated<string>
    created_by: string
    version: Generated<number>
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  catalogue_entries: {
    company_id: number
    catalogue: string
    code: string
    nombre: string | null
    parent: Generated<string>
    digits_from: number | null
    digits_to: number | null
    is_offered: Generated<boolean>
    place: number | null
    updated_at: Generated<string>
  }
  company_concepts: {
    company_id: number
    code: string
    desde: CalendarDate
    hasta: CalendarDate | null
    concepto: string
    sujeto: Generated<string>
    tarifa: string
    base_uvt: Generated<string>
    norma: Generated<string>
    updated_at: Generated<string>
  }
  legal_versions: {
    company_id: number
    code: string
    version: number
    must_accept: boolean
    demanded_at: Generated<string>
    note: Generated<string>
    published_by: Generated<string>
  }
  legal_drafts: {
    company_id: number
    code: string
    revision: Generated<string>
    title: string
    html: string
    must_accept: Generated<boolean>
    note: Generated<string>
    author: Generated<string>
    updated_at: Generated<string>
  }
  proven_domains: {
    company_id: number
    domain: string
    token: string
    asked_at: Generated<string>
    proven_at: string | null
    checked_at: string | null
    missing_since: string | null
    warned_at: string | null
    lapsed_at: string | null
  }
  host_claims: {
    company_id: number
    host: string
    needs_operator: Generated<boolean>
    asked_at: Generated<string>
  }
}
