import type { Act, DocumentAct, DocumentActs } from '@enlace/contract/acts/schemas.ts'
import { compareDates, type CalendarDate } from '@enlace/domain/calendar-date.ts'
import { objectionDeadline } from '@enlace/domain/objection-term.ts'

/** What was done with a document, and what decides on what may be done now. */
export interface Acted {
  done: DocumentAct[]
  may_act: boolean
  today: CalendarDate
  /** Days in which the company lets a debit note be objected to; null where it sets no term. */
  objection_days: number | null
}

/** What decides on a debit note beside its state as the supplier sees it. */
export interface NoteFacts {
  estado_erp: string
  publicada: CalendarDate
}

const byOrder: Readonly<Record<string, readonly Act[]>> = {
  nueva: ['confirmar', 'novedad'],
  vista: ['confirmar', 'novedad'],
  confirmada: ['novedad'],
  con_novedad: ['confirmar', 'novedad'],
  recibida_parcial: ['novedad'],
}

const byTicket: Readonly<Record<string, readonly Act[]>> = {
  registrada: ['diferencia'],
  con_diferencia: ['diferencia'],
  facturada_parcial: ['diferencia'],
}

/** What may be done with an order in a state: until all of it has come, its lines may turn out otherwise. */
export function orderActs(estado: string, acted: Acted | undefined): DocumentActs {
  return actsOf(acted, byOrder[estado] ?? [], null)
}

/** What may be done with an entry in a state: as long as it is not wholly invoiced. */
export function ticketActs(estado: string, acted: Acted | undefined): DocumentActs {
  return actsOf(acted, byTicket[estado] ?? [], null)
}

/** What may be done with a debit note: one that was accepted stays so, an objection is made within the company's term. */
export function noteActs(
  { fecha, estado_erp, publicada }: NoteFacts & { fecha: CalendarDate },
  acted: Acted | undefined,
): DocumentActs {
  if (estado_erp === 'anulada') return actsOf(acted, [], null)
  const until = objectionDeadline(fecha, publicada, acted?.objection_days ?? null)
  const [newest] = acted?.done ?? []
  const last = newest?.acto
  // What was agreed on is over: the note was accepted, or the company accepted that it was objected to.
  if (last === 'aceptar' || (last === 'objetar' && newest?.estado === 'aceptada'))
    return { ...actsOf(acted, [], null), obstacle: null }
  // Also where the ERP tells of an objection that was not made here.
  if (last === 'objetar' || estado_erp === 'objetada') return actsOf(acted, ['aceptar'], null)
  const isLate = acted !== undefined && until !== null && compareDates(acted.today, until) > 0
  const acts = actsOf(acted, isLate ? ['aceptar'] : ['aceptar', 'objetar'], until)
  return isLate && acts.obstacle === null ? { ...acts, obstacle: 'vencido' } : acts
}

function actsOf(
  acted: Acted | undefined,
  possible: readonly Act[],
  until: CalendarDate | null,
): DocumentActs {
  const done = acted?.done ?? []
  if (possible.length === 0) return { done, possible: [], until, obstacle: 'estado' }
  if (acted?.may_act !== true) return { done, possible: [], until, obstacle: 'solo_lectura' }
  return { done, possible: [...possible], until, obstacle: null }
}
