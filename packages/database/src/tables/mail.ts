import type { Generated } from 'kysely'

/** A mail that waits, went out or was given up. */
export interface OutboxMailsTable {
  company_id: number
  id: Generated<string>
  purpose: string
  recipient: string
  reply_to: string | null
  reply_to_name: string | null
  subject: string
  html: string
  text: string
  holds_secret: Generated<boolean>
  message_id: string | null
  attempts: Generated<number>
  refusals: Generated<number>
  last_error: string | null
  created_at: Generated<string>
  next_attempt_at: Generated<string>
  claimed_by: string | null
  claimed_until: string | null
  sent_at: string | null
  dead_at: string | null
  resent_from: string | null
  resent_by: string | null
  /** What a later server said of it once it had gone out (`rechazado`, `temporal`, `demorado`); null where nothing came back. */
  bounce: string | null
  bounced_at: string | null
  bounce_reason: string | null
  /** The reference of the request that caused it. */
  caused_by: Generated<string | null>
}

/** Whom a company's mails come from; null is the installation's own address, and the company's name. */
export interface MailSettingsTable {
  company_id: number
  from_address: string | null
  from_name: string | null
  reply_to: string | null
  dkim_selector: string | null
  version: Generated<number>
  updated_at: Generated<string>
  updated_by: Generated<string>
  /** The address that was proven to be the company's; mails go out under no other of its own. */
  confirmed_address: string | null
  confirmed_at: string | null
  /** An address from before domains had to be proven, and until when it is used all the same. */
  unproven_address: string | null
  unproven_until: string | null
}

/** The code that was mailed to the address that a company's mails are to come from. */
export interface MailSenderCodesTable {
  company_id: number
  address: string
  code_hash: Buffer
  tries: Generated<number>
  sent_at: Generated<string>
  expires_at: string
}
