import type { Generated } from 'kysely'

/** What staff notes beside a thread; no supplier ever reads it. */
export interface QuestionNotesTable {
  company_id: number
  id: string
  question_id: string
  author: string
  identity_id: string | null
  words: string
  created_at: Generated<string>
}

/** What was answered to a visitor's message by mail, and what staff noted beside it. */
export interface ContactRepliesTable {
  company_id: number
  id: string
  message_id: string
  kind: string
  author: string
  identity_id: string | null
  words: string
  mail_id: string | null
  created_at: Generated<string>
}

/** What is often answered; without a topic it is for all. */
export interface AnswerTemplatesTable {
  company_id: number
  id: Generated<string>
  topic: string | null
  title: string
  words: string
  version: Generated<number>
  updated_at: Generated<string>
  updated_by: string
}

/** What the company decided on an objection or a proposal. */
export interface ActDecisionsTable {
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
