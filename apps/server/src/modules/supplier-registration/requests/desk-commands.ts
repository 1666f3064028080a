import { sql } from 'kysely'
import { fill } from '@enlace/contract/core/fill.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { registrationNoteTexts as texts } from '@enlace/contract/supplier-registration/desk/texts.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { rolesThatMay } from '@enlace/domain/staff-roles.ts'
import { query, scopeCompany, type Transaction } from '@enlace/database/database.ts'
import { auditIn } from '../../../core/audit/desk-commands.ts'
import { type DeskActor, noteEvent } from './state-commands.ts'

/**
 * Assigns a request to a member or to nobody; false if the member may not decide on requests. @throws Problem
 * `document-not-found`, `changed-meanwhile`.
 */
export function assignRequest(
  { service, scope, author }: DeskActor,
  id: string,
  { version, responsable }: { version: number; responsable: string | null },
): Promise<boolean> {
  const roles = [...rolesThatMay('registrations', 'write')]
  return service.db.transaction(scope, async (tx) => {
    const number = await lockVersion(tx, id, version)
    const [member] = await tx.run(
      sql<{
        name: string
      }>`select name from scope_assignees(${roles}::text[]) where id = ${responsable}::uuid`.compile(query),
    )
    if (responsable !== null && !member) return false
    await tx.run(
      sql`update registration_requests set assigned_to = ${responsable}::uuid
        where company_id = ${scopeCompany} and id = ${id}`.compile(query),
    )
    const by = await author(tx)
    const nombre = member?.name ?? ''
    await noteEvent(tx, id, by, { note: member ? fill(texts.assigned, { nombre }) : texts.released })
    await auditIn(tx, by, {
      action: 'registration:assigned',
      target: number,
      detail: { responsable: nombre },
    })
    return true
  })
}

/** Saves the issue date read from a file. @throws Problem `document-not-found`, `changed-meanwhile`. */
export function dateRequestFile(
  { service, scope, author }: DeskActor,
  paper: { id: string; request: string; version: number; expedido: CalendarDate | null },
): Promise<void> {
  return service.db.transaction(scope, async (tx) => {
    const number = await lockVersion(tx, paper.request, paper.version)
    await tx.run(
      sql`update registration_attachments set issued_on = ${paper.expedido}::date
        where company_id = ${scopeCompany} and id = ${paper.id}`.compile(query),
    )
    await tx.run(
      sql`update registration_requests set updated_at = updated_at
        where company_id = ${scopeCompany} and id = ${paper.request}`.compile(query),
    )
    await auditIn(tx, await author(tx), {
      action: 'registration:paper-dated',
      target: number,
      detail: { expedido: paper.expedido },
    })
  })
}

async function lockVersion(tx: Transaction, id: string, version: number): Promise<string> {
  const [request] = await tx.run(
    sql<{ number: string; version: number }>`select number, version from registration_requests
      where company_id = ${scopeCompany} and id = ${id} for update`.compile(query),
  )
  if (!request) throw new Problem('document-not-found')
  if (request.version !== version) throw new Problem('changed-meanwhile')
  return request.number
}
