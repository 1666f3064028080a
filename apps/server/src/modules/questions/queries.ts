import { sql, type Expression, type SqlBool } from 'kysely'
import type {
  DocumentKind,
  Question,
  QuestionMessage,
  QuestionsQuery,
  QuestionThread,
  ReplyPage,
} from '@enlace/contract/questions/schemas.ts'
import { questionsPerPage } from '@enlace/contract/questions/limits.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import { every, isInScope, oneOf } from '../../core/list/queries.ts'

const columns = sql`id, number as numero, topic as tipo, state as estado, excerpt as extracto, messages as mensajes,
  jsonb_build_object('kind', kind, 'id', document_id, 'numero', document_number) as documento,
  created_at as abierta_at, last_at as ultimo_at, last_from as ultimo_de`

/** A confirmation without an answer is no conversation and only appears with its document. */
const isConversation = sql<SqlBool>`not (topic in ('confirmacion_orden', 'aceptacion_nota') and messages = 1)`

function filtered(scope: Scope, { q }: Pick<QuestionsQuery, 'q'>): Expression<SqlBool> {
  const text = q?.trim()
  const pattern = `%${text?.replace(/[\\%_]/g, (sign) => `\\${sign}`) ?? ''}%`
  return every([
    isInScope(scope),
    isConversation,
    ...(text
      ? [
          sql<SqlBool>`(number ilike ${pattern} or document_number ilike ${pattern} or excerpt ilike ${pattern})`,
        ]
      : []),
  ])
}

/** Returns a page of the scope's threads, latest activity first, with the counts by state. */
export async function findQuestions(db: Database, scope: Scope, filter: QuestionsQuery) {
  const [rows, groups] = await db.read(scope, [
    sql<Question>`select ${columns} from questions where ${filtered(scope, filter)} and ${oneOf(sql.ref<string>('state'), filter.estado)}
      order by last_at desc, id limit ${questionsPerPage} offset ${(filter.page - 1) * questionsPerPage}`.compile(
      query,
    ),
    sql<{ state: string; rows: number }>`select state, count(*)::integer as rows from questions
      where ${filtered(scope, filter)} group by 1`.compile(query),
  ])
  const counts = Object.fromEntries(groups.map(({ state, rows: count }) => [state, count]))
  const all = groups.reduce((sum, { rows: count }) => sum + count, 0)
  const chosen = (filter.estado ?? []).reduce((sum, state) => sum + (counts[state] ?? 0), 0)
  return { rows, total: filter.estado?.length ? chosen : all, counts }
}

/** Returns the threads of a document of the scope, newest first; undefined if the document does not exist. */
export async function findDocumentQuestions(db: Database, scope: Scope, kind: DocumentKind, id: string) {
  const [[document], rows] = await db.read(scope, [
    sql<{
      number: string | null
      may_act: boolean
      is_open: boolean
    }>`select document_number(${kind}, ${id}) as number,
        scope_may_act() as may_act, ${kind} = any (scope_kinds()) as is_open`.compile(query),
    sql<Question>`select ${columns} from questions
      where ${isInScope(scope)} and kind = ${kind} and document_id = ${id} and ${isConversation}
      order by created_at desc limit 100`.compile(query),
  ])
  return document?.is_open && document.number !== null ? { rows, mayAsk: document.may_act } : undefined
}

/** A thread as stored, with whether the person may act on it. */
export type KeptThread = Omit<QuestionThread, 'may'> & { may_act: boolean }

/** Finds a thread of the scope with its messages; undefined if it does not exist. */
export async function findQuestion(db: Database, scope: Scope, id: string): Promise<KeptThread | undefined> {
  const [[thread]] = await db.read(scope, [
    sql<KeptThread>`select ${columns}, scope_may_act() as may_act,
        (select nombre from branch_accounts b where b.company_id = q.company_id and b.id = q.third_id) as sucursal,
        question_messages_of(company_id, id) as messages
      from questions q where ${isInScope(scope)} and id = ${id}`.compile(query),
  ])
  return thread
}

/** A stored file of a message. */
export interface KeptFile {
  name: string
  media_type: string
  storage_key: string
}

/** Finds a file of a thread of the scope; undefined if it does not exist. */
export async function findQuestionFile(
  db: Database,
  scope: Scope,
  id: string,
): Promise<KeptFile | undefined> {
  const [[file]] = await db.read(scope, [
    sql<KeptFile>`select name, media_type, storage_key from question_files
      where company_id = ${scopeCompany} and id = ${id}`.compile(query),
  ])
  return file
}

/** Finds the company of a mailed reply link; undefined if the link is invalid. */
export async function findReplyCompany(db: Database, hash: Buffer): Promise<number | undefined> {
  const [row] = await db.lookUp<{ company_id: number }>('reply_company', [hash])
  return row?.company_id
}

/** Returns the contents of a reply link's page. */
export async function findReplyPage(
  db: Database,
  company: number,
  hash: Buffer,
): Promise<ReplyPage | undefined> {
  const [[row]] = await db.read(Scope.ofVisitor(company), [
    sql<{ page: ReplyPage & { messages: QuestionMessage[] } }>`select page from reply_page(${hash})`.compile(
      query,
    ),
  ])
  return row?.page
}

/** Finds a file of the thread of a reply link. */
export async function findReplyFile(
  db: Database,
  company: number,
  hash: Buffer,
  id: string,
): Promise<KeptFile | undefined> {
  const [[file]] = await db.read(Scope.ofVisitor(company), [
    sql<KeptFile>`select name, media_type, storage_key from reply_file(${hash}, ${id})`.compile(query),
  ])
  return file
}
