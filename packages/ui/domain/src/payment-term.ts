import { addDays, type CalendarDate, compareDates, daysBetween } from './calendar-date.ts'

/**
 * Calendar days within which a mipyme is to be paid (Ley 2024 of 2020, art. 3, "plazos justos"; Decreto 1733 of 2020,
 * DUR 1074 of 2015): 45, counted from the receipt of the goods or the end of the service.
 */
export const fairTermDays = 45
/** The same where the State or the health system pays (Ley 2024 of 2020, art. 3). */
export const stateTermDays = 60

/** By what document the days are counted: what was received (named where it may be), what was accepted, or the supplier's own date. */
export type TermStart =
  | { by: 'entrada'; fecha: CalendarDate; id: string | null; numero: string | null }
  | { by: 'aceptacion' | 'factura'; fecha: CalendarDate }

/** Who owes and who is owed, as far as the term depends on it; null is not known. */
export interface TermParties {
  /** Whether the supplier is a micro, small or medium company (Decreto 957 of 2019). */
  isSupplierMipyme: boolean | null
  /** What the company is. The law's term binds a large one; where nobody said what it is, no term is claimed. */
  company: 'grande' | 'mipyme' | 'estado' | null
}

/** What of an invoice the term is counted from and ended by. */
export interface TermFacts {
  /** The receipts that the invoice bills; those that were reversed are none. */
  entradas: readonly { fecha: CalendarDate; id: string | null; numero: string | null }[]
  fecha_aceptada: CalendarDate | null
  fecha_proveedor: CalendarDate | null
  /** When it was paid; null while it is open. */
  fecha_pagada: CalendarDate | null
}

/** The clock of plazo justo: what it counts from, until when, and how far it is. */
export interface FairTerm {
  days: typeof fairTermDays | typeof stateTermDays
  start: TermStart
  /** The last day within the term. */
  limit: CalendarDate
  /** Calendar days from the start until the payment, or until today. */
  used: number
  /** Days until the limit: negative past it. */
  left: number
  state: 'running' | 'exceeded' | 'paid-within' | 'paid-late'
}

/** The days that the law gives the company for this supplier; nothing where it gives none, or nobody knows. */
export function fairTermFor({ isSupplierMipyme, company }: TermParties): FairTerm['days'] | undefined {
  if (isSupplierMipyme !== true) return undefined
  if (company === 'estado') return stateTermDays
  return company === 'grande' ? fairTermDays : undefined
}

/**
 * The clock of one invoice. It counts from the last receipt that the invoice bills, because only then all was delivered;
 * without a receipt from its acceptance, and without that from the date that the supplier wrote on it.
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
