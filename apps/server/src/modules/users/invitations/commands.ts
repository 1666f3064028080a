import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { InvitationBatch, LineFault } from '@enlace/contract/users/invitations/schemas.ts'
import { query, scopeCompany, type Transaction } from '@enlace/database/database.ts'
import { addJob } from '../../../core/jobs/commands.ts'

/** The task that sends invitations gradually. */
export const sendingTask = 'send-invitations'

/** A checked line of an uploaded file. */
export interface CheckedLine {
  line: number
  nit: string
  email: string
  first_name: string
  last_name: string
  third_party_id: number | null
  fault: LineFault | null
}

/** Saves a file of invitations with its lines, without sending. Returns its id. */
export async function keepBatch(
  tx: Transaction,
  { fileName, actor, lines }: { fileName: string; actor: string; lines: readonly CheckedLine[] },
): Promise<string> {
  const id = randomUUID()
  await tx.run(
    sql`insert into invitation_batches (company_id, id, file_name, created_by)
      values (${scopeCompany}, ${id}, ${fileName}, ${actor})`.compile(query),
  )
  await tx.run(
    sql`insert into invitation_lines (company_id, batch_id, line, nit, email, first_name, last_name, third_party_id,
        fault, is_due)
      select ${scopeCompany}, ${id}, l.line, l.nit, l.email, l.first_name, l.last_name, l.third_party_id, l.fault,
             l.fault is null
        from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) l (line integer, nit text, email text, first_name text,
          last_name text, third_party_id integer, fault text)`.compile(query),
  )
  return id
}

/** A transition of a file: the required and the new state. */
export interface BatchStep {
  version: number
  from: readonly InvitationBatch['estado'][]
  to: InvitationBatch['estado']
}

/**
 * Changes the state of a file. @throws Problem `invitations-not-found`; `invitations-busy` if its state has changed.
 */
export async function moveBatch(
  tx: Transaction,
  id: string,
  { version, from, to }: BatchStep,
): Promise<void> {
  const [moved] = await tx.run(
    sql<{ id: string }>`update invitation_batches set state = ${to}, version = version + 1,
        started_at = case when ${to}::text = 'enviando' then coalesce(started_at, now()) else started_at end,
        finished_at = case when ${to}::text = 'enviando' then null else finished_at end
      where company_id = ${scopeCompany} and id = ${id} and version = ${version} and state in (${sql.join(from)})
      returning id`.compile(query),
  )
  if (moved) return
  const [known] = await tx.run(
    sql<{
      id: string
    }>`select id from invitation_batches where company_id = ${scopeCompany} and id = ${id}`.compile(query),
  )
  throw new Problem(known ? 'invitations-busy' : 'invitations-not-found')
}

/** Queues the sending of a file's due lines. */
export async function beginSending(tx: Transaction, batch: string, at = new Date()): Promise<void> {
  await addJob(tx, sendingTask, { batch }, { key: batch, runAt: at })
}

/** Marks lines for another mail. */
export async function markDue(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx.run(
    sql`update invitation_lines set is_due = true
      where company_id = ${scopeCompany} and id = any (${ids}::uuid[])`.compile(query),
  )
}

/** Saves the outcome of a due line. */
export async function settleLine(
  tx: Transaction,
  id: string,
  became: { membership: string; mail: string } | { fault: LineFault } | 'nothing',
): Promise<void> {
  const sent = typeof became === 'object' && 'mail' in became ? became : null
  const fault = typeof became === 'object' && 'fault' in became ? became.fault : null
  await tx.run(
    sql`update invitation_lines set is_due = false, fault = coalesce(${fault}::text, fault),
        membership_id = coalesce(${sent?.membership ?? null}::uuid, membership_id),
        mail_id = coalesce(${sent?.mail ?? null}::uuid, mail_id),
        sent_at = case when ${sent !== null}::boolean then now() else sent_at end
      where company_id = ${scopeCompany} and id = ${id}`.compile(query),
  )
}

/** Marks a file without due lines as finished. */
export async function finishBatch(tx: Transaction, id: string): Promise<void> {
  await tx.run(
    sql`update invitation_batches b set state = 'terminada', finished_at = now(), version = version + 1
      where company_id = ${scopeCompany} and id = ${id} and state = 'enviando'
        and not exists (select 1 from invitation_lines l where l.company_id = b.company_id and l.batch_id = b.id and l.is_due)`.compile(
      query,
    ),
  )
}

/** Deletes a file of which nothing was sent. */
export async function removeBatch(tx: Transaction, id: string, version: number): Promise<void> {
  await moveBatch(tx, id, { version, from: ['borrador'], to: 'borrador' })
  await tx.run(
    sql`delete from invitation_batches where company_id = ${scopeCompany} and id = ${id}`.compile(query),
  )
}
