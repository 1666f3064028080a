import { type RawBuilder, sql } from 'kysely'
import type { ActDecision } from '@enlace/contract/acts/decision-schemas.ts'
import type { Act } from '@enlace/contract/acts/schemas.ts'
import type { SentFile } from '@enlace/contract/questions/schemas.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { every, oneOf } from '../../core/list/queries.ts'
import { type ListRows, listRows, type Sortable } from '../../core/list/rows-queries.ts'
import { isWithdrawn } from '../documents/index.ts'
import type { DeskFilter, Narrowed } from './desk-filter.ts'

/** The columns of every act of a desk, for any kind of document. */
export interface DeskAct {
  id: string
  persona: string
  question_id: string | null
  archivos: SentFile[]
  decision: ActDecision | null
}

/**
 * Acts of one kind in the open company with their suppliers, their decisions, and the desk's own columns of the
 * documents (`d`). An act is withdrawn if the supplier accepted the document afterwards.
 */
const actsOf = (act: Act, document: RawBuilder<unknown>, columns: RawBuilder<unknown>) => sql`(
  select a.id, a.at, a.person as persona, a.motive as motivo, a.comment as comentario, a.lines as reported, a.question_id,
      a.event_id, a.kind, a.document_id, t.nombre as proveedor,
      t.documento_numero || coalesce('-' || t.documento_dv, '') as nit, b.nombre as sucursal,
      coalesce(c.outcome, case when ${isWithdrawn}
        then 'retirada' else 'pendiente' end) as estado,
      case when c.act_id is not null then jsonb_build_object('resultado', c.outcome, 'motivo', c.reason,
        'nota_credito', c.credit_note, 'lineas', c.lines, 'por', c.decided_by, 'at', c.decided_at) end as decision,
      ${columns}
    from document_acts a
    join third_parties t on t.company_id = a.company_id and t.id = a.third_party_id
    join branch_accounts b on b.company_id = a.company_id and b.id = a.third_id
    left join questions q on q.company_id = a.company_id and q.id = a.question_id
    left join act_decisions c on c.company_id = a.company_id and c.act_id = a.id
    left join ${document} d on d.company_id = a.company_id and d.id = a.document_id
   where a.company_id = ${scopeCompany} and a.act = ${act}) as acts`

const files = sql`(select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'nombre', f.name, 'media_type', f.media_type,
    'bytes', f.size) order by f.name, f.id), '[]') from document_files f
  where f.company_id = ${scopeCompany} and f.kind = acts.kind and f.document_id = acts.document_id
    and f.event_id = acts.event_id)`

/** Pending acts first, oldest first; then the others, newest first. */
const turn = sql`case when estado = 'pendiente' then extract(epoch from at) else 20000000000 - extract(epoch from at) end`

/** A desk of one kind of acts: the sources, search and order of its rows. */
export interface ActDesk {
  act: Act
  /** The table of the documents. */
  document: RawBuilder<unknown>
  /** The desk's columns of a document (`d`), or of its thread (`q`) if the ERP removed the document. */
  columns: RawBuilder<unknown>
  searched: readonly string[]
  sortable: Sortable
}

const rowsFrom = ({ act, document, columns }: ActDesk) => actsOf(act, document, columns)

function filtered({ searched }: ActDesk, { q, from, to }: Narrowed) {
  const text = q?.trim()
  const pattern = `%${text?.replace(/[\\%_]/g, (sign) => `\\${sign}`) ?? ''}%`
  const day = sql`(at at time zone 'America/Bogota')::date`
  const found = searched.map((column) => sql<boolean>`${sql.ref(column)} ilike ${pattern}`)
  return every([
    ...(text ? [sql<boolean>`(${sql.join(found, sql` or `)})`] : []),
    ...(from ? [sql<boolean>`${day} >= ${from}`] : []),
    ...(to ? [sql<boolean>`${day} <= ${to}`] : []),
  ])
}

/** The filtered acts of a desk, in order. */
export const deskActRows = <Row>(desk: ActDesk, filter: Narrowed) =>
  listRows<Row>({
    columns: sql`*`,
    from: rowsFrom(desk),
    where: every([filtered(desk, filter), oneOf(sql.ref<string>('estado'), filter.status)]),
    sortable: { turno: { by: turn }, ...desk.sortable },
    sort: filter.sort ?? 'turno',
  })

/** Finds a page of a desk's acts with the number in each state. */
export async function findDeskActs<Row>(
  db: Database,
  scope: Scope,
  { desk, rows: all }: { desk: ActDesk; rows: ListRows<Row> },
  filter: DeskFilter,
): Promise<{ rows: Row[]; groups: { estado: string; rows: number }[] }> {
  const [rows, groups] = await db.readList(scope, [
    all.page(filter).compile(query),
    sql<{ estado: string; rows: number }>`select estado, count(*)::integer as rows from ${rowsFrom(desk)}
      where ${filtered(desk, filter)} group by 1`.compile(query),
  ])
  return { rows, groups }
}

/** Finds one act of a desk with its files and the desk's own columns; undefined if there is none. */
export async function findDeskAct<Row>(
  db: Database,
  scope: Scope,
  desk: ActDesk,
  id: string,
  more: RawBuilder<unknown>,
): Promise<(Row & DeskAct) | undefined> {
  const [[row]] = await db.read(scope, [
    sql<
      Row & DeskAct
    >`select acts.*, ${files} as archivos, ${more} from ${rowsFrom(desk)} where id = ${id}`.compile(query),
  ])
  return row
}

/** Finds a file of an act of a kind. */
export async function findActFile(db: Database, scope: Scope, act: Act, id: string) {
  const [[file]] = await db.read(scope, [
    sql<{ name: string; media_type: string; storage_key: string }>`select f.name, f.media_type, f.storage_key
      from document_files f join document_acts a on a.company_id = f.company_id and a.event_id = f.event_id
     where f.company_id = ${scopeCompany} and f.id = ${id} and a.act = ${act}`.compile(query),
  ])
  return file
}

/** Counts the pending acts of a desk. */
export const waitingActs = (desk: ActDesk) =>
  sql<{
    count: number
  }>`select count(*)::integer as count from ${rowsFrom(desk)} where estado = 'pendiente'`.compile(query)
