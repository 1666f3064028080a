import { addDays, type CalendarDate, compareDates, daysBetween } from './calendar-date.ts'

/**
 * Calendar days within which a mipyme must be paid (Ley 2024 of 2020, art. 3, "plazos justos"; Decreto 1733 of 2020,
 * DUR 1074 of 2015): 45, counted from the receipt of the goods or the end of the service.
 */
export const fairTermDays = 45
/** The term for the State and the health system as payers (Ley 2024 of 2020, art. 3). */
export const stateTermDays = 60

/** The document that starts the term: a receipt (with its id if the user may see it), the acceptance, or the invoice date. */
export type TermStart =
  | { by: 'entrada'; fecha: CalendarDate; id: string | null; numero: string | null }
  | { by: 'aceptacion' | 'factura'; fecha: CalendarDate }

/** The attributes of both parties that determine the term; null if unknown. */
export interface TermParties {
  /** Whether the supplier is a micro, small or medium company (Decreto 957 of 2019). */
  isSupplierMipyme: boolean | null
  /** The size of the company. The law binds large ones; no term is claimed if unknown. */
  company: 'grande' | 'mipyme' | 'estado' | null
}

/** The dates of an invoice that start and end the term. */
export interface TermFacts {
  /** The receipts that the invoice bills, without reversed ones. */
  entradas: readonly { fecha: CalendarDate; id: string | null; numero: string | null }[]
  fecha_aceptada: CalendarDate | null
  fecha_proveedor: CalendarDate | null
  /** The payment date, or null while unpaid. */
  fecha_pagada: CalendarDate | null
}

/** The progress of the plazo justo of an invoice: start, limit and state. */
export interface FairTerm {
  days: typeof fairTermDays | typeof stateTermDays
  start: TermStart
  /** The last day within the term. */
  limit: CalendarDate
  /** Calendar days from the start to the payment, or to today. */
  used: number
  /** Days until the limit, negative after it. */
  left: number
  state: 'running' | 'exceeded' | 'paid-within' | 'paid-late'
}

/** Returns the legal term in days for a supplier, or undefined if there is none or the parties are unknown. */
export function fairTermFor({ isSupplierMipyme, company }: TermParties): FairTerm['days'] | undefined {
  if (isSupplierMipyme !== true) return undefined
  if (company === 'estado') return stateTermDays
  return company === 'grande' ? fairTermDays : undefined
}

/**
 * Returns the term of one invoice. It starts with the last receipt that the invoice bills, because only then the
 * delivery was complete; without a receipt with the acceptance, else with the supplier's date.
 */
export function fairTerm(parties: TermParties, facts: TermFacts, today: CalendarDate): FairTerm | undefined {
  const days = fairTermFor(parties)
  const start = termStart(facts)
  if (days === undefined || start === undefined) return undefined
  const limit = addDays(start.fecha, days)
  const end = facts.fecha_pagada ?? today
  const used = Math.max(0, daysBetween(start.fecha, end))
  const isLate = end > limit
  const state = facts.fecha_pagada ? (isLate ? 'paid-late' : 'paid-within') : isLate ? 'exceeded' : 'running'
  return { days, start, limit, used, left: days - used, state }
}

function termStart({ entradas, fecha_aceptada, fecha_proveedor }: TermFacts): TermStart | undefined {
  const last = entradas.toSorted((one, other) => compareDates(one.fecha, other.fecha)).at(-1)
  if (last) return { by: 'entrada', ...last }
  if (fecha_aceptada) return { by: 'aceptacion', fecha: fecha_aceptada }
  return fecha_proveedor ? { by: 'factura', fecha: fecha_proveedor } : undefined
}
