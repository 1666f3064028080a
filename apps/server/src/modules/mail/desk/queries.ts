import { sql } from 'kysely'
import type { DeskMail, DeskMailDetail, DeskMailsQuery } from '@enlace/contract/mail/desk/schemas.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import { every, oneOf } from '../../../core/list/queries.ts'
import { listRows, type Sortable, type Unpaged } from '../../../core/list/rows-queries.ts'

type MailFilter = Unpaged<DeskMailsQuery>

/** Whether a mail did not arrive: it was given up, or a later server bounced it. */
const isLost = sql<boolean>`(m.dead_at is not null and m.sent_at is null or m.bounce in ('rechazado', 'temporal'))`

/** Whether a mail was sent again, by one that is not lost itself. */
const isSentAgain = sql<boolean>`exists (select 1 from outbox_mails again
  where again.company_id = m.company_id and again.dead_at is null and again.bounce is distinct from 'rechazado'
    and again.bounce is distinct from 'temporal' and again.resent_from = coalesce(m.resent_from, m.id)
    and again.created_at > m.created_at)`

/** The state of a mail; a lost one needs no attention once it was sent again. */
const state = sql<string>`case when ${isLost} and ${isSentAgain} then 'reenviado'
  when m.bounce in ('rechazado', 'temporal') then 'devuelto'
  when m.bounce is not null then 'demorado' when m.sent_at is not null then 'enviado'
  when m.dead_at is not null then 'fallido' when m.last_error is not null then 'reintentando' else 'en_cola' end`

/** The mails of the open company without their content. */
const mails = sql`(select m.id, m.created_at as at, m.recipient as para, m.subject as asunto, m.purpose as motivo,
    m.attempts as intentos, m.sent_at as enviado_at, coalesce(m.bounce_reason, m.last_error) as error,
    m.reply_to as responder_a, m.bounce, m.bounced_at, m.next_attempt_at, m.resent_from, m.resent_by, m.holds_secret,
    ${state} as estado
  from outbox_mails m where m.company_id = ${scopeCompany}) as mails`

/** Sorts lost mails first, then retried ones, each newest first. */
const turn = sql`(case when estado in ('fallido', 'devuelto') then 0 when estado in ('reintentando', 'demorado') then 1 else 2 end)
  * 100000000000 - extract(epoch from at)`

const sortable: Sortable = {
  turno: { by: turn },
  at: 'at',
  para: 'para',
  asunto: 'asunto',
  intentos: 'intentos',
}

function filtered({ q, from, to }: MailFilter) {
  const text = q?.trim()
  const pattern = `%${text?.replace(/[\\%_]/g, (sign) => `\\${sign}`) ?? ''}%`
  const day = sql`(at at time zone 'America/Bogota')::date`
  return every([
    ...(text ? [sql<boolean>`(para ilike ${pattern} or asunto ilike ${pattern})`] : []),
    ...(from ? [sql<boolean>`${day} >= ${from}`] : []),
    ...(to ? [sql<boolean>`${day} <= ${to}`] : []),
  ])
}

const inStates = ({ status }: MailFilter) => oneOf(sql.ref<string>('estado'), status)
const ofPurpose = ({ motivo }: MailFilter) =>
  motivo === undefined ? sql<boolean>`true` : sql<boolean>`motivo = ${motivo}`

/** The mails that match a filter, in its order. */
export const deskMailRows = (filter: MailFilter) =>
  listRows<DeskMail>({
    columns: sql`*`,
    from: mails,
    where: every([filtered(filter), inStates(filter), ofPurpose(filter)]),
    sortable,
    sort: filter.sort ?? 'turno',
  })

/** Returns a page of the outbox with the counts of each filter. */
export async function findDeskMails(db: Database, scope: Scope, filter: DeskMailsQuery) {
  const [rows, groups, choices] = await db.readList(scope, [
    deskMailRows(filter).page(filter).compile(query),
    sql<{ estado: string; rows: number }>`select estado, count(*)::integer as rows from ${mails}
      where ${every([filtered(filter), ofPurpose(filter)])} group by 1`.compile(query),
    sql<{
      motivo: string[]
      rows: number
    }>`select array[motivo] as motivo, count(*)::integer as rows from ${mails}
      where ${every([filtered(filter), inStates(filter)])} group by 1`.compile(query),
  ])
  return { rows, groups, choices }
}

/** A mail with its content; the server decides whether to show it. */
export type FoundMail = DeskMail &
  Pick<DeskMailDetail, 'responder_a' | 'rebote' | 'siguiente_at' | 'primero' | 'por' | 'reenvios'> & {
    holds_secret: boolean
    html: string
    text: string
  }

/** Finds a mail; undefined if it does not exist. */
export async function findDeskMail(db: Database, scope: Scope, id: string): Promise<FoundMail | undefined> {
  const [[mail]] = await db.read(scope, [
    sql<FoundMail>`select mails.*, mails.resent_by as por, words.html, words.text,
        case when mails.bounce is not null then jsonb_build_object('tipo', mails.bounce, 'at', mails.bounced_at) end as rebote,
        case when mails.estado in ('en_cola', 'reintentando') then mails.next_attempt_at end as siguiente_at,
        (select jsonb_build_object('id', f.id, 'at', f.created_at) from outbox_mails f
          where f.company_id = ${scopeCompany} and f.id = mails.resent_from) as primero,
        coalesce((select jsonb_agg(jsonb_build_object('id', m.id, 'at', m.created_at, 'por', coalesce(m.resent_by, ''),
              'estado', ${state}) order by m.created_at)
            from outbox_mails m where m.company_id = ${scopeCompany} and m.resent_from = mails.id), '[]') as reenvios
      from ${mails} join outbox_mails words on words.company_id = ${scopeCompany} and words.id = mails.id
     where mails.id = ${id}`.compile(query),
  ])
  return mail
}

/** Returns the HTML of a company's mail, for the holder of its signed address. */
export async function findMailPage(
  db: Database,
  company: number,
  id: string,
): Promise<{ html: string } | undefined> {
  const [[mail]] = await db.read(Scope.ofStaff(company), [
    sql<{ html: string }>`select html from outbox_mails where company_id = ${scopeCompany} and id = ${id}
      and html <> ''`.compile(query),
  ])
  return mail
}

/** Counts the lost mails that were not sent again. */
export const failedMails = sql<{ count: number }>`select count(*)::integer as count from outbox_mails m
  where m.company_id = ${scopeCompany} and ${isLost} and not ${isSentAgain}`.compile(query)
