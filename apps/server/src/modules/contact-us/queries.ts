import { sql } from 'kysely'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { ContactMail } from '@enlace/contract/contact-us/schemas.ts'
import { contactUsTexts } from '@enlace/contract/contact-us/texts.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'

/** What was chosen, by the names that people read. */
export interface ContactChoices {
  affair: { id: number; name: string }
  relatedTo: string | null
  channel: string
}

/** What a message chose of the lists. @throws Problem `invalid-fields` where the company offers it no more. */
export async function getContactChoices(
  db: Database,
  scope: Scope,
  chosen: Pick<ContactMail, 'subject' | 'related-to' | 'affair-contact'>,
): Promise<ContactChoices> {
  const lists = {
    subject: 'affairs',
    'related-to': 'related-to',
    'affair-contact': 'contact-through',
  } as const
  const ids = [chosen.subject, chosen['related-to'], chosen['affair-contact']].filter((id) => id !== '')
  const [rows] = await db.read(scope, [
    query
      .selectFrom('contact_options')
      .select(['id', 'list', 'name'])
      .where('company_id', '=', scopeCompany)
      .where('active', '=', true)
      .where('id', 'in', ids.map(Number))
      .compile(),
  ])
  const gone: Record<string, string> = {}
  const pick = (field: keyof typeof lists) => {
    const found = rows.find(({ id, list }) => String(id) === chosen[field] && list === lists[field])
    if (found === undefined && chosen[field] !== '') gone[field] = contactUsTexts.faults.gone
    return found
  }
  const [affair, related, channel] = [pick('subject'), pick('related-to'), pick('affair-contact')]
  if (affair === undefined || channel === undefined || Object.keys(gone).length > 0) {
    throw new Problem('invalid-fields', {}, gone)
  }
  return { affair, relatedTo: related?.name ?? null, channel: channel.name }
}

/** The readers whom the company publishes. */
export async function findPublicReaders(
  db: Database,
  scope: Scope,
): Promise<{ name: string; email: string }[]> {
  const readers = sql<{ name: string; email: string }>`select * from public_contact_readers()`.compile(query)
  const [rows] = await db.read(scope, [readers])
  return rows
}

/** The number of the message that this form sent before; undefined where it is its first. */
export async function findSentMessage(db: Database, scope: Scope, key: string): Promise<string | undefined> {
  const sent = sql<{ number: string }>`select number from contact_message_by_key(${key})`.compile(query)
  const [[row]] = await db.read(scope, [sent])
  return row?.number
}
