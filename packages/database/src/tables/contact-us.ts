// Generated from the schema by `npm run generate`; a test compares it with the database.
import type { Generated } from 'kysely'

/** The tables of `schema/contact-us/`. */
export interface ContactUsTables {
  contact_options: {
    company_id: number
    id: Generated<number>
    list: string
    name: string
    position: Generated<number>
    active: Generated<boolean>
  }
  contact_recipients: {
    company_id: number
    id: Generated<number>
    affair_id: number | null
    name: string
    email: string
    is_public: Generated<boolean>
  }
  contact_numbers: {
    company_id: number
    year: number
    last: Generated<number>
  }
  contact_messages: {
    company_id: number
    id: string
    number: string
    affair_id: number
    subject: string
    related_to: string | null
    affair_contact: string
    name: string
    surname: string
    email: string
    indicative: string
    phone: string
    city: string
    company: string
    job_title: string
    message: string
    schedule: string
    idempotency_key: string
    address: string | null
    created_at: Generated<string>
    state: Generated<string>
    assignee_id: string | null
    version: Generated<number>
    last_at: Generated<string>
  }
  contact_replies: {
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
}
