import type { Generated } from 'kysely'

/** A view that a person saved of a list. */
export interface SavedViewsTable {
  company_id: number
  membership_id: string
  id: Generated<string>
  list: string
  name: string
  days: number
  search: string
  columns: string[] | null
  is_default: Generated<boolean>
  created_at: Generated<string>
  updated_at: Generated<string>
}
