import { sql } from 'kysely'
import type { Access } from '@enlace/domain/access'
import { Problem } from '@enlace/contract/core/problems'
import { query, type Database } from '@enlace/database/database'
import { Scope } from '@enlace/database/scope'
import { hashOf, randomToken } from '../http/keys.ts'

/** Seconds within which a ticket is used: the browser follows it at once (stack rule 10). */
const validSeconds = 60

/** Keeps a ticket of the scope's session for one file and answers its secret, which is kept nowhere in clear. */
export async function openTicket(
  db: Database,
  scope: Scope,
  access: Access,
  target: Buffer,
): Promise<string> {
  const ticket = randomToken()
  const module = 'module' in access ? (access.module ?? null) : null
  await db.transaction(scope, async (tx) => {
    await tx.run(
      sql`select open_download_ticket(${tx.context.session_id}, ${hashOf(ticket)}, ${target}, ${scope.account},
            ${module}, ${access.actor === 'master'}, ${validSeconds})`.compile(query),
    )
  })
  return ticket
}

/**
 * Spends a ticket and answers the scope that it stands for, which proves its session anew whenever it is opened.
 * @throws Problem `ticket-spent`, also where it is another browser's or another file's.
 */
export async function takeTicket(
  db: Database,
  sent: { ticket: string; cookie: string; target: Buffer },
): Promise<Scope> {
  const grant = hashOf(randomToken())
  const [row] = await db.lookUp<{ account: number | null }>('take_download_ticket', [
    hashOf(sent.ticket),
    hashOf(sent.cookie),
    sent.target,
    grant,
  ])
  if (!row) throw new Problem('ticket-spent')
  return Scope.ofTicket(grant, row.account)
}
