import { sql } from 'kysely'
import type { AnyCall } from '@enlace/contract/core/call.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { call as named } from '@enlace/database/call.ts'
import { query, type Database } from '@enlace/database/database.ts'
import { Scope, stepUpSeconds } from '@enlace/database/scope.ts'
import { rolesThatMayCall } from '../access.ts'
import { hashOf, randomToken } from '../../keys/keys.ts'

/** Seconds within which a ticket is used: the browser follows it at once (stack rule 10). */
const validSeconds = 60

/**
 * Keeps a ticket of the scope's session for one file of a call and answers its secret, which is kept nowhere in clear. What
 * the call demands is kept with it: the session must prove it again when the ticket is used.
 */
export async function openTicket(db: Database, scope: Scope, call: AnyCall, target: Buffer): Promise<string> {
  const ticket = randomToken()
  const { access } = call
  if (access.actor === 'staff') {
    const stepUp = call.stepUp === true ? stepUpSeconds : null
    await db.transaction(scope, async (tx) => {
      await tx.run(
        sql`select ${named('open_staff_ticket', {
          session: tx.context.session_id,
          ticket: hashOf(ticket),
          wanted_target: target,
          wanted_roles: [...rolesThatMayCall(call, access)],
          wanted_step_up: stepUp,
          valid_seconds: validSeconds,
        })}`.compile(query),
      )
    })
    return ticket
  }
  const module = 'module' in access ? (access.module ?? null) : null
  await db.transaction(scope, async (tx) => {
    await tx.run(
      sql`select ${named('open_download_ticket', {
        session: tx.context.session_id,
        ticket: hashOf(ticket),
        wanted_target: target,
        wanted_account: scope.account,
        wanted_module: module,
        master_only: access.actor === 'master',
        valid_seconds: validSeconds,
      })}`.compile(query),
    )
  })
  return ticket
}

/** The same of the back office: a ticket of the one opens nothing at the other. @throws Problem `ticket-spent`. */
export async function takeStaffTicket(
  db: Database,
  sent: { ticket: string; cookie: string; target: Buffer },
): Promise<Scope> {
  const grant = hashOf(randomToken())
  const values = [hashOf(sent.ticket), hashOf(sent.cookie), sent.target, grant]
  const [row] = await db.lookUp<{ company_id: number }>('take_staff_ticket', values, 'staff')
  if (!row) throw new Problem('ticket-spent')
  return Scope.ofStaffTicket(grant)
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
