import { sql } from 'kysely'
import * as z from 'zod/mini'
import { evaluationPeriodWords } from '@enlace/contract/supplier-qualification/period-words.ts'
import { indicatorNames } from '@enlace/contract/supplier-qualification/evaluation/limits.ts'
import { evaluationPaperTexts } from '@enlace/contract/supplier-qualification/evaluation/paper-texts.ts'
import {
  QualificationForm,
  type IndicatorValue,
} from '@enlace/contract/supplier-qualification/evaluation/schemas.ts'
import { call } from '@enlace/database/call.ts'
import { query, scopeCompany, type Database, type Transaction } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import { addDays, todayInBogota, type CalendarDate } from '@enlace/domain/calendar-date.ts'
import { formatQuantity } from '@enlace/domain/decimal.ts'
import { raiseNotification } from '../../notifications/index.ts'
import { measured, ownerOfParty, type Stretch } from './indicator-queries.ts'
import { indicatorValues, snapshotOf, unvalued, type GivenScores } from './rules.ts'

/** The result of publishing a supplier's evaluation, or what is missing. */
export type Published = { supplier: string; nit: string } & (
  | { id: string; puntaje: string; nivel: string }
  | { missing: string[] }
)

/** The drafts to publish, and the author. */
export interface Publication {
  periodo: string
  /** Only for the supplier with this NIT. */
  nit?: string | undefined
  actor: string
  /** The original date, if it was published before its import. */
  at?: Date
  /** False for imported past evaluations, which notify nobody. */
  isTold?: boolean
}

interface Draft {
  id: string
  third_party_id: number
  supplier: string
  nit: string
  periodo: string
  desde: CalendarDate
  hasta: CalendarDate
  scores: GivenScores
  observacion: string
  evaluador: string
  definition: unknown
}

/**
 * Publishes the drafts of a period, of one or all suppliers: a permanent snapshot of each with the indicators of the
 * supplier's documents. The earlier version is replaced, its certificates annulled, and the supplier notified; each
 * supplier in one transaction.
 */
export async function publishEvaluations(
  db: Database,
  company: number,
  { periodo, nit, actor, at = new Date(), isTold = true }: Publication,
): Promise<Published[]> {
  const scope = Scope.ofStaff(company)
  const [drafts] = await db.read(scope, [
    sql<{ id: string }>`select e.id from supplier_evaluations e
      join third_parties t on t.company_id = e.company_id and t.id = e.third_party_id
     where e.company_id = ${scopeCompany} and e.published_at is null and e.periodo = ${periodo}
       and (${nit ?? null}::text is null or t.documento_numero = ${nit ?? null}) order by t.nombre, e.id`.compile(
      query,
    ),
  ])
  const done: Published[] = []
  for (const { id } of drafts) {
    const one = await db.transaction(scope, (tx) => publishOne(tx, company, { id, actor, at, isTold }))
    if (one) done.push(one)
  }
  return done
}

async function publishOne(
  tx: Transaction,
  company: number,
  { id, actor, at, isTold }: { id: string; actor: string; at: Date; isTold: boolean },
): Promise<Published | undefined> {
  const [draft] = await tx.run(
    sql<Draft>`select e.id, e.third_party_id, t.nombre as supplier, t.documento_numero as nit, e.periodo, e.desde, e.hasta,
        e.scores, e.observacion, e.evaluador, f.definition
      from supplier_evaluations e
      join third_parties t on t.company_id = e.company_id and t.id = e.third_party_id
      join qualification_forms f on f.company_id = e.company_id and f.version = e.form_version
     where e.company_id = ${scopeCompany} and e.id = ${id} and e.published_at is null for update of e`.compile(
      query,
    ),
  )
  // Published by another member meanwhile.
  if (!draft) return undefined
  const { supplier, nit } = draft
  const form = z.parse(QualificationForm, draft.definition)
  const missing = unvalued(form, draft.scores)
  const snapshot = snapshotOf(form, draft, await indicatorsOf(tx, draft.third_party_id, draft))
  if (missing.length > 0 || !snapshot) {
    const named = missing.length > 0 ? missing : form.criterios
    return { supplier, nit, missing: named.map(({ nombre }) => nombre) }
  }
  await replaceStanding(tx, draft, at)
  const reviewUntil = addDays(todayInBogota(at), form.revision_dias)
  await tx.run(
    sql`update supplier_evaluations set snapshot = ${JSON.stringify(snapshot)}::jsonb, puntaje = ${snapshot.puntaje}::numeric,
        nivel = ${snapshot.nivel}, published_at = ${at.toISOString()}::timestamptz, published_by = ${actor},
        review_until = ${reviewUntil}::date
     where company_id = ${scopeCompany} and id = ${id}`.compile(query),
  )
  await tx.run(
    sql`select ${call('append_own_audit', {
      who: actor,
      person: null,
      what: 'evaluation:published',
      aim: id,
      origin: null,
      more: JSON.stringify({ nit, periodo: draft.periodo, puntaje: snapshot.puntaje }),
    })}`.compile(query),
  )
  if (isTold)
    await raiseNotification(tx, {
      company,
      kind: 'evaluation-published',
      thirdParty: draft.third_party_id,
      account: null,
      dedupe: id,
      subject: {
        periodo: evaluationPeriodWords(draft.periodo),
        puntaje: formatQuantity(snapshot.puntaje),
        banda: snapshot.nivel,
        path: `/supplier-qualification/evaluations/${id}`,
      },
    })
  return { supplier, nit, id, puntaje: snapshot.puntaje, nivel: snapshot.nivel }
}

/** Measures the supplier's indicators of the period at the time of publication. */
async function indicatorsOf(
  tx: Transaction,
  thirdParty: number,
  stretch: Stretch,
): Promise<IndicatorValue[]> {
  const values: IndicatorValue[] = []
  for (const name of indicatorNames) {
    values.push(...indicatorValues(name, await tx.run(measured(name, ownerOfParty(thirdParty), stretch))))
  }
  return values
}

/** Replaces the current version of the same period; certificates of it become invalid. */
async function replaceStanding(tx: Transaction, { third_party_id, periodo }: Draft, at: Date): Promise<void> {
  const [replaced] = await tx.run(
    sql<{ id: string }>`update supplier_evaluations set replaced_at = ${at.toISOString()}::timestamptz
      where company_id = ${scopeCompany} and third_party_id = ${third_party_id} and periodo = ${periodo}
        and published_at is not null and replaced_at is null returning id`.compile(query),
  )
  if (!replaced) return
  await tx.run(
    sql`update issued_papers set annulled_at = ${at.toISOString()}::timestamptz, annulled_reason = ${evaluationPaperTexts.replaced}
      where company_id = ${scopeCompany} and kind = 'calificacion' and annulled_at is null
        and third_party_id = ${third_party_id} and content ->> 'evaluacion' = ${replaced.id}`.compile(query),
  )
}
