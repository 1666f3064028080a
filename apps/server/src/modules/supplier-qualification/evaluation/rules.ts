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

/** What evaluators gave a criterion: a value for each of its items, or one; null is what does not apply. */
export interface GivenScore {
  valores: (string | null)[]
  observacion: string
}

/** What was given, by the criteria's ids. */
export type GivenScores = Readonly<Record<string, GivenScore>>

/** The criteria of a form that nobody has valued yet, or not all items of. */
export function unvalued(form: QualificationForm, scores: GivenScores): FormCriterion[] {
  return form.criterios.filter(
    ({ id, items }) => (scores[id]?.valores.length ?? 0) !== Math.max(items.length, 1),
  )
}

/** An evaluation as it is published: every score, weight, level and number with what it is made of. Undefined where nothing applied. */
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

/** A number from what was measured, of the currency with most documents first; one without documents has no value. */
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

/** An action as it is kept. */
export interface KeptAction extends Omit<ImprovementAction, 'estado' | 'may'> {
  state: Exclude<ActionState, 'vencida'>
}

/** An action as it is today: one whose day has gone by is late, and what may be done with it follows from its state. */
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
