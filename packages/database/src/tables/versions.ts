import type { Generated } from 'kysely'

/** A version of something that a company shows, from its draft on; what was shown never changes. */
export interface ContentVersionsTable {
  company_id: number
  kind: string
  item: string
  number: number
  state: string
  body: unknown
  note: Generated<string>
  author: string
  based_on: number | null
  revision: Generated<number>
  created_at: Generated<string>
  updated_at: Generated<string>
  publish_at: string | null
  published_at: string | null
  published_by: string | null
  published_as: number | null
  retired_at: string | null
}
