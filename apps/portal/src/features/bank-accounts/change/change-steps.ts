import { fill } from '@enlace/contract/core/fill.ts'
import type { BankChange } from '@enlace/contract/bank-accounts/schemas.ts'
import { bankAccountTexts as texts } from '@enlace/contract/bank-accounts/texts.ts'
import { stateTexts } from '@enlace/contract/documents/state-texts.ts'
import { holdHours } from '@enlace/domain/bank-account.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import type { TimelineStep } from '@enlace/ui/timeline.tsx'

type Facts = Pick<
  BankChange,
  'estado' | 'solicitado_at' | 'aprobado_at' | 'aplica_at' | 'cerrado_at' | 'razon' | 'solicitante'
>

/** How far a change has come: asked for, made sure of, held, in use; and where it stopped, if it did. */
export function stepsOf(change: Facts): TimelineStep[] {
  const { estado, solicitado_at, aprobado_at, aplica_at, cerrado_at, razon } = change
  const reached = aprobado_at === null ? 1 : estado === 'aplicado' ? 4 : 2
  const isStopped = estado === 'rechazado' || estado === 'cancelado'
  const road = [
    { id: 'asked', title: texts.asked, date: solicitado_at, reason: change.solicitante },
    { id: 'reviewed', title: texts.reviewed, date: aprobado_at, reason: texts.reviewedNote },
    {
      id: 'held',
      title: fill(texts.waits, { horas: holdHours }),
      date: null,
      reason: aplica_at === null ? undefined : fill(texts.waitsUntil, { fecha: shown(aplica_at) }),
    },
    {
      id: 'applied',
      title: texts.applied,
      date: estado === 'aplicado' ? cerrado_at : null,
      reason: undefined,
    },
  ]
  const steps = road.map(({ date, ...step }, at): TimelineStep => {
    const state = at < reached ? 'done' : at === reached && !isStopped ? 'current' : 'todo'
    // What was waited for is of no more interest once it is over.
    const reason = step.id === 'asked' || state === 'current' ? step.reason : undefined
    return {
      ...step,
      reason,
      state,
      stateLabel: texts.step[state],
      ...(date !== null && { date: shown(date) }),
    }
  })
  if (!isStopped) return steps
  const stop: TimelineStep = {
    id: 'stopped',
    title: stateTexts.cambio_cuenta[estado],
    state: 'stopped',
    stateLabel: texts.step.stopped,
    ...(cerrado_at !== null && { date: shown(cerrado_at) }),
    ...(razon !== '' && { reason: razon }),
  }
  return [...steps.slice(0, reached), stop]
}

function shown(instant: string): string {
  return formatInstant(new Date(instant))
}
