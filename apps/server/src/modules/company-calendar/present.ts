import type { CompanyCalendar, KeptCalendar } from '@enlace/contract/company-calendar/schemas.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { readClosedSpans, readCutoff } from '@enlace/domain/company-calendar.ts'
import { paymentDaysOf, type KeptSettings, versionOf } from '../company/index.ts'

/** The settings of a company's calendar. */
export const calendarNames = ['invoice_cutoff', 'payment_run_days', 'dias_no_habiles'] as const

/** Presents a company's stored calendar. */
export function presentCalendar(settings: KeptSettings, hoy: CalendarDate): KeptCalendar {
  const cutoff = readCutoff(settings.get('invoice_cutoff'))
  return {
    corte: cutoff ? { dia: cutoff.dia, hora: cutoff.hora, si_no_es_habil: cutoff.siNoEsHabil } : null,
    dias_de_pago: paymentDaysOf(settings),
    dias_no_habiles: readClosedSpans(settings.get('dias_no_habiles')),
    version: versionOf(settings, calendarNames),
    hoy,
  }
}

/** Returns the settings of a calendar. */
export function settingsOf({ corte, dias_de_pago, dias_no_habiles }: CompanyCalendar): Map<string, unknown> {
  return new Map<string, unknown>([
    ['invoice_cutoff', corte ?? undefined],
    ['payment_run_days', [...new Set(dias_de_pago)].toSorted((one, other) => one - other)],
    ['dias_no_habiles', dias_no_habiles.toSorted((one, other) => one.desde.localeCompare(other.desde))],
  ])
}
