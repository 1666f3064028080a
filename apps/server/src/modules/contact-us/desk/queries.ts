import { sql } from 'kysely'
import type {
  DeskContact,
  DeskContactDetail,
  DeskContactsQuery,
} from '@enlace/contract/contact-us/desk/schemas.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { every, oneOf } from '../../../core/list/queries.ts'
import { listRows, type Sortable, type Unpaged } from '../../../core/list/rows-queries.ts'
import { assignedChoices, assigneesOf, isAssignedTo } from '../../../core/desk/assignee-queries.ts'

type ContactFilter = Unpaged<DeskContactsQuery>

/** The messages of the open company's contact form; the affair has its name at that time. */
const messages = sql`(select m.id, m.number as numero, m.created_at as at, m.last_at as ultimo_at, m.state as estado,
    m.subject as asunto, trim(m.name || ' ' || m.surname) as persona, m.email as correo, m.company as empresa, m.message as mensaje,
    m.related_to as relacionado, m.affair_contact as medio,
    case when m.phone = '' then '' else trim(coalesce('+' || nullif(m.indicative, ''), '') || ' ' || m.phone) end as telefono,
    m.city as ciudad, m.job_title as cargo, m.schedule as horario, m.assignee_id, m.assignee_id as responsable_id, m.version,
    staff_name(m.assignee_id) as responsable
  from contact_messages m where m.company_id = ${scopeCompany}) as messages`

/** Unanswered messages first, oldest first; then the others, by last activity. */
const turn = sql`case when estado in ('nuevo', 'en_gestion') then extract(epoch from at)
  else 20000000000 - extract(epoch from ultimo_at) end`

const sortable: Sortable = {
  turno: { by: turn },
  numero: 'numero',
  persona: 'persona',
  empresa: 'empresa',
  asunto: 'asunto',
  responsable: { by: sql`lower(responsable)` },
  recibido: 'at',
}

function filtered({ q, from, to }: ContactFilter) {
  const text = q?.trim()
  const pattern = `%${text?.replace(/[\\%_]/g, (sign) => `\\${sign}`) ?? ''}%`
  const day = sql`(at at time zone 'America/Bogota')::date`
  return every([
    ...(text
      ? [
          sql<boolean>`(numero ilike ${pattern} or persona ilike ${pattern} or correo ilike ${pattern}
            or empresa ilike ${pattern} or mensaje ilike ${pattern})`,
        ]
      : []),
    ...(from ? [sql<boolean>`${day} >= ${from}`] : []),
    ...(to ? [sql<boolean>`${day} <= ${to}`] : []),
  ])
}

const inStates = ({ status }: ContactFilter) => oneOf(sql.ref<string>('estado'), status)
const ofAffair = ({ asunto }: ContactFilter) =>
  asunto === undefined ? sql<boolean>`true` : sql<boolean>`asunto = ${asunto}`
const assigned = ({ asignada }: ContactFilter) => isAssignedTo('assignee_id', asignada)

/** The filtered messages, in order. */
export const deskContactRows = (filter: ContactFilter) =>
  listRows<DeskContact>({
    columns: sql`*`,
    from: messages,
    where: every([filtered(filter), inStates(filter), ofAffair(filter), assigned(filter)]),
    sortable,
    sort: filter.sort ?? 'turno',
  })

/** Finds a page of the inbox with the counts of each filter, and the possible assignees. */
export async function findDeskContacts(db: Database, scope: Scope, filter: DeskContactsQuery) {
  const [rows, groups, choices, responsables] = await db.readList(scope, [
    deskContactRows(filter).page(filter).compile(query),
    sql<{ estado: string; rows: number }>`select estado, count(*)::integer as rows from ${messages}
      where ${every([filtered(filter), ofAffair(filter), assigned(filter)])} group by 1`.compile(query),
    sql<{ asunto: string[]; asignada: string[]; rows: number }>`select array[asunto] as asunto,
        ${assignedChoices('assignee_id')} as asignada, count(*)::integer as rows from ${messages}
      where ${every([filtered(filter), inStates(filter)])} group by 1, 2`.compile(query),
    assigneesOf('questions'),
  ])
  return { rows, groups, choices, responsables }
}

/** Finds one message with its answers; undefined if there is none. */
export async function findDeskContact(
  db: Database,
  scope: Scope,
  id: string,
): Promise<DeskContactDetail | undefined> {
  const [[message], responsables] = await db.read(scope, [
    sql<Omit<DeskContactDetail, 'responsables'>>`select messages.*,
        coalesce((select jsonb_agg(jsonb_build_object('id', r.id, 'tipo', r.kind, 'autor', r.author, 'texto', r.words,
                                                      'at', r.created_at) order by r.created_at, r.id)
                    from contact_replies r where r.company_id = ${scopeCompany} and r.message_id = messages.id), '[]')
          as respuestas
      from ${messages} where id = ${id}`.compile(query),
    assigneesOf('questions'),
  ])
  return message && { ...message, responsables }
}

/** Counts the unanswered messages. */
export const waitingContacts = sql<{ count: number }>`select count(*)::integer as count from contact_messages
  where company_id = ${scopeCompany} and state in ('nuevo', 'en_gestion')`.compile(query)
