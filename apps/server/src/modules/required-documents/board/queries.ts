import { sql } from 'kysely'
import type { BoardQuery, BoardRow } from '@enlace/contract/required-documents/board/schemas.ts'
import type { Remindable } from '@enlace/domain/required-documents.ts'
import { query, type Database } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import { commonFilters, every, oneOf } from '../../../core/list/queries.ts'
import { listRows, type Sortable, type Unpaged } from '../../../core/list/rows-queries.ts'

type Filter = Unpaged<BoardQuery>

const board = sql`document_board() as board`

const columns = sql`id, proveedor, nit, documento, contrato, obligatorio, estado, vence, plazo, dias, exigidos, al_dia,
  recordado_at`

/** What needs somebody first; a document that may be left out comes after all that may not. */
const turn = sql`case when not obligatorio and estado in ('falta', 'en_gracia') then 8
  else array_position(array['vencido', 'falta', 'rechazado', 'en_gracia', 'por_vencer', 'en_revision', 'vigente'], estado) end`

const sortable: Sortable = {
  turno: {
    by: sql`(${turn} * 100000000::bigint + (coalesce(vence, date '2000-01-01') - date '2000-01-01'))`,
  },
  proveedor: { by: sql`lower(proveedor)` },
  documento: { by: sql`lower(documento)` },
  vence: { by: sql.ref('vence') },
  estado: 'estado',
  recordado_at: { by: sql.ref('recordado_at') },
}

const filtered = (filter: Filter) =>
  commonFilters(filter, {
    text: ['proveedor', 'nit', 'documento', 'contrato'],
    date: 'vence',
    amount: 'vence',
  })

const narrowed = (filter: Filter) =>
  every([
    filtered(filter),
    oneOf(sql.ref<string>('estado'), filter.status),
    ...(filter.documento ? [sql<boolean>`document_id = ${filter.documento}::uuid`] : []),
  ])

/** The rows of a filter, in its order. */
export const boardRows = (filter: Filter) =>
  listRows<BoardRow>({
    columns,
    from: board,
    where: narrowed(filter),
    sortable,
    sort: filter.sort ?? 'turno',
  })

/** All rows of a filter, in batches. */
export const streamBoard = (db: Database, scope: Scope, filter: Filter) =>
  db.stream<BoardRow>(scope, boardRows(filter).select.compile(query))

/** The rows of one document in one state, under all filters but these two. */
export interface BoardGroup {
  estado: string
  document_id: string
  documento: string
  rows: number
}

/** Returns a page of the board, its groups, and how many of its suppliers have all that they must. */
export async function findBoard(db: Database, scope: Scope, filter: BoardQuery) {
  const [rows, [counted]] = await db.readList(scope, [
    boardRows(filter).page(filter).compile(query),
    // The board is reckoned once for all that is counted in it.
    sql<{ groups: BoardGroup[]; proveedores: number; completos: number }>`
      with board as materialized (select * from document_board()),
      groups as (
        select estado, document_id, documento, count(*)::integer as rows from board
         where ${filtered(filter)} group by 1, 2, 3),
      suppliers as (
        select distinct third_party_id, al_dia, exigidos from board where ${narrowed(filter)})
      select (select coalesce(jsonb_agg(groups), '[]') from groups) as groups,
             (select count(*)::integer from suppliers) as proveedores,
             (select count(*)::integer from suppliers where al_dia = exigidos) as completos`.compile(query),
  ])
  const { groups = [], proveedores = 0, completos = 0 } = counted ?? {}
  return { rows, groups, suppliers: { proveedores, completos } }
}

/** A row with all that its reminders depend on. */
export interface RemindedRow extends Remindable {
  id: string
  third_party_id: number
  third_id: number | null
  contract_id: string | null
  document_id: string
  proveedor: string
  documento: string
  estado: BoardRow['estado']
  plazo: BoardRow['plazo']
  dias: number | null
}

/** Returns rows of a company's board: those with the ids, or all. */
export async function findReminded(
  db: Database,
  company: number,
  ids?: readonly string[],
): Promise<RemindedRow[]> {
  const wanted = ids === undefined ? sql<boolean>`true` : sql<boolean>`id = any(${[...ids]}::text[])`
  const [rows] = await db.read(Scope.ofStaff(company), [
    sql<RemindedRow>`select id, third_party_id, third_id, contract_id, document_id, proveedor, documento, obligatorio, regla,
        dias_vigencia, estado, vence, plazo, desde, vigente, dias from ${board} where ${wanted} order by id`.compile(
      query,
    ),
  ])
  return rows
}
