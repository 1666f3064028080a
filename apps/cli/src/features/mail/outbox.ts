import { sql } from 'kysely'
import { query, scopeCompany, type Database } from '@enlace/database/database'
import { Scope } from '@enlace/database/scope'

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

/** Puts a mail first in the row of those that are sent, as a new one where it went out before. */
export async function resendMail(db: Database, id: number, mail: OutboxMail): Promise<void> {
  await db.read(Scope.ofStaff(id), [
    query
      .updateTable('outbox_mails')
      .set({
        dead_at: null,
        sent_at: null,
        refusals: 0,
        next_attempt_at: sql`now()`,
        ...(mail.sent_at !== null && { message_id: null }),
      })
      .where('company_id', '=', scopeCompany)
      .where('id', '=', mail.id)
      .compile(),
    sql`select pg_notify('outbox_mails', '')`.compile(query),
  ])
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
    ])
    .where('company_id', '=', scopeCompany)
    .orderBy('created_at', 'desc')
    .orderBy('id')
}
