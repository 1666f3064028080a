import { sql } from 'kysely'
import { call } from '@enlace/database/call.ts'
import { query, type Transaction } from '@enlace/database/database.ts'

/** The author of a content change in the audit trail: an email, or the name of an automatic process. */
export interface Author {
  actor: string
  person?: string
  address?: string
}

/** Writes a change of content to the audit trail, in the transaction of the change. */
export async function audit(
  tx: Pick<Transaction, 'run'>,
  author: Author,
  action: string,
  target: string,
): Promise<void> {
  const { actor, person = null, address = null } = author
  await tx.run(
    sql`select ${call('append_own_audit', {
      who: actor,
      person,
      what: action,
      aim: target,
      origin: address,
      more: '{}',
    })}`.compile(query),
  )
}
