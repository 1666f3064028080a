import type { EventBody, NewEvent } from '@enlace/contract/events/desk/schemas.ts'
import { eventsDeskFormTexts as texts } from '@enlace/contract/events/desk/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import {
  addDays,
  calendarDate,
  calendarDateOf,
  type CalendarDate,
  daysBetween,
} from '@enlace/domain/calendar-date.ts'
import { readNit } from '@enlace/domain/nit.ts'
import { type PublishedEvent, readEventSheet } from '../event-sheet.ts'

/** Reads an event of the desk, ready to be stored. @throws Problem `invalid-fields` with a sentence for each field. */
export function readEvent(code: string, body: EventBody): { event: PublishedEvent; removed: string[] } {
  const fault = guestFault(body)
  if (fault !== undefined) throw new Problem('invalid-fields', {}, { invitados: fault })
  const { porInvitacion, inscripcion, inscripcion_hasta, cupo, invitados, grabaciones, ...rest } = body
  const read = readEventSheet({
    codigo: code,
    ...rest,
    inscripcion,
    ...(inscripcion && inscripcion_hasta !== null && { inscripcion_hasta }),
    ...(inscripcion && cupo !== null && { cupo }),
    ...(porInvitacion && { invitados }),
    grabaciones: grabaciones.map(({ minutos, ...one }) => ({ ...one, ...(minutos !== null && { minutos }) })),
  })
  if (!('faults' in read)) return read
  throw new Problem('invalid-fields', {}, sentencesOf(read.fields))
}

/** Converts the reader's lower-case messages to sentences of a form. */
function sentencesOf(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, said]) => [
      field === '' ? 'titulo' : field,
      /^\p{Ll}/u.test(said) ? `${said[0]?.toUpperCase()}${said.slice(1)}.` : said,
    ]),
  )
}

function guestFault({ porInvitacion, invitados }: EventBody): string | undefined {
  if (!porInvitacion) return undefined
  const wrong = invitados.find((typed) => 'reason' in readNit(typed))
  return wrong === undefined ? undefined : fill(texts.nitMalformed, { nit: wrong })
}

/** Returns a new event once per repetition, each with its own dates. */
export function repeated({ evento, repetir }: NewEvent): EventBody[] {
  if (!repetir) return [evento]
  return Array.from({ length: repetir.veces }, (_, at) => {
    const move = (moment: string) => moved(moment, repetir.cada, at)
    const inicio = move(evento.inicio)
    const shift = daysBetween(dayOf(evento.inicio), dayOf(inicio))
    const along = (moment: string) => withDay(moment, addDays(dayOf(moment), shift))
    return {
      ...evento,
      inicio,
      fin: along(evento.fin),
      inscripcion_hasta: evento.inscripcion_hasta === null ? null : along(evento.inscripcion_hasta),
      // A recording belongs to one date.
      grabaciones: at === 0 ? evento.grabaciones : [],
    }
  })
}

function moved(moment: string, every: 'semana' | 'quincena' | 'mes', times: number): string {
  const day = dayOf(moment)
  if (every !== 'mes') return withDay(moment, addDays(day, times * (every === 'semana' ? 7 : 14)))
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const months = year * 12 + month - 1 + times
  const [toYear, toMonth] = [Math.floor(months / 12), (months % 12) + 1]
  // The 31st becomes the 30th in a month of 30 days.
  const last = new Date(Date.UTC(toYear, toMonth, 0)).getUTCDate()
  return withDay(moment, calendarDateOf(toYear, toMonth, Math.min(date, last)))
}

const dayOf = (moment: string): CalendarDate => calendarDate(moment.slice(0, 10))
const withDay = (moment: string, day: CalendarDate) => `${day}${moment.slice(10)}`
