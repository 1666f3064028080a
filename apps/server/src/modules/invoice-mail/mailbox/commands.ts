import { sql } from 'kysely'
import { Problem } from '@enlace/contract/core/problems.ts'
import { mailboxMinutes } from '@enlace/contract/invoice-mail/limits.ts'
import type { WrittenMailbox } from '@enlace/contract/invoice-mail/settings/schemas.ts'
import { query, scopeCompany, type Database, type Transaction } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { auditIn, type ActAuthor, type Author } from '../../../core/audit/desk-commands.ts'
import { addJob } from '../../../core/jobs/commands.ts'

/** The job that reads a company's mailbox and hands in what it brought. */
export const mailboxTask = 'invoice-mailbox'

/** Minutes for which a job holds a mailbox without renewing it. */
const heldMinutes = 5

/** The longest pause after failures, in minutes. */
const longestPause = 60

/** Reads the open company's mailbox at once, or at a time; the next time never puts a reading off that was asked for. */
export async function planReading(tx: Pick<Transaction, 'run'>, runAt?: Date): Promise<void> {
  await addJob(tx, mailboxTask, {}, runAt ? { key: 'next', runAt } : { key: 'now' })
  await tx.run(
    sql`update invoice_mailboxes set next_run_at = coalesce(${runAt ?? null}, now())
      where company_id = ${scopeCompany}`.compile(query),
  )
}

/**
 * Saves the mailbox of the open company. Another server, user or folder counts its mails anew, and one that a person turned
 * on again begins with what arrives then. @throws Problem `changed-meanwhile`.
 */
export async function keepMailbox(
  tx: Transaction,
  {
    servidor,
    puerto,
    seguridad,
    usuario,
    acceso,
    inquilino,
    cliente,
    carpeta,
    encendido,
    version,
  }: WrittenMailbox,
  sealed: Buffer,
  author: Author,
): Promise<void> {
  const kept = await tx.run(
    version === 0
      ? sql`insert into invoice_mailboxes (company_id, host, port, security, username, access, tenant, client_id, sealed_secret,
            folder, is_on, updated_by)
          values (${scopeCompany}, ${servidor}, ${puerto}, ${seguridad}, ${usuario}, ${acceso}, ${inquilino}, ${cliente}, ${sealed}, ${carpeta}, ${encendido},
                  ${author.actor}) on conflict (company_id) do nothing returning version`.compile(query)
      : sql`update invoice_mailboxes m
            set host = ${servidor}, port = ${puerto}, security = ${seguridad}, username = ${usuario},
                access = ${acceso}, tenant = ${inquilino}, client_id = ${cliente}, sealed_secret = ${sealed}, folder = ${carpeta}, is_on = ${encendido}, stopped_why = null, failure = null,
                failures = 0, place = o.place + o.is_other::integer,
                uid_validity = case when o.is_other or not m.is_on and m.stopped_why is null then null else m.uid_validity end,
                last_uid = case when o.is_other or not m.is_on and m.stopped_why is null then null else m.last_uid end,
                version = m.version + 1, updated_by = ${author.actor}, updated_at = now()
           from (select place, host <> ${servidor} or username <> ${usuario} or folder <> ${carpeta} as is_other
                   from invoice_mailboxes where company_id = ${scopeCompany}) o
          where m.company_id = ${scopeCompany} and m.version = ${version} returning m.version`.compile(query),
  )
  if (kept.length === 0) throw new Problem('changed-meanwhile')
  if (encendido) await planReading(tx)
  const detail = { servidor, puerto, seguridad, usuario, acceso, inquilino, cliente, carpeta, encendido }
  await auditIn(tx, author, { action: 'invoice-mailbox:changed', detail })
}

/** Holds the mailbox for a job; false if another job has it. */
export async function holdMailbox(db: Database, scope: Scope, runner: string): Promise<boolean> {
  const [held] = await db.read(scope, [
    sql`update invoice_mailboxes set held_by = ${runner}, held_until = now() + make_interval(mins => ${heldMinutes})
      where company_id = ${scopeCompany} and (held_until is null or held_until <= now() or held_by = ${runner})
      returning 1 as held`.compile(query),
  ])
  return held.length > 0
}

/** Lets the mailbox go, and plans the next look: later each time while it cannot be read. */
export async function endReading(
  db: Database,
  scope: Scope,
  runner: string,
  read: { isOn: boolean; failures: number },
): Promise<void> {
  await db.transaction(scope, async (tx) => {
    await tx.run(
      sql`update invoice_mailboxes set held_by = null, held_until = null, next_run_at = null
        where company_id = ${scopeCompany} and held_by = ${runner}`.compile(query),
    )
    if (!read.isOn) return
    const minutes = Math.min(longestPause, mailboxMinutes * 2 ** Math.min(read.failures, 10))
    await planReading(tx, new Date(Date.now() + minutes * 60_000))
  })
}

/** Notes how a look into the mailbox ended: read, failed for now, or stopped because another try would end the same way. */
export async function noteReading(
  db: Database,
  scope: Scope,
  { failure, stops }: { failure: string | null; stops: boolean },
  author: ActAuthor,
): Promise<void> {
  await db.transaction(scope, async (tx) => {
    await tx.run(
      sql`update invoice_mailboxes
          set read_at = case when ${failure}::text is null then now() else read_at end, failure = ${failure},
              failures = case when ${failure}::text is null then 0 else failures + 1 end,
              is_on = is_on and not ${stops}, stopped_why = case when ${stops} then ${failure} else stopped_why end
        where company_id = ${scopeCompany}`.compile(query),
    )
    if (stops) await auditIn(tx, author, { action: 'invoice-mailbox:stopped', detail: { motivo: failure } })
  })
}

/** Begins with what arrives from now on. */
export async function beginAt(
  db: Database,
  scope: Scope,
  { uidValidity, last }: { uidValidity: bigint; last: number },
): Promise<void> {
  await db.read(scope, [
    sql`update invoice_mailboxes set uid_validity = ${String(uidValidity)}::bigint, last_uid = ${last}
      where company_id = ${scopeCompany}`.compile(query),
  ])
}
