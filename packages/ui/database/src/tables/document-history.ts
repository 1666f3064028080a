import type { Generated, GeneratedAlways } from 'kysely'

/** Something that happened to a document. */
export interface DocumentEventsTable {
  company_id: number
  id: GeneratedAlways<string>
  third_party_id: number
  third_id: number
  kind: string
  document_id: string
  at: Generated<string>
  origin: string
  actor: Generated<string>
  identity_id: string | null
  event: string
  note: string | null
  changes: Generated<unknown>
}

/** A file that belongs to a document. */
export interface DocumentFilesTable {
  company_id: number
  id: Generated<string>
  third_party_id: number
  third_id: number
  kind: string
  document_id: string
  name: string
  description: string | null
  media_type: string
  size: string
  storage_key: string
  origin: string
  actor: Generated<string>
  event_id: string | null
  created_at: Generated<string>
}
