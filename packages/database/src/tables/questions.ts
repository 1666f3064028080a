import type { Generated, GeneratedAlways } from 'kysely'

/** The last number that a company gave a thread in a year. */
export interface QuestionNumbersTable {
  company_id: number
  year: number
  last: Generated<number>
}

/** Who of the company reads threads: of one topic, or of all that nobody else reads. */
export interface QuestionRecipientsTable {
  company_id: number
  id: GeneratedAlways<number>
  topic: string | null
  name: string
  email: string
}

/** A thread about a document. */
export interface QuestionsTable {
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

/** A message of a thread. */
export interface QuestionMessagesTable {
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

/** A file that came with a message. */
export interface QuestionFilesTable {
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

/** A mailed link by which one of the company’s people answers a thread, once. */
export interface ReplyLinksTable {
  company_id: number
  token_hash: Buffer
  question_id: string
  name: string
  email: string
  created_at: Generated<string>
  expires_at: string
  spent_at: string | null
}
