import * as z from 'zod/mini'
import { indicatorBasis } from '@enlace/contract/supplier-qualification/evaluation/indicator-words.ts'
import {
  EvaluationSnapshot,
  QualificationForm,
  type IndicatorValue,
} from '@enlace/contract/supplier-qualification/evaluation/schemas.ts'
import type { EvaluationWork } from '@enlace/contract/supplier-qualification/desk/schemas.ts'
import { snapshotOf, unvalued } from '../evaluation/rules.ts'
import type { findEvaluation } from './queries.ts'

type Found = NonNullable<Awaited<ReturnType<typeof findEvaluation>>>

/** Presents an evaluation with its form, scores, provisional result and the supplier's responses. */
export function presentEvaluation(
  { evaluation, reviews, plan }: Found,
  measured: IndicatorValue[],
): EvaluationWork {
  const {
    scores,
    definition,
    snapshot,
    published_at: at,
    published_by: por,
    observacion,
    evaluador,
  } = evaluation
  const form = z.parse(QualificationForm, definition)
  const missing = unvalued(form, scores)
  const foreseen =
    at === null && missing.length === 0
      ? snapshotOf(form, { scores, evaluador, observacion }, measured)
      : undefined
  const published = at === null ? undefined : z.parse(EvaluationSnapshot, snapshot)
  return {
    id: evaluation.id,
    proveedor: evaluation.proveedor,
    nit: evaluation.nit,
    periodo: evaluation.periodo,
    version: evaluation.version,
    estado: evaluation.estado,
    puntaje: evaluation.puntaje,
    nivel: evaluation.nivel,
    evaluador,
    pendientes: evaluation.pendientes,
    desde: evaluation.desde,
    visto: evaluation.visto,
    formulario: form.nombre,
    bandas: form.bandas,
    criterios: form.criterios,
    dado: { ...scores },
    observacion,
    previsto: foreseen ? { puntaje: foreseen.puntaje, nivel: foreseen.nivel } : null,
    faltan: at === null ? missing.map(({ nombre }) => nombre) : [],
    indicadores: (published?.indicadores ?? measured).map((value) => ({
      nombre: value.nombre,
      valor: value.valor,
      base: indicatorBasis(value),
    })),
    publicado: published && at !== null ? { criterios: published.criterios, at, por: por ?? '' } : null,
    revisiones: reviews,
    plan,
  }
}
