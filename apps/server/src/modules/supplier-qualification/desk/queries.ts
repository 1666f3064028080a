import { sql } from 'kysely'
import { indicatorNames } from '@enlace/contract/supplier-qualification/evaluation/limits.ts'
import type {
  DeskAction,
  DeskEvaluation,
  DeskReview,
} from '@enlace/contract/supplier-qualification/desk/schemas.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { Desk } from '../../../core/desk/list-queries.ts'
import { staffNameOf } from '../../../core/desk/member-name-queries.ts'
import { measured, ownerOfParty } from '../evaluation/indicator-queries.ts'
import { type GivenScores, indicatorValues } from '../evaluation/rules.ts'

/** A row of the desk. */
export type EvaluationRow = DeskEvaluation

/** The pending items of an evaluation: requests for review, and evidence of its plan. */
const waiting = sql`((select count(*) from evaluation_reviews r where r.company_id = e.company_id and r.evaluation_id = e.id
      and r.state in ('solicitada', 'en_revision'))
  + (select count(*) from improvement_actions a where a.company_id = e.company_id and a.evaluation_id = e.id
      and a.state = 'en_revision'))::integer`

const state = sql`case when e.published_at is null then 'borrador' when e.replaced_at is null then 'publicada'
  else 'reemplazada' end`

const columns = sql`e.id, t.nombre as proveedor, t.documento_numero || coalesce('-' || t.documento_dv, '') as nit, e.periodo,
  e.version, ${state} as estado, e.puntaje::text as puntaje, e.nivel, e.evaluador, ${waiting} as pendientes,
  coalesce(e.published_at, e.updated_at) as desde`

const evaluations = sql`supplier_evaluations e
  join third_parties t on t.company_id = e.company_id and t.id = e.third_party_id`

/** The evaluations of the open company: pending ones first, then drafts, then the latest published. */
export const evaluationsDesk: Desk = {
  rows: sql`(select ${columns} from ${evaluations} where e.company_id = ${scopeCompany}) as evaluations`,
  text: ['proveedor', 'nit', 'periodo'],
  turn: sql`case when pendientes > 0 then 0 when estado = 'borrador' then 1 else 2 end * 10000000000
    - extract(epoch from desde)`,
  sortable: {
    proveedor: { by: sql`lower(proveedor)` },
    periodo: 'periodo',
    puntaje: { by: sql`puntaje::numeric` },
    desde: 'desde',
  },
}

/** Counts the pending requests for review and evidence. */
export const countEvaluationReviews = sql<{ count: number }>`select
    ((select count(*) from evaluation_reviews r where r.company_id = ${scopeCompany} and r.state in ('solicitada', 'en_revision'))
   + (select count(*) from improvement_actions a where a.company_id = ${scopeCompany} and a.state = 'en_revision'))::integer as count`.compile(
  query,
)

/** An evaluation as stored, with its form. */
export interface KeptEvaluation extends EvaluationRow {
  visto: string
  documento_numero: string
  third_party_id: number
  desde_dia: CalendarDate
  hasta_dia: CalendarDate
  form_version: number
  definition: unknown
  scores: GivenScores
  observacion: string
  snapshot: unknown
  published_at: string | null
  published_by: string | null
}

const files = (
  owner: 'message_id' | 'action_id',
  of: string,
) => sql`(select coalesce(jsonb_agg(jsonb_build_object(
    'id', f.id, 'nombre', f.name, 'media_type', f.media_type) order by f.name), '[]')
  from qualification_files f where f.company_id = ${scopeCompany} and f.${sql.ref(owner)} = ${sql.ref(of)})`

/** Finds an evaluation with the supplier's responses; undefined if it does not exist. */
export async function findEvaluation(db: Database, scope: Scope, id: string) {
  const { context, rows } = await db.readWithContext(scope, [
    sql<KeptEvaluation>`select ${columns}, e.updated_at::text as visto, t.documento_numero, e.third_party_id,
        e.desde as desde_dia, e.hasta as hasta_dia, e.form_version, f.definition, e.scores, e.observacion, e.snapshot,
        e.published_at, ${staffNameOf('e.published_by')} as published_by
      from ${evaluations}
      join qualification_forms f on f.company_id = e.company_id and f.version = e.form_version
     where e.company_id = ${scopeCompany} and e.id = ${id}`.compile(query),
    sql<DeskReview>`select r.id, r.numero, r.state as estado, r.person as persona, r.created_at as solicitada_at, r.decision,
        (select coalesce(array_agg(c ->> 'nombre'), '{}') from jsonb_array_elements(e.snapshot -> 'criterios') c
          where c ->> 'id' = any (r.criterios)) as criterios,
        (select coalesce(jsonb_agg(jsonb_build_object('lado', m.author_kind, 'autor', m.author, 'texto', m.words,
             'at', m.created_at, 'archivos', ${files('message_id', 'm.id')}) order by m.place), '[]')
           from evaluation_review_messages m where m.company_id = r.company_id and m.review_id = r.id) as mensajes
      from evaluation_reviews r
      join supplier_evaluations e on e.company_id = r.company_id and e.id = r.evaluation_id
     where r.company_id = ${scopeCompany} and r.evaluation_id = ${id} order by r.created_at desc`.compile(
      query,
    ),
    sql<DeskAction>`select a.id, a.accion, a.responsable, a.fecha, a.state as estado, a.evidencia, a.respuesta,
        ${files('action_id', 'a.id')} as archivos
      from improvement_actions a where a.company_id = ${scopeCompany} and a.evaluation_id = ${id}
     order by a.state = 'en_revision' desc, a.place`.compile(query),
  ])
  const [[evaluation], reviews, plan] = rows
  return evaluation && { company: context.company_id, evaluation, reviews, plan }
}

/** Returns the portal's indicators of a supplier's documents in a period. */
export async function findIndicators(
  db: Database,
  scope: Scope,
  { third_party_id: party, desde_dia: desde, hasta_dia: hasta }: KeptEvaluation,
) {
  const owner = ownerOfParty(party)
  const found = await db.read(
    scope,
    indicatorNames.map((name) => measured(name, owner, { desde, hasta })),
  )
  return indicatorNames.flatMap((name, place) => indicatorValues(name, found[place] ?? []))
}

/** Finds the draft of a supplier for a period. */
export async function findDraft(db: Database, scope: Scope, party: number, periodo: string) {
  const [[draft]] = await db.read(scope, [
    sql<{ id: string }>`select id from supplier_evaluations
      where company_id = ${scopeCompany} and third_party_id = ${party} and periodo = ${periodo} and published_at is null`.compile(
      query,
    ),
  ])
  return draft?.id
}

/** Finds the evaluation of a request for review or an action, with its title and decision. */
export async function findPart(
  db: Database,
  scope: Scope,
  table: 'evaluation_reviews' | 'improvement_actions',
  id: string,
) {
  const numero = table === 'evaluation_reviews' ? sql`p.numero` : sql`''`
  const { context, rows } = await db.readWithContext(scope, [
    sql<{
      evaluation_id: string
      numero: string
      state: string
      decided_at: string | null
      decided_by: string | null
    }>`
      select p.evaluation_id, ${numero} as numero, p.state, p.decided_at, p.decided_by from ${sql.table(table)} p
       where p.company_id = ${scopeCompany} and p.id = ${id}`.compile(query),
  ])
  const [[part]] = rows
  return part && { company: context.company_id, ...part }
}

/** Finds a file of a request for review, or of evidence, of the open company. */
export async function findDeskFile(db: Database, scope: Scope, id: string) {
  const [[file]] = await db.read(scope, [
    sql<{ name: string; media_type: string; storage_key: string }>`select name, media_type, storage_key
      from qualification_files where company_id = ${scopeCompany} and id = ${id}`.compile(query),
  ])
  return file
}
