import { eventKinds } from '@enlace/contract/events/kinds.ts'
import { agendaParts, lastAgendaPage } from '@enlace/contract/events/limits.ts'
import type { EventKind } from '@enlace/contract/events/kinds.ts'
import { type CalendarDate, parseCalendarDate } from '@enlace/domain/calendar-date.ts'
import { oneOf, readWhole, severalOf } from '@enlace/web/list/read-filter.ts'

/** The ways of looking at the events: the month, or a part of the agenda. */
export const eventWays = ['calendario', ...agendaParts] as const
export type EventWay = (typeof eventWays)[number]

/** What the address of the events says: the way, the month and its day, or the agenda's page, and the kinds. */
export type EventsFilter = {
  ver: EventWay
  mes: string | undefined
  dia: CalendarDate | undefined
  tipo: EventKind[] | undefined
  page: number
}

const readWay = oneOf(eventWays)
const readKinds = severalOf(eventKinds)
const monthPattern = /^20\d{2}-(0[1-9]|1[0-2])$/

/** Reads the address; what does not fit is passed over, so that an old link still opens. */
export function readEventsFilter(search: Readonly<Record<string, string>>): EventsFilter {
  const { ver, mes, dia, tipo, page } = search
  const named = dia === undefined ? undefined : parseCalendarDate(dia)
  const day = named !== undefined && monthPattern.test(named.slice(0, 7)) ? named : undefined
  const month = mes !== undefined && monthPattern.test(mes) ? mes : undefined
  const kinds = tipo === undefined ? undefined : readKinds(tipo)
  return {
    ver: (ver === undefined ? undefined : readWay(ver)) ?? 'calendario',
    // A day opens its own month, whatever month stands beside it.
    mes: day?.slice(0, 7) ?? month,
    dia: day,
    tipo: kinds?.length ? kinds : undefined,
    page: readWhole(page, 1, lastAgendaPage) ?? 1,
  }
}
