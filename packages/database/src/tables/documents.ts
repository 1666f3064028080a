// Generated from the schema by `npm run generate`; a test compares it with the database.
import type { Generated, GeneratedAlways } from 'kysely'

/** The tables of `schema/documents/`. */
export interface DocumentsTables {
  document_links: {
    company_id: number
    third_party_id: number
    third_id: number
    from_kind: string
    from_id: string
    to_kind: string
    to_id: string
    import_batch_id: string | null
  }
  document_events: {
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
  document_files: {
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
  document_acts: {
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
  document_search: {
    company_id: number
    third_party_id: number
    kind: string
    term: string
    id: string
    third_id: number
  }
  act_decisions: {
    company_id: number
    act_id: string
    third_party_id: number
    third_id: number
    outcome: string
    reason: string
    credit_note: string | null
    lines: Generated<unknown>
    decided_by: string
    identity_id: string | null
    decided_at: Generated<string>
  }
}
