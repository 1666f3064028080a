import type { Act, DocumentAct, DocumentActs } from '@enlace/contract/acts/schemas.ts'
import { compareDates, type CalendarDate } from '@enlace/domain/calendar-date.ts'
import { objectionDeadline } from '@enlace/domain/objection-term.ts'

/** The acts on a document, and the facts that determine the possible ones. */
export interface Acted {
  done: DocumentAct[]
  may_act: boolean
  today: CalendarDate
  /** Days in which a debit note may be objected to; null without a term. */
  objection_days: number | null
}

/** The facts of a debit note that determine its acts, besides the state that the supplier sees. */
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

/** Returns the possible acts on an order: differences in its lines can be reported until all of it was delivered. */
export function orderActs(estado: string, acted: Acted | undefined): DocumentActs {
  return actsOf(acted, byOrder[estado] ?? [], null)
}

/** Returns the possible acts on an entry: as long as it is not fully invoiced. */
export function ticketActs(estado: string, acted: Acted | undefined): DocumentActs {
  return actsOf(acted, byTicket[estado] ?? [], null)
}

/**
 * Returns the possible acts on a debit note: an accepted one stays accepted, an objection must be within the company's
 * term.
 */
export function noteActs(
  { fecha, estado_erp, publicada }: NoteFacts & { fecha: CalendarDate },
  acted: Acted | undefined,
): DocumentActs {
  if (estado_erp === 'anulada') return actsOf(acted, [], null)
  const until = objectionDeadline(fecha, publicada, acted?.objection_days ?? null)
  const [newest] = acted?.done ?? []
  const last = newest?.acto
  // The matter is settled: the note was accepted, or the company accepted its objection.
  if (last === 'aceptar' || (last === 'objetar' && newest?.estado === 'aceptada'))
    return { ...actsOf(acted, [], null), obstacle: null }
  // Also if the ERP reports an objection that was not made here.
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
