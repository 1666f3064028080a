// Generated from the schema by `npm run generate`; a test compares it with the database.
import type { Generated } from 'kysely'

/** The tables of `schema/mail/`. */
export interface MailTables {
  outbox_mails: {
    company_id: number
    id: Generated<string>
    purpose: string
    recipient: string
    reply_to: string | null
    subject: string
    html: string
    text: string
    message_id: string | null
    attempts: Generated<number>
    last_error: string | null
    created_at: Generated<string>
    sent_at: string | null
    reply_to_name: string | null
    holds_secret: Generated<boolean>
    refusals: Generated<number>
    next_attempt_at: Generated<string>
    claimed_by: string | null
    claimed_until: string | null
    dead_at: string | null
    resent_from: string | null
    resent_by: string | null
    bounced_at: string | null
    bounce: string | null
    bounce_reason: string | null
    caused_by: Generated<string | null>
  }
  mail_settings: {
    company_id: number
    from_address: string | null
    from_name: string | null
    reply_to: string | null
    dkim_selector: string | null
    version: Generated<number>
    updated_at: Generated<string>
    updated_by: Generated<string>
    confirmed_address: string | null
    confirmed_at: string | null
    unproven_address: string | null
    unproven_until: string | null
  }
  mail_sender_codes: {
    company_id: number
    address: string
    code_hash: Buffer
    tries: Generated<number>
    sent_at: Generated<string>
    expires_at: string
  }
}
