import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { ContactState } from '@enlace/contract/contact-us/desk/state-schemas.ts'
import { isEmail } from '@enlace/domain/email.ts'
import { rolesThatMay } from '@enlace/domain/staff-roles.ts'
import { query, scopeCompany, type Database, type Transaction } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { CompanyProfile } from '../../company/index.ts'
import { mailBrandOf } from '../../../core/mail/writing/write.ts'
import { auditIn, authorIn } from '../../../core/audit/desk-commands.ts'
import { writeContactReply } from './mail-present.ts'

/** The acting member, with the address. */
export interface DeskActor {
  db: Database
  scope: Scope
  address: string
}

interface Held {
  numero: string
  asunto: string
  at: string
  correo: string
  state: ContactState
}

interface NewReply {
  version: number
  kind: 'respuesta' | 'nota'
  text: string
  closes: boolean
  key: string
}

/** Locks a message in the version that the client saw. @throws Problem `document-not-found`, `changed-meanwhile`. */
async function hold(tx: Transaction, id: string, version: number): Promise<Held> {
  const [message] = await tx.run(
    sql<
      Held & { version: number }
    >`select m.number as numero, m.subject as asunto, m.created_at as at, m.email as correo,
        m.state, m.version from contact_messages m
      where m.company_id = ${scopeCompany} and m.id = ${id} for update`.compile(query),
  )
  if (!message) throw new Problem('document-not-found')
  if (message.version !== version) throw new Problem('changed-meanwhile')
  return message
}

const isKept = async (tx: Transaction, id: string, key: string) => {
  await tx.run(
    sql`select 1 from contact_messages where company_id = ${scopeCompany} and id = ${id} for update`.compile(
      query,
    ),
  )
  const known = await tx.run(
    sql`select 1 from contact_replies where company_id = ${scopeCompany} and id = ${key} and message_id = ${id}`.compile(
      query,
    ),
  )
  return known.length > 0
}

/**
 * Answers a message by mail, or adds a note for the team, once per key. The author of an answer becomes its assignee.
 * @throws Problem `document-not-found`, `changed-meanwhile`, `question-closed`.
 */
export function replyToMessage(
  { db, scope, address }: DeskActor,
  profile: CompanyProfile,
  id: string,
  { version, kind, text, closes, key }: NewReply,
): Promise<void> {
  return db.transaction(scope, async (tx) => {
    if (await isKept(tx, id, key)) return
    const held = await hold(tx, id, version)
    if (held.state === 'cerrado' && kind === 'respuesta') throw new Problem('question-closed')
    const [self] = await tx.run(
      sql<{ id: string; name: string }>`select m.id, staff_name(m.id) as name from staff_members m
        where m.company_id = ${scopeCompany} and m.identity_id = scope_identity()`.compile(query),
    )
    const author = self?.name ?? ''
    const mail = kind === 'respuesta' ? await queueReply(tx, profile, held, { author, text, closes }) : null
    await tx.run(
      sql`insert into contact_replies (company_id, id, message_id, kind, author, identity_id, words, mail_id)
        values (${scopeCompany}, ${key}, ${id}, ${kind}, ${author}, scope_identity(), ${text}, ${mail}::uuid)`.compile(
        query,
      ),
    )
    const state = kind === 'nota' ? held.state : closes ? 'cerrado' : 'respondido'
    await tx.run(
      sql`update contact_messages set state = ${state}, last_at = now(),
          assignee_id = coalesce(assignee_id, ${kind === 'respuesta' ? (self?.id ?? null) : null}::uuid)
        where company_id = ${scopeCompany} and id = ${id}`.compile(query),
    )
    const action = kind === 'nota' ? 'contact-noted' : 'contact-answered'
    const detail = { numero: held.numero, estado: state }
    await auditIn(tx, await authorIn(tx, address), { action, target: id, detail })
  })
}

/** Queues the reply and returns its mail's id; answers to it go to the company's public address. */
async function queueReply(
  tx: Transaction,
  profile: CompanyProfile,
  held: Held,
  reply: { author: string; text: string; closes: boolean },
): Promise<string> {
  const { company } = profile
  const id = randomUUID()
  const content = writeContactReply(mailBrandOf(profile), held, reply)
  const { correo } = company.contactInfo
  const replyTo = isEmail(correo) ? { address: correo, name: company.nombre } : null
  await tx.run(
    sql`insert into outbox_mails (company_id, id, purpose, recipient, reply_to, reply_to_name, subject, html, text)
      values (${scopeCompany}, ${id}, 'contact-reply', ${held.correo}, ${replyTo?.address ?? null},
        ${replyTo?.name ?? null}, ${content.subject}, ${content.html}, ${content.text})`.compile(query),
  )
  return id
}

/** Closes a message without an answer, or reopens it. @throws Problem `document-not-found`, `changed-meanwhile`. */
export function turnMessage(
  { db, scope, address }: DeskActor,
  id: string,
  { version, estado }: { version: number; estado: ContactState },
): Promise<void> {
  return db.transaction(scope, async (tx) => {
    const { numero } = await hold(tx, id, version)
    await tx.run(
      sql`update contact_messages set state = ${estado}, last_at = now()
        where company_id = ${scopeCompany} and id = ${id}`.compile(query),
    )
    await auditIn(tx, await authorIn(tx, address), {
      action: 'contact-state',
      target: id,
      detail: { numero, estado },
    })
  })
}

/**
 * Assigns a message to a member, or to nobody; a new one is then in progress. False if that member may not answer.
 * @throws Problem `document-not-found`, `changed-meanwhile`.
 */
export function assignMessage(
  { db, scope, address }: DeskActor,
  id: string,
  { version, responsable }: { version: number; responsable: string | null },
): Promise<boolean> {
  return db.transaction(scope, async (tx) => {
    const { numero } = await hold(tx, id, version)
    const [given] = await tx.run(
      sql<{ name: string | null }>`update contact_messages m set assignee_id = ${responsable}::uuid,
          state = case when m.state = 'nuevo' and ${responsable}::uuid is not null then 'en_gestion' else m.state end
        where m.company_id = ${scopeCompany} and m.id = ${id} and (${responsable}::uuid is null or exists (
          select 1 from scope_assignees(${[...rolesThatMay('questions', 'write')]}::text[]) a
           where a.id = ${responsable}::uuid)) returning staff_name(${responsable}::uuid) as name`.compile(
        query,
      ),
    )
    if (!given) return false
    const detail = { numero, responsable: given.name }
    await auditIn(tx, await authorIn(tx, address), { action: 'contact-assigned', target: id, detail })
    return true
  })
}
