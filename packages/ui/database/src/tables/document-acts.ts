import type { Generated } from 'kysely'

/** What a supplier’s person did with a document. */
export interface DocumentActsTable {
  company_id: number
  id: string
  third_party_id: number
  third_id: number
  kind: string
  document_id: string
  act: string
  at: Generated<string>
  person: string
  identity_id: string | null
  motive: string | null
  comment: string | null
  lines: Generated<unknown>
  event_id: string
  question_id: string | null
  idempotency_key: string
}
