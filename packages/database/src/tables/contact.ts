import type { Generated } from 'kysely'

/** A choice of one of the contact form’s lists. */
export interface ContactOptionsTable {
  company_id: number
  id: Generated<number>
  list: string
  name: string
  position: Generated<number>
  active: Generated<boolean>
}

/** Who reads the messages of an affair, or of all that nobody else reads. */
export interface ContactRecipientsTable {
  company_id: number
  id: Generated<number>
  affair_id: number | null
  name: string
  email: string
  is_public: Generated<boolean>
}

/** The last number of a message in a year. */
export interface ContactNumbersTable {
  company_id: number
  year: number
  last: Generated<number>
}

/** A message as it was sent. */
export interface ContactMessagesTable {
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
