import * as z from 'zod/mini'
import { daysBetween } from '@enlace/domain/calendar-date.ts'
import { longestClosing } from '@enlace/domain/company-calendar.ts'
import { fill } from '../core/fill.ts'
import { DateText } from '../core/values.ts'
import { companyCalendarFaults as faults } from './texts.ts'

/** The monthly cut-off for invoices. */
export const Cutoff = z.object({
  dia: z.int(faults.day).check(z.minimum(1, faults.day), z.maximum(31, faults.day)),
  hora: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, faults.hour)),
  si_no_es_habil: z.enum(['anterior', 'siguiente']),
})
export type Cutoff = z.infer<typeof Cutoff>

/** Days on which the company is closed, with the reason. */
export const DaysOff = z
  .object({
    desde: DateText,
    hasta: DateText,
    nombre: z.string().check(z.trim(), z.minLength(1, faults.reason), z.maxLength(80)),
  })
  .check(
    z.refine(({ desde, hasta }) => daysBetween(desde, hasta) >= 0, { error: faults.order, path: ['hasta'] }),
    z.refine(({ desde, hasta }) => daysBetween(desde, hasta) < longestClosing, {
      error: fill(faults.long, { max: longestClosing }),
      path: ['hasta'],
    }),
  )
export type DaysOff = z.infer<typeof DaysOff>

/** A company's calendar. */
export const CompanyCalendar = z.object({
  /** Null if the company takes invoices every day. */
  corte: z.nullable(Cutoff),
  /** The payment days of the week, 1 is Monday. */
  dias_de_pago: z.array(z.int().check(z.minimum(1), z.maximum(5))).check(z.maxLength(5)),
  dias_no_habiles: z.array(DaysOff).check(z.maxLength(60)),
})
export type CompanyCalendar = z.infer<typeof CompanyCalendar>

/** A company's calendar with its version. */
export const KeptCalendar = z.object({ ...CompanyCalendar.shape, version: z.string(), hoy: DateText })
export type KeptCalendar = z.infer<typeof KeptCalendar>

/** The effects of a calendar change on the suppliers' events. */
export const ChangedCalendar = z.object({
  ...KeptCalendar.shape,
  eventos: z.object({ creados: z.number(), cambiados: z.number(), retirados: z.number() }),
})
