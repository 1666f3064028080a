import { sql } from 'kysely'
import type { AnyCall } from '@enlace/contract/core/call.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { call as named } from '@enlace/database/call.ts'
import { query, type Database } from '@enlace/database/database.ts'
import { Scope, stepUpSeconds } from '@enlace/database/scope.ts'
import { rolesThatMayCall } from '../access.ts'
import { hashOf, randomToken } from '../../keys/keys.ts'

/** Seconds for which a ticket is valid: the browser follows it at once (stack rule 10). */
const validSeconds = 60

/**
 * Stores a ticket of the scope's session for one file of a call and returns its secret, of which only the hash is
 * stored. The requirements of the call are stored with it: the session must prove them again when the ticket is used.
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

/** Takes a ticket of the back office; tickets of one origin are invalid at the other. @throws Problem `ticket-spent`. */
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
 * Spends a ticket and returns its scope, which proves its session again whenever it is opened. @throws Problem
 * `ticket-spent`, also if it belongs to another browser or file.
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
