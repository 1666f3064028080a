import { fill } from '@enlace/contract/core/fill.ts'
import { generatedTexts as texts } from '@enlace/contract/events/visitor/generated-texts.ts'
import { formatLongDate, formatMonth, type CalendarDate, type Weekday } from '@enlace/domain/calendar-date.ts'
import {
  cutoffsBetween,
  type InvoiceCutoff,
  paymentRunsBetween,
  type PlannedDay,
} from '@enlace/domain/company-calendar.ts'
import type { ClosedDays } from '@enlace/domain/holidays.ts'
import type { Reception } from '@enlace/contract/company/reception.ts'

/** The settings from which a company's calendar is generated. */
export interface CompanyCalendar {
  cutoff: InvoiceCutoff | undefined
  paymentDays: readonly Weekday[]
  /** Its own days off, besides the country's. */
  closed: ClosedDays
  reception: Reception
}

/** A generated event of a company's calendar, identified by its code. */
export interface GeneratedEvent {
  code: string
  kind: 'cierre_radicacion' | 'corrida_pagos'
  title: string
  summary: string
  description: string
  place: string
  starts_at: string
  ends_at: string
  is_all_day: boolean
}

/** Colombia has had this one offset, without summer time, since 1993. */
const offset = '-05:00'

/** Returns the invoice cut-offs and payment runs of a company between two days. */
export function generatedEvents(
  { cutoff, paymentDays, closed, reception }: CompanyCalendar,
  from: CalendarDate,
  until: CalendarDate,
): GeneratedEvent[] {
  const cutoffs = cutoff
    ? cutoffsBetween(from, until, cutoff, closed).map((day) => cutoffOf(day, cutoff, reception))
    : []
  const runs = paymentRunsBetween(from, until, paymentDays, closed).map(runOf)
  return [...cutoffs, ...runs]
}

function cutoffOf(
  { planned, kept }: PlannedDay,
  { hora }: InvoiceCutoff,
  reception: Reception,
): GeneratedEvent {
  const { cutoff } = texts
  const mes = formatMonth(planned)
  const at = `${kept}T${hora}:00${offset}`
  const moved = kept < planned ? cutoff.movedBefore : cutoff.movedAfter
  const values = { dia: Number(planned.slice(8)), fecha: formatLongDate(kept) }
  return {
    code: `cierre-${planned.slice(0, 7)}`,
    kind: 'cierre_radicacion',
    title: fill(cutoff.title, { mes }),
    summary: fill(cutoff.summary, { mes }),
    description: [
      cutoff.description,
      kept === planned ? '' : fill(moved, values),
      receptionOf(reception),
    ].join(''),
    place: '',
    starts_at: at,
    ends_at: at,
    is_all_day: false,
  }
}

/** Returns where invoices are received, as a list without the missing values. */
function receptionOf(reception: Reception): string {
  const { names, receptionTitle, receptionLine } = texts.cutoff
  const lines = (['correo', 'direccion', 'horario'] as const).flatMap((name) =>
    reception[name] === ''
      ? []
      : [fill(receptionLine, { name: names[name], value: escapeHtml(reception[name]) })],
  )
  const instructions = reception.instrucciones === '' ? '' : `<p>${escapeHtml(reception.instrucciones)}</p>`
  return lines.length === 0 ? instructions : `${receptionTitle}<ul>${lines.join('')}</ul>${instructions}`
}

function runOf({ planned, kept }: PlannedDay): GeneratedEvent {
  const { run } = texts
  const moved = kept === planned ? '' : fill(run.moved, { fecha: formatLongDate(planned) })
  return {
    code: `pago-${planned}`,
    kind: 'corrida_pagos',
    title: run.title,
    summary: run.summary,
    description: `${run.description}${moved}`,
    place: '',
    starts_at: `${kept}T00:00:00${offset}`,
    ends_at: `${kept}T23:59:59${offset}`,
    is_all_day: true,
  }
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
