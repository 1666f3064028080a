import { sql } from 'kysely'
import type {
  AnswerTemplate,
  DeskQuestion,
  DeskQuestionsQuery,
  DeskThread,
} from '@enlace/contract/questions/desk/schemas.ts'
import type { DocumentKind, Question } from '@enlace/contract/questions/schemas.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { waitsOnItsDesk } from '../documents/index.ts'
import { every, oneOf } from '../../core/list/queries.ts'
import { listRows, type Sortable, type Unpaged } from '../../core/list/rows-queries.ts'
import { assignedChoices, assigneesOf, isAssignedTo } from '../../core/desk/assignee-queries.ts'
import { staffNameOf } from '../../core/desk/member-name-queries.ts'

type QuestionDocumentRef = { kind: DocumentKind; id: string }

type DeskFilter = Unpaged<DeskQuestionsQuery>

/** All threads of the open company with their suppliers, except confirmations without an answer. */
const threads = sql`(select q.id, q.number as numero, q.topic as tipo, q.state as estado, q.excerpt as extracto,
    q.messages as mensajes, q.document_number, q.kind, q.document_id, q.version, q.assignee_id,
    jsonb_build_object('kind', q.kind, 'id', q.document_id, 'numero', q.document_number) as documento,
    q.created_at as abierta_at, q.last_at as ultimo_at, q.last_from as ultimo_de,
    t.id as proveedor_id, t.nombre as proveedor, t.documento_numero || coalesce('-' || t.documento_dv, '') as nit, b.nombre as sucursal,
    staff_name(q.assignee_id) as responsable,
    (select count(*)::integer from question_notes n where n.company_id = q.company_id and n.question_id = q.id) as notas
  from questions q
  join third_parties t on t.company_id = q.company_id and t.id = q.third_party_id
  join branch_accounts b on b.company_id = q.company_id and b.id = q.third_id
 where q.company_id = ${scopeCompany}
   and not (q.topic in ('confirmacion_orden', 'aceptacion_nota') and q.messages = 1)) as threads`

/** Sorts threads waiting for the company first, oldest first; then by latest activity. */
const turn = sql`case when estado in ('abierta', 'esperando_a_la_compania') then extract(epoch from ultimo_at)
  else 20000000000 - extract(epoch from ultimo_at) end`

const sortable: Sortable = {
  turno: { by: turn },
  numero: 'numero',
  proveedor: 'proveedor',
  responsable: { by: sql`lower(responsable)` },
  ultimo: 'ultimo_at',
}

function filtered({ q, from, to }: DeskFilter) {
  const text = q?.trim()
  const pattern = `%${text?.replace(/[\\%_]/g, (sign) => `\\${sign}`) ?? ''}%`
  const day = sql`(ultimo_at at time zone 'America/Bogota')::date`
  return every([
    ...(text
      ? [
          sql<boolean>`(numero ilike ${pattern} or document_number ilike ${pattern} or extracto ilike ${pattern}
            or proveedor ilike ${pattern} or nit ilike ${pattern})`,
        ]
      : []),
    ...(from ? [sql<boolean>`${day} >= ${from}`] : []),
    ...(to ? [sql<boolean>`${day} <= ${to}`] : []),
  ])
}

const ofType = ({ tipo }: DeskFilter) => (tipo ? sql<boolean>`tipo = ${tipo}` : sql<boolean>`true`)
const inStates = ({ status }: DeskFilter) => oneOf(sql.ref<string>('estado'), status)
const assigned = ({ asignada }: DeskFilter) => isAssignedTo('assignee_id', asignada)

/** The threads that match a filter, in its order. */
export const deskQuestionRows = (filter: DeskFilter) =>
  listRows<DeskQuestion>({
    columns: sql`*`,
    from: threads,
    where: every([filtered(filter), ofType(filter), inStates(filter), assigned(filter)]),
    sortable,
    sort: filter.sort ?? 'turno',
  })

/** Returns a page of the inbox, with the counts of each filter and the possible assignees. */
export async function findDeskQuestions(db: Database, scope: Scope, filter: DeskQuestionsQuery) {
  const [rows, groups, choices, responsables] = await db.readList(scope, [
    deskQuestionRows(filter).page(filter).compile(query),
    sql<{ estado: string; rows: number }>`select estado, count(*)::integer as rows from ${threads}
      where ${every([filtered(filter), ofType(filter), assigned(filter)])} group by 1`.compile(query),
    sql<{ tipo: string[]; asignada: string[]; rows: number }>`select array[tipo] as tipo,
        ${assignedChoices('assignee_id')} as asignada, count(*)::integer as rows from ${threads}
      where ${every([filtered(filter), inStates(filter)])} group by 1, 2`.compile(query),
    assigneesOf('questions'),
  ])
  return { rows, groups, choices, responsables }
}

const templates = (where = sql`true`) =>
  sql<AnswerTemplate>`select id, topic as tipo, title as titulo, words as texto, version, updated_at as cambiada_at,
      ${staffNameOf('updated_by')} as cambiada_por from answer_templates
    where company_id = ${scopeCompany} and ${where} order by lower(title), id`

/** Returns the threads about a document of the open company, newest first. */
export async function findThreadsAbout(db: Database, scope: Scope, { kind, id }: QuestionDocumentRef) {
  const [rows] = await db.read(scope, [
    sql<Question>`select id, numero, tipo, estado, extracto, mensajes, documento, abierta_at, ultimo_at, ultimo_de
      from ${threads} where kind = ${kind} and document_id = ${id} order by abierta_at desc limit 100`.compile(
      query,
    ),
  ])
  return rows
}

/** Returns the company's templates by name. */
export async function findTemplates(db: Database, scope: Scope): Promise<AnswerTemplate[]> {
  const [rows] = await db.read(scope, [templates().compile(query)])
  return rows
}

/** Finds a thread with all data for answering it; undefined if it does not exist. */
export async function findDeskThread(
  db: Database,
  scope: Scope,
  id: string,
): Promise<DeskThread | undefined> {
  const [[thread], plantillas, responsables] = await db.read(scope, [
    sql<Omit<DeskThread, 'plantillas' | 'responsables'>>`select threads.*, assignee_id as responsable_id,
        question_messages_of(${scopeCompany}, id) as messages,
        coalesce((select m.author from question_messages m where m.company_id = ${scopeCompany} and m.question_id = threads.id
                     and m.author_kind = 'proveedor' order by m.place limit 1), '') as persona,
        coalesce((select jsonb_agg(jsonb_build_object('id', n.id, 'autor', n.author, 'texto', n.words, 'at', n.created_at)
                    order by n.created_at, n.id) from question_notes n
                   where n.company_id = ${scopeCompany} and n.question_id = threads.id), '[]') as notes,
        (select jsonb_build_object('id', a.id, 'tipo', a.act, 'isDecided', d.act_id is not null)
           from document_acts a left join act_decisions d on d.company_id = a.company_id and d.act_id = a.id
          where a.company_id = ${scopeCompany} and a.question_id = threads.id and a.act in ('objetar', 'novedad')) as acto
      from ${threads} where id = ${id}`.compile(query),
    templates(
      sql`(topic is null or topic = (select q.topic from questions q where q.company_id = ${scopeCompany} and q.id = ${id}))`,
    ).compile(query),
    assigneesOf('questions'),
  ])
  return thread && { ...thread, plantillas, responsables }
}

/** Finds a stored file of a message. */
export async function findDeskFile(db: Database, scope: Scope, id: string) {
  const [[file]] = await db.read(scope, [
    sql<{ name: string; media_type: string; storage_key: string }>`select name, media_type, storage_key
      from question_files where company_id = ${scopeCompany} and id = ${id}`.compile(query),
  ])
  return file
}

/**
 * Counts the threads waiting for the company. Those of an undecided objection or proposal are counted at their own
 * desk instead.
 */
export const waitingQuestions = sql<{ count: number }>`select count(*)::integer as count from questions q
  where q.company_id = ${scopeCompany} and q.state in ('abierta', 'esperando_a_la_compania')
    and not ${waitsOnItsDesk}`.compile(query)
