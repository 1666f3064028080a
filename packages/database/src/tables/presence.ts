import type { Generated } from 'kysely'

/** Who has what open in the back office: a row for each tab, renewed while it is open. */
export interface StaffPresenceTable {
  company_id: number
  tab: string
  staff_id: string
  kind: string
  subject: string
  since: Generated<string>
  seen_at: Generated<string>
}
