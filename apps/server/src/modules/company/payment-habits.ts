import type { Weekday } from '@enlace/domain/calendar-date.ts'
import { closedDaysOf, readClosedSpans } from '@enlace/domain/company-calendar.ts'
import type { ClosedDays } from '@enlace/domain/holidays.ts'
import type { TermParties } from '@enlace/domain/payment-term.ts'
import type { Reception } from '@enlace/contract/company/reception.ts'
import { contactOf, type KeptSettings } from './rules.ts'

/** The settings for receiving and paying invoices. */
export const paymentHabitNames = [
  'company_size',
  'payment_run_days',
  'dias_no_habiles',
  'invoice_reception',
  'contact_info',
] as const

/** Returns the company's size for the term of Ley 2024 of 2020; null if it is not set. */
export function sizeOf(settings: KeptSettings): TermParties['company'] {
  const size = settings.get('company_size')
  return size === 'grande' || size === 'mipyme' || size === 'estado' ? size : null
}

/** Returns the weekdays on which the company pays, Monday being 1; empty without fixed days. */
export function paymentDaysOf(settings: KeptSettings): Weekday[] {
  const kept = settings.get('payment_run_days')
  return Array.isArray(kept) ? kept.filter(isBusinessWeekday) : []
}

/** Returns the company's days off besides the country's holidays. */
export function ownDaysOff(settings: KeptSettings): ClosedDays {
  return closedDaysOf(readClosedSpans(settings.get('dias_no_habiles')))
}

/** Returns where the company receives invoices; missing values are those of its general contact. */
export function receptionOf(settings: KeptSettings): Reception {
  const kept = settings.get('invoice_reception')
  const lines = new Map(typeof kept === 'object' && kept !== null ? Object.entries(kept) : [])
  const line = (name: string) => String(lines.get(name) ?? '').trim()
  const contact = contactOf(settings)
  return {
    correo: line('correo') || contact.correo,
    direccion: line('direccion') || contact.dir,
    horario: line('horario') || contact.horario,
    instrucciones: line('instrucciones'),
  }
}

const isBusinessWeekday = (day: unknown): day is Weekday =>
  typeof day === 'number' && Number.isInteger(day) && day >= 1 && day <= 5
