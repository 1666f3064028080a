// Generated from the schema by `npm run generate`; a test compares it with the database.
/** What the functions of `schema/mail/` are called with. */
export interface MailFunctions {
  mail_failed: {
    company: number | null
    mail: string | null
    claimer: string | null
    why: string | null
    is_refusal: boolean | null
    retry_seconds: string | null
  }
}
