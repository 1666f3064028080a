import { fill } from '@enlace/contract/core/fill.ts'
import type { EventKind } from '@enlace/contract/events/kinds.ts'
import type { EventSummary } from '@enlace/contract/events/visitor/schemas.ts'
import { eventModeTexts } from '@enlace/contract/events/texts.ts'
import { agendaTexts as texts } from '@enlace/contract/events/visitor/texts.ts'
import { formatDate } from '@enlace/domain/calendar-date.ts'
import type { MonthMark } from '@enlace/ui/month-calendar.tsx'
import { countText, showCount } from '@enlace/web/document/shown.ts'

/** The colour of each kind; its word stands beside it. */
export const kindTones: Readonly<Record<EventKind, MonthMark['tone']>> = {
  cierre_radicacion: 'warning',
  corrida_pagos: 'good',
  capacitacion: 'info',
  rueda_negocios: 'brand',
  vencimiento_tributario: 'bad',
}

const deadlines: readonly EventKind[] = ['cierre_radicacion', 'vencimiento_tributario']

type Timed = Pick<EventSummary, 'tipo' | 'dia' | 'dia_fin' | 'hora' | 'hora_fin'>

/** At what hours an event is: a deadline is until its hour, one of several days says its last. */
export function hoursText({ tipo, dia, dia_fin, hora, hora_fin }: Timed): string {
  if (dia !== dia_fin)
    return fill(texts.hours, {
      desde: [formatDate(dia), hora].filter(Boolean).join(' '),
      hasta: [formatDate(dia_fin), hora_fin].filter(Boolean).join(' '),
    })
  if (hora === null) return texts.allDay
  if (hora_fin !== null) return fill(texts.hours, { desde: hora, hasta: hora_fin })
  return deadlines.includes(tipo) ? fill(texts.until, { hora }) : hora
}

/** How and where one takes part; nothing where there is no place. */
export const placeText = ({ modalidad, lugar }: Pick<EventSummary, 'modalidad' | 'lugar'>): string =>
  [modalidad === null ? '' : eventModeTexts[modalidad], lugar].filter((part) => part !== '').join(' · ')

/** What is left of the seats; nothing where none is asked for, or the event is over. */
export function seatsText(event: EventSummary): string {
  const { admite_inscripcion, isPast, isCancelled, libres, en_espera, grabaciones } = event
  if (isPast) return grabaciones > 0 ? countText(ofOne(texts.recordings), grabaciones) : ''
  if (!admite_inscripcion || isCancelled) return ''
  if (libres === null) return texts.noLimit
  if (libres > 0) return countText(ofOne(texts.seats), libres)
  return en_espera > 0 ? countText(ofOne(texts.fullWaiting), en_espera) : texts.full
}

/** The sentence of one says its number, too. */
const ofOne = ({ one, many }: { one: string; many: string }) => ({
  one: fill(one, { n: showCount(1) }),
  many,
})
