import { sql } from 'kysely'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { ContactMail } from '@enlace/contract/contact-us/schemas.ts'
import { contactUsTexts } from '@enlace/contract/contact-us/texts.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'

/** The names of the chosen options. */
export interface ContactChoices {
  affair: { id: number; name: string }
  relatedTo: string | null
  channel: string
}

/** Returns a message's chosen options. @throws Problem `invalid-fields` if one is no longer offered. */
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

/** Finds the readers that the company publishes. */
export async function findPublicReaders(
  db: Database,
  scope: Scope,
): Promise<{ name: string; email: string }[]> {
  const readers = sql<{ name: string; email: string }>`select * from public_contact_readers()`.compile(query)
  const [rows] = await db.read(scope, [readers])
  return rows
}

/** Finds the number of the message that this form sent before; undefined if there is none. */
export async function findSentMessage(db: Database, scope: Scope, key: string): Promise<string | undefined> {
  const sent = sql<{ number: string }>`select number from contact_message_by_key(${key})`.compile(query)
  const [[row]] = await db.read(scope, [sent])
  return row?.number
}
