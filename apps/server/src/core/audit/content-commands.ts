import { sql } from 'kysely'
import { call } from '@enlace/database/call.ts'
import { query, type Transaction } from '@enlace/database/database.ts'

/** Who writes the content, for the audit trail: an email or what acted by itself. */
export interface Author {
  actor: string
  person?: string
  address?: string
}

/** Writes down who changed what the company shows, in the change's own transaction. */
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
