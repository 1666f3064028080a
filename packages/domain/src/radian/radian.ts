import { addDays, type CalendarDate, todayInBogota } from '../calendar-date.ts'
import { isBusinessDay } from '../holidays.ts'

/** The events of an invoice that its buyer records: receipt of the invoice, of the goods, acceptance and claim. */
export const radianCodes = ['030', '032', '033', '031'] as const
export type RadianCode = (typeof radianCodes)[number]

/** The concepts of a claim (event 031). */
export const claimConcepts = ['01', '02', '03', '04'] as const
export type ClaimConcept = (typeof claimConcepts)[number]

/** The states of an event: recorded here, transmitted to the DIAN, or rejected by it. */
export const radianEventStates = ['registrado', 'transmitido', 'rechazado'] as const
export type RadianEventState = (typeof radianEventStates)[number]

/** How an invoice on credit stands by its events. */
export const radianStandings = [
  'sin_acuse',
  'sin_recibo',
  'en_plazo',
  'aceptada',
  'aceptada_tacitamente',
  'reclamada',
] as const
export type RadianStanding = (typeof radianStandings)[number]

/** The business days after event 032 within which the buyer accepts or claims. */
const decisionDays = 3

/** An event as far as the order of events goes. */
export interface RadianFact {
  codigo: RadianCode
  estado: RadianEventState
  at: Date
}

/** How an invoice stands, what may be recorded next, and when it is accepted tacitly; null before event 032. */
export interface RadianStand {
  estado: RadianStanding
  siguientes: RadianCode[]
  /** What may still be recorded with a time within the term, which has ended. */
  tardios: RadianCode[]
  limite: Date | null
}

/**
 * Returns the last second of the term to accept or claim: the third business day after the day of the receipt in
 * Bogotá, by the public holidays alone (annex of RADIAN; a company's own days off do not extend the term).
 */
export function tacitAcceptanceAt(received: Date): Date {
  return termEndsBy(received, decisionDays)
}

/** Returns whether an invoice is payable on credit: as it states, or else if it falls due after its date. */
export function isOnCredit(
  stated: string | undefined,
  { issued, due }: { issued: CalendarDate | null; due: CalendarDate | null },
): boolean {
  if (stated === '1' || stated === '2') return stated === '2'
  return issued !== null && due !== null && due > issued
}

/**
 * Returns the standing of an invoice on credit at a moment. Events that the DIAN rejected do not count. Nothing follows
 * acceptance, claim or the end of the term, except earlier events that were rejected.
 */
export function standOf(facts: readonly RadianFact[], now: Date): RadianStand {
  const counted = facts.filter(({ estado }) => estado !== 'rechazado')
  const of = (code: RadianCode) => counted.find(({ codigo }) => codigo === code)
  const receipt = of('032')
  const limite = receipt ? tacitAcceptanceAt(receipt.at) : null
  const estado = standingOf(of, limite, now)
  const next = (siguientes: RadianCode[], tardios: RadianCode[] = []) => ({
    estado,
    limite,
    siguientes,
    tardios,
  })
  if (!of('030')) return next(['030'])
  if (!receipt) return next(['032'])
  if (estado === 'aceptada_tacitamente') return next([], ['033', '031'])
  return next(estado === 'en_plazo' ? ['033', '031'] : [])
}

/** Why an event cannot have happened at a moment, or is not the next one. */
export type RadianTimeFault = 'order' | 'future' | 'before-invoice' | 'before-event' | 'after-term'

/** The event after which each happens. */
const predecessors: Readonly<Partial<Record<RadianCode, RadianCode>>> = {
  '032': '030',
  '033': '032',
  '031': '032',
}

const minute = 60_000

/**
 * Returns the moment of an event that is recorded now, or why it cannot be: it is next in the order, not in the future,
 * neither before the invoice nor before the event that it follows, and an acceptance or claim is within the term. Moments
 * are typed by minutes: within the minute of the event before it, it follows at once.
 */
export function eventMoment(
  facts: readonly RadianFact[],
  { codigo, happened, issued }: { codigo: RadianCode; happened: Date; issued: CalendarDate | null },
  now: Date,
): { at: Date } | { fault: RadianTimeFault } {
  const { siguientes, tardios, limite } = standOf(facts, now)
  if (![...siguientes, ...tardios].includes(codigo)) return { fault: 'order' }
  if (happened > now) return { fault: 'future' }
  if (issued !== null && todayInBogota(happened) < issued) return { fault: 'before-invoice' }
  const before = facts.find((fact) => fact.codigo === predecessors[codigo] && fact.estado !== 'rechazado')
  if (before && Math.floor(happened.getTime() / minute) < Math.floor(before.at.getTime() / minute))
    return { fault: 'before-event' }
  if (predecessors[codigo] === '032' && limite !== null && happened > limite) return { fault: 'after-term' }
  return { at: before && happened < before.at ? before.at : happened }
}

function standingOf(
  of: (code: RadianCode) => RadianFact | undefined,
  limite: Date | null,
  now: Date,
): RadianStanding {
  if (of('031')) return 'reclamada'
  if (of('033')) return 'aceptada'
  if (!of('030')) return 'sin_acuse'
  if (limite === null) return 'sin_recibo'
  return now > limite ? 'aceptada_tacitamente' : 'en_plazo'
}

/** Returns the last second of the day that is this many business days after a moment: terms that end by it end soon. */
export function termEndsBy(now: Date, days: number): Date {
  return new Date(`${businessDayAfter(todayInBogota(now), days)}T23:59:59-05:00`)
}

/** Returns the business day that is this many business days after a day. */
export function businessDayAfter(day: CalendarDate, count: number): CalendarDate {
  let last = day
  for (let left = count; left > 0;) {
    last = addDays(last, 1)
    if (isBusinessDay(last)) left -= 1
  }
  return last
}
