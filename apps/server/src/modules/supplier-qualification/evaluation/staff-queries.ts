import { sql } from 'kysely'
import * as z from 'zod/mini'
import {
  QualificationForm,
  type ActionState,
  type ReviewState,
} from '@enlace/contract/supplier-qualification/evaluation/schemas.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { formOf } from './queries.ts'

/** Finds a company's current form; undefined if it has none yet. */
export async function findForm(
  db: Database,
  company: number,
): Promise<{ version: number; form: QualificationForm } | undefined> {
  const [[row]] = await db.read(Scope.ofStaff(company), [formOf().compile(query)])
  return row && { version: row.version, form: z.parse(QualificationForm, row.definition) }
}

/** An evaluation as the company's list shows it. */
export interface ListedEvaluation {
  id: string
  nombre: string
  documento_numero: string
  documento_dv: number | null
  periodo: string
  version: number
  puntaje: string | null
  nivel: string | null
  published_at: string | null
  replaced_at: string | null
  evaluador: string
}

/** Returns the evaluations of a company, drafts first, of one period or all. */
export async function findEvaluations(
  db: Database,
  company: number,
  periodo: string | undefined,
): Promise<ListedEvaluation[]> {
  const [rows] = await db.read(Scope.ofStaff(company), [
    sql<ListedEvaluation>`select e.id, t.nombre, t.documento_numero, t.documento_dv, e.periodo, e.version,
        e.puntaje::text as puntaje, e.nivel, e.published_at, e.replaced_at, e.evaluador
      from supplier_evaluations e join third_parties t on t.company_id = e.company_id and t.id = e.third_party_id
     where e.company_id = ${scopeCompany} and (${periodo ?? null}::text is null or e.periodo = ${periodo ?? null})
     order by (e.published_at is null) desc, e.hasta desc, t.nombre, e.version desc limit 500`.compile(query),
  ])
  return rows
}

/** A request for review as the company's list shows it. */
export interface ListedReview {
  id: string
  numero: string
  state: ReviewState
  supplier: string
  person: string
  periodo: string
  created_at: string
  decision: string
  criterios: string[]
  messages: {
    author_kind: 'proveedor' | 'compania'
    author: string
    words: string
    at: string
    files: string[]
  }[]
}

/** Returns the requests for review of a company, pending ones first; or one by its number. */
export async function findReviews(
  db: Database,
  company: number,
  { numero, all }: { numero?: string | undefined; all: boolean },
): Promise<ListedReview[]> {
  const [rows] = await db.read(Scope.ofStaff(company), [
    sql<ListedReview>`select r.id, r.numero, r.state, t.nombre as supplier, r.person, e.periodo, r.created_at, r.decision,
        (select coalesce(array_agg(c ->> 'nombre'), '{}') from jsonb_array_elements(e.snapshot -> 'criterios') c
          where c ->> 'id' = any (r.criterios)) as criterios,
        (select coalesce(jsonb_agg(jsonb_build_object('author_kind', m.author_kind, 'author', m.author, 'words', m.words,
             'at', m.created_at, 'files', (select coalesce(jsonb_agg(f.name order by f.name), '[]') from qualification_files f
                where f.company_id = m.company_id and f.message_id = m.id)) order by m.place), '[]')
           from evaluation_review_messages m where m.company_id = r.company_id and m.review_id = r.id) as messages
      from evaluation_reviews r
      join supplier_evaluations e on e.company_id = r.company_id and e.id = r.evaluation_id
      join third_parties t on t.company_id = r.company_id and t.id = r.third_party_id
     where r.company_id = ${scopeCompany} and (${numero ?? null}::text is null or r.numero = ${numero ?? null})
       and (${all} or r.state in ('solicitada', 'en_revision'))
     order by (r.state in ('solicitada', 'en_revision')) desc, r.created_at desc limit 500`.compile(query),
  ])
  return rows
}

/** An action of a plan as the company's list shows it. */
export interface ListedAction {
  id: string
  supplier: string
  periodo: string
  accion: string
  responsable: string
  fecha: CalendarDate
  state: Exclude<ActionState, 'vencida'>
  evidencia: string
  files: string[]
}

/** Returns the actions of all plans of a company, those with pending evidence first. */
export async function findActions(db: Database, company: number, all: boolean): Promise<ListedAction[]> {
  const [rows] = await db.read(Scope.ofStaff(company), [
    sql<ListedAction>`select a.id, t.nombre as supplier, e.periodo, a.accion, a.responsable, a.fecha, a.state, a.evidencia,
        (select coalesce(array_agg(f.name order by f.name), '{}') from qualification_files f
          where f.company_id = a.company_id and f.action_id = a.id) as files
      from improvement_actions a
      join supplier_evaluations e on e.company_id = a.company_id and e.id = a.evaluation_id
      join third_parties t on t.company_id = a.company_id and t.id = a.third_party_id
     where a.company_id = ${scopeCompany} and (${all} or a.state in ('pendiente', 'en_revision', 'devuelta'))
     order by (a.state = 'en_revision') desc, a.fecha, a.id limit 500`.compile(query),
  ])
  return rows
}

/** Finds a supplier of a company by NIT without check digit; undefined if there is none. */
export async function findSupplier(
  db: Database,
  company: number,
  nit: string,
): Promise<{ id: number; nombre: string } | undefined> {
  const [[supplier]] = await db.read(Scope.ofStaff(company), [
    sql<{ id: number; nombre: string }>`select id, nombre from third_parties
      where company_id = ${scopeCompany} and documento_numero = ${nit} order by id limit 1`.compile(query),
  ])
  return supplier
}
