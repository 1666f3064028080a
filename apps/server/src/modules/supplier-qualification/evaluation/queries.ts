import { sql } from 'kysely'
import * as z from 'zod/mini'
import {
  Evaluation,
  QualificationForm,
  type EvaluationPoint,
  type EvaluationReview,
  type ReviewThread,
} from '@enlace/contract/supplier-qualification/evaluation/schemas.ts'
import { query, scopeCompany, scopeThirdParty, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { KeptAction } from './rules.ts'

/** The number of periods in the trend. */
const trendLength = 12

const mine = sql`company_id = ${scopeCompany} and third_party_id = ${scopeThirdParty}`
const standing = sql`select * from supplier_evaluations where ${mine} and published_at is not null and replaced_at is null`

/** The requested evaluation, or the latest valid one. */
const asked = (id: string | null) =>
  id === null
    ? sql`select * from (${standing}) latest order by hasta desc, published_at desc, id limit 1`
    : sql`select * from supplier_evaluations where ${mine} and published_at is not null and id = ${id}`

/** The evaluations of the requested one's period, including replaced versions. */
const ofPeriod = (id: string | null) =>
  sql`select e.id from supplier_evaluations e where e.company_id = ${scopeCompany} and e.third_party_id = ${scopeThirdParty}
        and e.published_at is not null and e.periodo = (select periodo from (${asked(id)}) shown)`

/** The names of criteria by their ids, from the evaluation's snapshot. */
const criteriaNames = (
  snapshot: string,
  ids: string,
) => sql`(select coalesce(jsonb_agg(c ->> 'nombre' order by at), '[]')
  from jsonb_array_elements(${sql.ref(snapshot)} -> 'criterios') with ordinality as list (c, at)
 where c ->> 'id' = any (${sql.ref(ids)}))`

const reviewColumns = sql`r.id, r.numero, r.state as estado, ${criteriaNames('e.snapshot', 'r.criterios')} as criterios,
  r.person as persona, r.created_at as solicitada_at,
  (select count(*)::integer from evaluation_review_messages m where m.company_id = r.company_id and m.review_id = r.id) as mensajes`

const filesOf = (column: 'message_id' | 'action_id', of: string) => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'nombre', f.name, 'media_type', f.media_type, 'bytes', f.size)
                            order by f.created_at, f.name, f.id), '[]')
    from qualification_files f where f.company_id = ${scopeCompany} and f.${sql.ref(column)} = ${sql.ref(of)})`

/** A supplier's qualification as stored. */
export interface KeptQualification {
  evaluation: Evaluation | null
  trend: EvaluationPoint[]
  form: QualificationForm | null
  reviews: EvaluationReview[]
  actions: KeptAction[]
  mayAct: boolean
}

/** Returns the requested or the latest evaluation, with trend, reviews, plan and the company's form. */
export async function findQualification(
  db: Database,
  scope: Scope,
  id: string | null,
): Promise<KeptQualification> {
  const [[shown], trend, [form], reviews, actions, [person]] = await db.read(scope, [
    sql<{
      evaluation: unknown
    }>`select e.snapshot || jsonb_build_object('id', e.id, 'periodo', e.periodo, 'desde', e.desde,
        'hasta', e.hasta, 'version', e.version, 'publicada_at', e.published_at, 'revision_hasta', e.review_until,
        'reemplazada_at', e.replaced_at, 'reemplazada_por',
        (select s.id from (${standing}) s where s.periodo = e.periodo and e.replaced_at is not null)) as evaluation
      from (${asked(id)}) e`.compile(query),
    sql<EvaluationPoint>`select id, periodo, puntaje::text as puntaje, nivel, snapshot ->> 'tono' as tono,
        published_at as publicada_at
      from (select * from (${standing}) all_of_them order by hasta desc limit ${trendLength}) newest
     order by hasta, id`.compile(query),
    formOf().compile(query),
    sql<EvaluationReview>`select ${reviewColumns} from evaluation_reviews r
      join supplier_evaluations e on e.company_id = r.company_id and e.id = r.evaluation_id
     where r.company_id = ${scopeCompany} and r.third_party_id = ${scopeThirdParty} and r.evaluation_id in (${ofPeriod(id)})
     order by r.created_at desc limit 50`.compile(query),
    sql<KeptAction>`select a.id, a.version, e.periodo, a.criterio,
        coalesce(${criteriaNames('e.snapshot', 'a.criterios')} ->> 0, '') as criterio_nombre, a.accion, a.responsable, a.fecha,
        a.state, a.evidencia, a.respuesta, a.sent_at as enviada_at, ${filesOf('action_id', 'a.id')} as archivos
      from (select i.*, array[i.criterio] as criterios from improvement_actions i
             where i.company_id = ${scopeCompany} and i.third_party_id = ${scopeThirdParty}) a
      join supplier_evaluations e on e.company_id = a.company_id and e.id = a.evaluation_id
     where a.state in ('pendiente', 'en_revision', 'devuelta') or a.evaluation_id in (${ofPeriod(id)})
     order by (a.state in ('cumplida', 'retirada')), a.fecha, a.created_at limit 200`.compile(query),
    sql<{ may_act: boolean }>`select scope_may_act() as may_act`.compile(query),
  ])
  return {
    evaluation: shown ? z.parse(Evaluation, shown.evaluation) : null,
    trend,
    form: form ? z.parse(QualificationForm, form.definition) : null,
    reviews,
    actions,
    mayAct: person?.may_act === true,
  }
}

/** The current form of the open company. */
export const formOf = () =>
  sql<{ version: number; definition: unknown }>`select version, definition from qualification_forms
    where company_id = ${scopeCompany} order by version desc limit 1`

/** A request for review as stored. */
export type KeptReview = Omit<ReviewThread, 'may'> & { may_act: boolean }

/** Finds a request for review of the scope's supplier; undefined if it does not exist. */
export async function findReview(db: Database, scope: Scope, id: string): Promise<KeptReview | undefined> {
  const [[review]] = await db.read(scope, [
    sql<KeptReview>`select ${reviewColumns}, r.decision, r.decided_at as decidida_at, scope_may_act() as may_act,
        jsonb_build_object('id', e.id, 'periodo', e.periodo, 'puntaje', e.puntaje::text, 'nivel', e.nivel,
                           'tono', e.snapshot ->> 'tono') as evaluacion,
        (select s.id from (${standing}) s where s.periodo = e.periodo and s.id <> e.id) as corregida,
        (select coalesce(jsonb_agg(jsonb_build_object('id', m.id, 'de', m.author_kind, 'autor', m.author, 'texto', m.words,
                'at', m.created_at, 'archivos', ${filesOf('message_id', 'm.id')}) order by m.place), '[]')
           from evaluation_review_messages m where m.company_id = r.company_id and m.review_id = r.id) as messages
      from evaluation_reviews r join supplier_evaluations e on e.company_id = r.company_id and e.id = r.evaluation_id
     where r.company_id = ${scopeCompany} and r.third_party_id = ${scopeThirdParty} and r.id = ${id}`.compile(
      query,
    ),
  ])
  return review
}

/** Finds a stored file of the scope's supplier; undefined if it does not exist. */
export async function findQualificationFile(db: Database, scope: Scope, id: string) {
  const [[file]] = await db.read(scope, [
    sql<{ name: string; media_type: string; storage_key: string }>`select name, media_type, storage_key
      from qualification_files where ${mine} and id = ${id}`.compile(query),
  ])
  return file
}

/** Finds the issued certificate of an evaluation; undefined if the scope has none. */
export async function findEvaluationPaper(db: Database, scope: Scope, id: string) {
  const [[paper]] = await db.read(scope, [
    sql<{ numero: string; pdf: Buffer }>`select numero, pdf from issued_papers
      where ${mine} and id = ${id} and kind = 'calificacion'`.compile(query),
  ])
  return paper
}
