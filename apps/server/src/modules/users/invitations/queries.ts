import { sql } from 'kysely'
import {
  invitationLimits,
  type InvitationBatch,
  type LineFault,
  type LinesQuery,
  type LineState,
} from '@enlace/contract/users/invitations/schemas.ts'
import type { MailBounce } from '@enlace/contract/mail/bounces.ts'
import { query, scopeCompany, type Database, type Transaction } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { staffNameOf } from '../../../core/desk/member-name-queries.ts'

/** A file of invitations as stored. */
export interface BatchRow {
  id: string
  file_name: string
  state: InvitationBatch['estado']
  created_by: string
  created_at: string
  version: number
  counts: Record<string, number>
}

/** A line of a file as stored. */
export interface LineRow {
  id: string
  line: number
  nit: string
  third_party_id: number | null
  nombre: string | null
  email: string
  estado: LineState
  sent_at: string | null
  fault: LineFault | null
  bounce: MailBounce | null
  last_error: string | null
}

// The outcome of a line is derived from its membership and its latest mail.
const lines = sql`(
  select l.id, l.batch_id, l.line, l.nit, l.third_party_id, t.nombre, l.email, l.sent_at, l.fault, l.membership_id,
         mail.bounce, mail.last_error,
         case when l.fault is not null then 'no_se_envia'
              when m.accepted_at is not null then 'aceptada'
              when l.is_due then 'por_enviar'
              when mail.is_dead then 'correo_fallido'
              when m.invited_until is null then 'retirada'
              when m.invited_until <= now() then 'vencida'
              else 'enviada' end as estado
    from invitation_lines l
    left join third_parties t on t.company_id = l.company_id and t.id = l.third_party_id
    left join memberships m on m.company_id = l.company_id and m.id = l.membership_id
    left join lateral (
      select o.dead_at is not null or o.bounce in ('rechazado', 'temporal') as is_dead, o.bounce,
             coalesce(o.bounce_reason, o.last_error) as last_error
        from outbox_mails o
       where o.company_id = l.company_id and (o.id = l.mail_id or o.resent_from = l.mail_id)
       order by o.created_at desc limit 1) mail on l.mail_id is not null
   where l.company_id = ${scopeCompany}) lines`

const batches = sql`select b.id, b.file_name, b.state, ${staffNameOf('b.created_by')} as created_by, b.created_at, b.version,
    coalesce((select jsonb_object_agg(c.estado, c.rows) from (
      select estado, count(*) as rows from ${lines} where batch_id = b.id group by 1) c), '{}') as counts
  from invitation_batches b where b.company_id = ${scopeCompany}`

/** The maximum number of files in the list, newest first. */
const mostBatches = 100

/** Returns the company's files of invitations, newest first. */
export async function findBatches(db: Database, scope: Scope): Promise<BatchRow[]> {
  const [rows] = await db.read(scope, [
    sql<BatchRow>`${batches} order by b.created_at desc, b.id limit ${mostBatches}`.compile(query),
  ])
  return rows
}

/** Returns the progress of a file; undefined if it does not exist. */
export async function findProgress(db: Database, scope: Scope, id: string): Promise<BatchRow | undefined> {
  const [[batch]] = await db.read(scope, [sql<BatchRow>`${batches} and b.id = ${id}`.compile(query)])
  return batch
}

/** Finds a file with a page of its lines; undefined if it does not exist. */
export async function findBatch(db: Database, scope: Scope, id: string, { page, estado, q }: LinesQuery) {
  const pattern = q ? `%${q.replace(/[\\%_]/g, '\\$&')}%` : null
  const wanted = sql`batch_id = ${id} and (${estado ?? null}::text is null or estado = ${estado ?? null})
    and (${pattern}::text is null or nit ilike ${pattern} or email ilike ${pattern} or nombre ilike ${pattern})`
  const [[batch], rows, [count]] = await db.read(scope, [
    sql<BatchRow>`${batches} and b.id = ${id}`.compile(query),
    sql<LineRow>`select * from ${lines} where ${wanted} order by line
      limit ${invitationLimits.page} offset ${(page - 1) * invitationLimits.page}`.compile(query),
    sql<{ total: number }>`select count(*)::integer as total from ${lines} where ${wanted}`.compile(query),
  ])
  return batch && { batch, rows, total: count?.total ?? 0 }
}

/** A third party by its number, with its users and invited people. */
export interface KnownParty {
  id: number
  documento_numero: string
  activo: boolean
}

/** Finds the third parties with these numbers, those that can have users first. */
export async function findParties(
  db: Database,
  scope: Scope,
  numbers: readonly string[],
): Promise<KnownParty[]> {
  const [rows] = await db.read(scope, [
    sql<KnownParty>`select id, documento_numero, activo from third_parties
      where company_id = ${scopeCompany} and documento_numero = any (${numbers}::text[])
      order by activo desc, es_proveedor desc, id`.compile(query),
  ])
  return rows
}

/** A user of a third party, or an invited person. */
export interface KnownUser {
  third_party_id: number
  correo: string
  has_joined: boolean
}

/** Returns the users and invited people of these third parties. */
export async function findUsers(
  db: Database,
  scope: Scope,
  parties: readonly number[],
): Promise<KnownUser[]> {
  const [rows] = await db.read(scope, [
    sql<KnownUser>`select p.id as third_party_id, lower(u.correo) as correo, u.has_joined
      from unnest(${parties}::integer[]) p (id) cross join lateral third_party_users(p.id) u
     where u.has_joined or u.estado = 'invitado'`.compile(query),
  ])
  return rows
}

/** A line whose mail is due. */
export interface DueLine {
  id: string
  email: string
  first_name: string
  last_name: string
  third_party_id: number
  nombre: string
  documento_numero: string
  documento_dv: number | null
  activo: boolean
  membership_id: string | null
}

/** Returns the next due lines of a file that is being sent. */
export async function findDue(
  db: Database,
  scope: Scope,
  batch: string,
  atMost: number,
): Promise<{ createdBy: string; due: DueLine[] } | undefined> {
  const [[found], due] = await db.read(scope, [
    sql<{ created_by: string }>`select created_by from invitation_batches
      where company_id = ${scopeCompany} and id = ${batch} and state = 'enviando'`.compile(query),
    sql<DueLine>`select l.id, l.email, l.first_name, l.last_name, l.third_party_id, l.membership_id, t.nombre,
        t.documento_numero, t.documento_dv, t.activo
      from invitation_lines l join third_parties t on t.company_id = l.company_id and t.id = l.third_party_id
     where l.company_id = ${scopeCompany} and l.batch_id = ${batch} and l.is_due and l.fault is null
     order by l.line limit ${atMost}`.compile(query),
  ])
  return found && { createdBy: found.created_by, due }
}

/**
 * Returns the lines of a file that may be sent again: not accepted, not sent within a day and not refused permanently;
 * or a given line that is not accepted, in any case.
 */
export async function dueAgain(
  tx: Pick<Transaction, 'run'>,
  batch: string,
  line: string | null,
): Promise<string[]> {
  const rows = await tx.run(
    sql<{ id: string }>`select id from ${lines}
      where batch_id = ${batch} and estado in ('enviada', 'vencida', 'correo_fallido')
        and (id = ${line}::uuid or (${line}::uuid is null and bounce is distinct from 'rechazado'
                                                   and (estado <> 'enviada' or sent_at < now() - interval '1 day')))`.compile(
      query,
    ),
  )
  return rows.map(({ id }) => id)
}
