import type { AccountStatementDetail } from '@enlace/contract/account-statements/schemas.ts'
import { documentStateTexts } from '@enlace/contract/documents/document-state-texts.ts'
import { timelineTexts as texts } from '@enlace/contract/account-statements/detail-texts.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { isZeroMoney } from '@enlace/domain/money.ts'

/** What of an invoice tells how far it has come. */
export type RoadFacts = Pick<
  AccountStatementDetail,
  | 'estado'
  | 'estado_programacion_pago'
  | 'motivo'
  | 'saldo_total'
  | 'fecha_recibida'
  | 'fecha_aceptada'
  | 'fecha_causada'
  | 'fecha_programada'
  | 'fecha_pagada'
>

/** One step of the road to payment. */
export type RoadStep = {
  id: RoadStepId
  title: string
  fecha: CalendarDate | null
  state: 'done' | 'current' | 'stopped' | 'todo'
  /** Why it stopped; what it waits for. */
  reason: string | undefined
}

const road = ['recibida', 'aceptada', 'causada', 'programada', 'pagada'] as const
type RoadStepId = (typeof road)[number]

/** The step that an invoice in each state has taken; a stop says nothing about how far it had come. */
const reachedIn: Readonly<Record<string, RoadStepId>> = {
  recibida: 'recibida',
  en_revision: 'recibida',
  aceptada: 'aceptada',
  causada: 'causada',
  programada: 'programada',
  en_banco: 'programada',
  pago_parcial: 'programada',
  pagada: 'pagada',
}

/**
 * The road of an invoice to its payment: the steps taken with their days, the one it is at, and where it stopped, why.
 * A step is taken when it has a day, when the state says so, or when a later one is taken; where the state is not told,
 * the days are all that there is.
 */
export function roadOf(facts: RoadFacts): RoadStep[] {
  if (isUntold(facts)) return datedSteps(facts)
  const reached = reachedStep(facts)
  const stop = stopOf(facts)
  // A stop beyond the last step has nowhere to stand but on it.
  const next = stop ? Math.min(reached + 1, road.length - 1) : reached + 1
  return road.map((id, at) => {
    const fecha = facts[`fecha_${id}`]
    if (stop && at === next)
      return { id, title: stop.title, fecha: null, state: 'stopped', reason: stop.reason }
    const state = at < next ? 'done' : at === next ? 'current' : 'todo'
    const reason = state === 'current' ? waitingFor(facts) : undefined
    return { id, title: texts[id], fecha: at < next ? fecha : null, state, reason }
  })
}

/** Nobody told the invoice's state: neither what it waits for nor what is still to come is known. */
const isUntold = (facts: RoadFacts) => facts.estado === 'sin_informar' && !isPaid(facts) && !isReturned(facts)

/** The steps whose day was told, and no other. */
function datedSteps(facts: RoadFacts): RoadStep[] {
  return road.flatMap((id) => {
    const fecha = facts[`fecha_${id}`]
    return fecha === null ? [] : [{ id, title: texts[id], fecha, state: 'done', reason: undefined }]
  })
}

function reachedStep(facts: RoadFacts): number {
  if (isPaid(facts)) return road.length - 1
  const dated = road.findLastIndex((id) => id !== 'pagada' && facts[`fecha_${id}`] !== null)
  // What the bank sent back had been scheduled, even where the ERP has taken the day away again.
  const told = isReturned(facts) ? 'programada' : (reachedIn[facts.estado] ?? 'recibida')
  return Math.max(dated, road.indexOf(told))
}

const isPaid = ({ estado, saldo_total }: RoadFacts) =>
  estado === 'pagada' || (isZeroMoney(saldo_total) && stopWords[estado] === undefined)

const isReturned = (facts: RoadFacts) => facts.estado_programacion_pago === 'devuelta_por_el_banco'

const stopWords: Readonly<Record<string, string>> = {
  rechazada: documentStateTexts.factura.rechazada,
  bloqueada: documentStateTexts.factura.bloqueada,
  anulada: documentStateTexts.factura.anulada,
}

/** What stopped the invoice, and the company's motive. */
function stopOf(facts: RoadFacts): { title: string; reason: string } | undefined {
  const title =
    stopWords[facts.estado] ??
    (isReturned(facts) && !isPaid(facts)
      ? documentStateTexts.estado_programacion_pago.devuelta_por_el_banco
      : undefined)
  return title === undefined ? undefined : { title, reason: facts.motivo || texts.noReason }
}

/** What the step under way waits for, where the state has a word of its own for it. */
function waitingFor({ estado }: RoadFacts): string | undefined {
  const { en_revision, en_banco, pago_parcial } = documentStateTexts.factura
  const words: Readonly<Record<string, string>> = { en_revision, en_banco, pago_parcial }
  return words[estado]
}
