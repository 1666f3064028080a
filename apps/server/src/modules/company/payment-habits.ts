import type { Weekday } from '@enlace/domain/calendar-date.ts'
import { closedDaysOf, readClosedSpans } from '@enlace/domain/company-calendar.ts'
import type { ClosedDays } from '@enlace/domain/holidays.ts'
import type { TermParties } from '@enlace/domain/payment-term.ts'
import type { Reception } from '@enlace/contract/company/reception.ts'
import { contactOf, type KeptSettings } from './rules.ts'

/** The settings that tell how a company takes invoices and pays them. */
export const paymentHabitNames = [
  'company_size',
  'payment_run_days',
  'dias_no_habiles',
  'invoice_reception',
  'contact_info',
] as const

/** How large the company says it is, for the term of Ley 2024 of 2020; null where it did not say. */
export function sizeOf(settings: KeptSettings): TermParties['company'] {
  const size = settings.get('company_size')
  return size === 'grande' || size === 'mipyme' || size === 'estado' ? size : null
}

/** On which days of the week the company pays, Monday being 1; none where it pays on no fixed day. */
export function paymentDaysOf(settings: KeptSettings): Weekday[] {
  const kept = settings.get('payment_run_days')
  return Array.isArray(kept) ? kept.filter(isBusinessWeekday) : []
}

/** The days on which the company does not work beside the country's holidays. */
export function ownDaysOff(settings: KeptSettings): ClosedDays {
  return closedDaysOf(readClosedSpans(settings.get('dias_no_habiles')))
}

/** Where the company takes invoices; what it left out of the reception is its general contact. */
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
