import type {
  ActionState,
  EvaluatedCriterion,
  EvaluationSnapshot,
  FormCriterion,
  ImprovementAction,
  IndicatorValue,
  QualificationForm,
} from '@enlace/contract/supplier-qualification/evaluation/schemas.ts'
import type { IndicatorName } from '@enlace/contract/supplier-qualification/evaluation/limits.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import {
  bandOf,
  contribution,
  criterionScore,
  shareOfWhole,
  weightedScore,
} from '@enlace/domain/qualification.ts'
import type { MeasuredGroup } from './indicator-queries.ts'

/** The scores of a criterion: one value per item, or a single one; null if not applicable. */
export interface GivenScore {
  valores: (string | null)[]
  observacion: string
}

/** The scores by criterion id. */
export type GivenScores = Readonly<Record<string, GivenScore>>

/** Returns the criteria of a form without scores for all their items. */
export function unvalued(form: QualificationForm, scores: GivenScores): FormCriterion[] {
  return form.criterios.filter(
    ({ id, items }) => (scores[id]?.valores.length ?? 0) !== Math.max(items.length, 1),
  )
}

/**
 * Creates the snapshot to publish, with the components of every score, weight, level and indicator. Undefined if
 * nothing applied.
 */
export function snapshotOf(
  form: QualificationForm,
  given: { scores: GivenScores; evaluador: string; observacion: string },
  indicadores: IndicatorValue[],
): EvaluationSnapshot | undefined {
  const scored = form.criterios.map((criterion) => ({
    criterion,
    peso: criterion.peso,
    puntaje: criterionScore(given.scores[criterion.id]?.valores ?? [], criterion.maximo),
  }))
  const puntaje = weightedScore(scored)
  if (puntaje === null) return undefined
  const band = bandOf(puntaje, form.bandas)
  const criterios = scored.map(({ criterion, puntaje: own }, at): EvaluatedCriterion => {
    const { valores = [], observacion = '' } = given.scores[criterion.id] ?? {}
    const reached = own === null ? null : bandOf(own, form.bandas)
    return {
      ...criterion,
      items: criterion.items.map((nombre, place) => ({ nombre, valor: valores[place] ?? null })),
      puntaje: own,
      aporte: contribution(scored, at),
      nivel: reached?.nombre ?? null,
      tono: reached?.tono ?? null,
      observacion,
    }
  })
  return {
    formulario: form.nombre,
    evaluador: given.evaluador,
    observacion: given.observacion,
    puntaje,
    nivel: band.nombre,
    tono: band.tono,
    bandas: form.bandas,
    criterios,
    indicadores,
  }
}

/**
 * Computes an indicator from the measured groups, the currency with most documents first; without documents it has no
 * value.
 */
export function indicatorValues(nombre: IndicatorName, groups: readonly MeasuredGroup[]): IndicatorValue[] {
  if (groups.length === 0) return [{ nombre, valor: null, parte: '0', total: '0', moneda: null }]
  return groups.map(({ moneda, parte, total }) => ({
    nombre,
    valor: shareOfWhole(parte, total),
    parte,
    total,
    moneda,
  }))
}

/** An action as stored. */
export interface KeptAction extends Omit<ImprovementAction, 'estado' | 'may'> {
  state: Exclude<ActionState, 'vencida'>
}

/** Presents an action as of today: overdue after its date, with the allowed actions of its state. */
export function actionToday(
  { state, ...action }: KeptAction,
  today: CalendarDate,
  mayAct: boolean,
): ImprovementAction {
  const isLate = state === 'pendiente' && action.fecha < today
  const isOpen = state === 'pendiente' || state === 'devuelta'
  return {
    ...action,
    estado: isLate ? 'vencida' : state,
    may: {
      change: mayAct && isOpen,
      send: mayAct && (isOpen || state === 'en_revision'),
      withdraw: mayAct && (isOpen || state === 'en_revision'),
    },
  }
}
