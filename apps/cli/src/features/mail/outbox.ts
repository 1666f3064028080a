import { sql } from 'kysely'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import { resendMail } from '@enlace/server/core/mail/resend-commands.ts'

/** A mail of a company as its operator sees it. */
export interface OutboxMail {
  id: string
  recipient: string
  reply_to: string | null
  subject: string
  text: string
  attempts: number
  last_error: string | null
  created_at: string
  sent_at: string | null
  dead_at: string | null
  bounce: string | null
  bounce_reason: string | null
}

const company = query.selectFrom('companies').select('nombre').where('id', '=', scopeCompany).compile()

/** A company's name and its newest mails. @throws DatabaseRefusal `company-not-found`. */
export async function listMails(
  db: Database,
  id: number,
  limit: number,
): Promise<{ company: string; mails: OutboxMail[] }> {
  const [[own], mails] = await db.read(Scope.ofStaff(id), [company, mailsOf().limit(limit).compile()])
  return { company: own?.nombre ?? '', mails }
}

/** A company's name and its mails whose ids begin so, at most two; without a beginning the newest. */
export async function findMails(
  db: Database,
  id: number,
  beginning: string | undefined,
): Promise<{ company: string; mails: OutboxMail[] }> {
  const found =
    beginning === undefined
      ? mailsOf().limit(1)
      : mailsOf()
          .where(sql<boolean>`starts_with(id::text, ${beginning})`)
          .limit(2)
  const [[own], mails] = await db.read(Scope.ofStaff(id), [company, found.compile()])
  return { company: own?.nombre ?? '', mails }
}

/** Sends a mail again in the name of the command line. False where its words were forgotten meanwhile. */
export async function resend(db: Database, id: number, mail: OutboxMail): Promise<boolean> {
  const { outcome } = await db.transaction(Scope.ofStaff(id), (tx) => resendMail(tx, mail.id, 'cli'))
  return outcome === 'new' || outcome === 'same'
}

function mailsOf() {
  return query
    .selectFrom('outbox_mails')
    .select([
      'id',
      'recipient',
      'reply_to',
      'subject',
      'text',
      'attempts',
      'last_error',
      'created_at',
      'sent_at',
      'dead_at',
      'bounce',
      'bounce_reason',
    ])
    .where('company_id', '=', scopeCompany)
    .orderBy('created_at', 'desc')
    .orderBy('id')
}
