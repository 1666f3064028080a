// Generated from the schema by `npm run generate`; a test compares it with the database.
import type { Generated, GeneratedAlways } from 'kysely'

/** The tables of `schema/questions/`. */
export interface QuestionsTables {
  question_numbers: {
    company_id: number
    year: number
    last: Generated<number>
  }
  question_recipients: {
    company_id: number
    id: GeneratedAlways<number>
    topic: string | null
    name: string
    email: string
  }
  questions: {
    company_id: number
    id: string
    third_party_id: number
    third_id: number
    number: string
    topic: string
    kind: string
    document_id: string
    document_number: string
    state: string
    excerpt: string
    messages: Generated<number>
    last_from: string
    last_at: Generated<string>
    created_at: Generated<string>
    identity_id: string | null
    idempotency_key: string
    assignee_id: string | null
    version: Generated<number>
  }
  question_messages: {
    company_id: number
    id: string
    third_party_id: number
    third_id: number
    question_id: string
    place: number
    author_kind: string
    author: string
    identity_id: string | null
    words: string
    created_at: Generated<string>
    idempotency_key: string
  }
  question_files: {
    company_id: number
    id: Generated<string>
    third_party_id: number
    third_id: number
    question_id: string
    message_id: string
    name: string
    media_type: string
    size: string
    storage_key: string
  }
  reply_links: {
    company_id: number
    token_hash: Buffer
    question_id: string
    name: string
    email: string
    created_at: Generated<string>
    expires_at: string
    spent_at: string | null
  }
  question_notes: {
    company_id: number
    id: string
    question_id: string
    author: string
    identity_id: string | null
    words: string
    created_at: Generated<string>
  }
}
