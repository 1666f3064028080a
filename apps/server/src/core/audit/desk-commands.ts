import { sql } from 'kysely'
import { call } from '@enlace/database/call.ts'
import { query, type Transaction } from '@enlace/database/database.ts'

/** The author of an act in the audit trail: a person with an address, or an automatic process. */
export interface Author {
  actor: string
  person: string | null
  address: string | null
}

/** The author of an act, with nothing where there is no person or address. */
export type ActAuthor = Pick<Author, 'actor'> & Partial<Author>

/** Returns the member of the open session as the audit trail names it. */
export async function authorIn(tx: Pick<Transaction, 'run' | 'context'>, address: string): Promise<Author> {
  const { session_id, identity_id } = tx.context
  const [member] = await tx.run(
    sql<{ email: string }>`select email from scope_staff_member(${session_id})`.compile(query),
  )
  if (!member) throw new Error('An open scope has a member')
  return { actor: member.email.slice(0, 254), person: identity_id, address }
}

/** Writes an act to the audit trail in its own transaction, so neither is committed without the other. */
export async function auditIn(
  tx: Pick<Transaction, 'run'>,
  { actor, person = null, address = null }: ActAuthor,
  { action, target = null, detail = {} }: { action: string; target?: string | null; detail?: object },
): Promise<void> {
  await tx.run(
    sql`select ${call('append_own_audit', {
      who: actor,
      person,
      what: action,
      aim: target,
      origin: address,
      more: JSON.stringify(detail),
    })}`.compile(query),
  )
}
