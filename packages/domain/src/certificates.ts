import type { CalendarDate } from './calendar-date.ts'
import { calendarDateOf, addDays } from './calendar-date.ts'
import { readDecimal, writeDecimal } from './decimal.ts'
import { sumMoney } from './money.ts'
import type { Money } from './money.ts'

/**
 * The kinds of certificates: withheld income tax, IVA and ICA; and what public buyers also withhold: stamp tax
 * (Estatuto Tributario arts. 514 ff.), estampillas, the firemen's surcharge (Ley 1575 de 2012 art. 37) and the special
 * contribution of public works contracts (Ley 1106 de 2006 art. 6).
 */
export const certificateTypes = ['fuente', 'iva', 'ica', 'timbre', 'estampilla', 'bomberil', 'obra'] as const

/** The kinds that every buyer withholds. The others are only shown if the buyer withholds them. */
export const usualTypes = ['fuente', 'iva', 'ica'] as const satisfies readonly CertificateKind[] // likewise

/** A kind of withholding, which has its own certificate. */
export type CertificateKind = (typeof certificateTypes)[number]

/** Returns the kinds to show: those that every buyer withholds, and the others with records. */
export const shownTypes = (isFound: (tipo: CertificateKind) => boolean): CertificateKind[] =>
  certificateTypes.filter((tipo) => usualTypes.some((usual) => usual === tipo) || isFound(tipo))

/** A part of a year: 0 is the whole year, 1 to 6 are its bimesters. */
export type CertificatePeriod = 0 | 1 | 2 | 3 | 4 | 5 | 6

/** The whole year, as a period. */
export const wholeYear = 0 satisfies CertificatePeriod

/** The periods of each type: IVA by bimester, ICA by year or bimester, all others by year. */
export const periodsOf: Readonly<Record<CertificateKind, readonly CertificatePeriod[]>> = {
  fuente: [0],
  iva: [1, 2, 3, 4, 5, 6],
  ica: [0, 1, 2, 3, 4, 5, 6],
  timbre: [0],
  estampilla: [0],
  bomberil: [0],
  obra: [0],
}

/** Returns whether certificates of a type are issued by municipality; one of ICA never mixes cities. */
export function isByMunicipality(tipo: CertificateKind): boolean {
  return tipo === 'ica'
}

/** Returns whether a number is a valid period for certificates of a type. */
export function isPeriodOf(tipo: CertificateKind, periodo: number): periodo is CertificatePeriod {
  return periodsOf[tipo].some((known) => known === periodo)
}

/** Returns the year and the bimester of a day. */
export function bimesterOf(fecha: CalendarDate): { anio: number; bimestre: Exclude<CertificatePeriod, 0> } {
  const bimesters = [1, 2, 3, 4, 5, 6] as const
  const place = Math.ceil(Number(fecha.slice(5, 7)) / 2) - 1
  return { anio: Number(fecha.slice(0, 4)), bimestre: bimesters[place] ?? 6 }
}

/** Returns the first and the last day of a period. */
export function daysOfPeriod(
  anio: number,
  periodo: CertificatePeriod,
): { desde: CalendarDate; hasta: CalendarDate } {
  if (periodo === wholeYear) return { desde: calendarDateOf(anio, 1, 1), hasta: calendarDateOf(anio, 12, 31) }
  const next = periodo === 6 ? calendarDateOf(anio + 1, 1, 1) : calendarDateOf(anio, periodo * 2 + 1, 1)
  return { desde: calendarDateOf(anio, periodo * 2 - 1, 1), hasta: addDays(next, -1) }
}

/** Returns the usual release date of a certificate: IVA 15 days after its period, all others on 31 March. */
export function suggestedRelease(
  tipo: CertificateKind,
  anio: number,
  periodo: CertificatePeriod,
): CalendarDate {
  const { hasta } = daysOfPeriod(anio, periodo)
  return tipo === 'iva' || periodo !== wholeYear ? addDays(hasta, 15) : calendarDateOf(anio + 1, 3, 31)
}

/** A withholding line to be added up in a certificate. */
export interface CertificateLine {
  concepto_codigo: string
  concepto: string
  tarifa: string
  base: Money
  operacion: Money | null
  valor: Money
}

/** A row of a certificate: the total withheld for one concept at one rate. */
export interface CertificateRow extends CertificateLine {
  /** The number of lines added up. */
  lineas: number
}

/** The totals row of a certificate. */
export interface CertificateTotals {
  base: Money
  operacion: Money
  valor: Money
}

/**
 * Returns one row per concept and rate, ordered by concept; a concept whose rate changed within the period has two.
 * Rounded amounts are added, not computed again. The name is taken from the last line given.
 */
export function groupLines(lines: readonly CertificateLine[]): CertificateRow[] {
  const groups = new Map<string, CertificateLine[]>()
  for (const line of lines) {
    const key = `${line.concepto_codigo}\n${plainRate(line.tarifa)}`
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [line])
    else group.push(line)
  }
  return [...groups.values()].flatMap(rowOf).toSorted(byConcept)
}

function rowOf(lines: CertificateLine[]): CertificateRow[] {
  const last = lines.at(-1)
  if (last === undefined) return []
  const { concepto_codigo, concepto, tarifa } = last
  const operations = lines.flatMap(({ operacion }) => (operacion === null ? [] : [operacion]))
  return [
    {
      concepto_codigo,
      concepto,
      tarifa: plainRate(tarifa),
      base: sumMoney(lines.map(({ base }) => base)),
      operacion: operations.length === 0 ? null : sumMoney(operations),
      valor: sumMoney(lines.map(({ valor }) => valor)),
      lineas: lines.length,
    },
  ]
}

/** Returns the sums of the rows, which are the certified amounts. */
export function totalOfRows(
  rows: readonly Pick<CertificateRow, 'base' | 'operacion' | 'valor'>[],
): CertificateTotals {
  return {
    base: sumMoney(rows.map(({ base }) => base)),
    operacion: sumMoney(rows.flatMap(({ operacion }) => (operacion === null ? [] : [operacion]))),
    valor: sumMoney(rows.map(({ valor }) => valor)),
  }
}

/** Normalises a rate, without trailing zeros: `2.50000` is `2.5`. */
export function plainRate(tarifa: string): string {
  const decimal = readDecimal(tarifa)
  if (decimal === undefined) return tarifa
  const text = writeDecimal(decimal)
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text
}

function byConcept(one: CertificateRow, other: CertificateRow): number {
  return (
    one.concepto.localeCompare(other.concepto, 'es') ||
    one.concepto_codigo.localeCompare(other.concepto_codigo, 'es') ||
    Number(one.tarifa) - Number(other.tarifa)
  )
}

/** Returns whether a text is a kind of certificate, as stored in the database. */
export function isCertificateKind(text: string): text is CertificateKind {
  return certificateTypes.some((known) => known === text)
}
