import type { CalendarDate } from './calendar-date.ts'
import { calendarDateOf, addDays } from './calendar-date.ts'
import { readDecimal, writeDecimal } from './decimal.ts'
import { sumMoney } from './money.ts'
import type { Money } from './money.ts'

/**
 * What is certified: withholding of income tax, of IVA and of industry and commerce; and what public buyers withhold beside
 * them: stamp tax (Estatuto Tributario arts. 514 ff.), estampillas, the firemen's surcharge (Ley 1575 de 2012 art. 37) and the
 * special contribution of contracts of public works (Ley 1106 de 2006 art. 6).
 */
export const certificateTypes = ['fuente', 'iva', 'ica', 'timbre', 'estampilla', 'bomberil', 'obra'] as const

/** The kinds that every buyer withholds; of the others only those that it does are shown. */
export const usualTypes = ['fuente', 'iva', 'ica'] as const satisfies readonly CertificateKind[] // likewise

/** One of the kinds of withholding, each with a certificate of its own. */
export type CertificateKind = (typeof certificateTypes)[number]

/** The kinds that are shown: those that every buyer withholds, and of the others those of which there is something. */
export const shownTypes = (isFound: (tipo: CertificateKind) => boolean): CertificateKind[] =>
  certificateTypes.filter((tipo) => usualTypes.some((usual) => usual === tipo) || isFound(tipo))

/** A part of a year: 0 is the whole year, 1 to 6 are its bimesters. */
export type CertificatePeriod = 0 | 1 | 2 | 3 | 4 | 5 | 6

/** The whole year, as a period. */
export const wholeYear = 0 satisfies CertificatePeriod

/** The periods for which a type may be certified: IVA by bimester, ICA by either, all others by year. */
export const periodsOf: Readonly<Record<CertificateKind, readonly CertificatePeriod[]>> = {
  fuente: [0],
  iva: [1, 2, 3, 4, 5, 6],
  ica: [0, 1, 2, 3, 4, 5, 6],
  timbre: [0],
  estampilla: [0],
  bomberil: [0],
  obra: [0],
}

/** Whether certificates of a type are made by municipality: cities are never mixed in one of ICA. */
export function isByMunicipality(tipo: CertificateKind): boolean {
  return tipo === 'ica'
}

/** Returns whether a number is a period that certificates of a type have. */
export function isPeriodOf(tipo: CertificateKind, periodo: number): periodo is CertificatePeriod {
  return periodsOf[tipo].some((known) => known === periodo)
}

/** The year and the bimester in which a day falls. */
export function bimesterOf(fecha: CalendarDate): { anio: number; bimestre: Exclude<CertificatePeriod, 0> } {
  const bimesters = [1, 2, 3, 4, 5, 6] as const
  const place = Math.ceil(Number(fecha.slice(5, 7)) / 2) - 1
  return { anio: Number(fecha.slice(0, 4)), bimestre: bimesters[place] ?? 6 }
}

/** The first and the last day of a period. */
export function daysOfPeriod(
  anio: number,
  periodo: CertificatePeriod,
): { desde: CalendarDate; hasta: CalendarDate } {
  if (periodo === wholeYear) return { desde: calendarDateOf(anio, 1, 1), hasta: calendarDateOf(anio, 12, 31) }
  const next = periodo === 6 ? calendarDateOf(anio + 1, 1, 1) : calendarDateOf(anio, periodo * 2 + 1, 1)
  return { desde: calendarDateOf(anio, periodo * 2 - 1, 1), hasta: addDays(next, -1) }
}

/** The day on which a certificate is usually out: IVA 15 days after its period, all others on 31 March. */
export function suggestedRelease(
  tipo: CertificateKind,
  anio: number,
  periodo: CertificatePeriod,
): CalendarDate {
  const { hasta } = daysOfPeriod(anio, periodo)
  return tipo === 'iva' || periodo !== wholeYear ? addDays(hasta, 15) : calendarDateOf(anio + 1, 3, 31)
}

/** What a certificate adds up of a withholding line. */
export interface CertificateLine {
  concepto_codigo: string
  concepto: string
  tarifa: string
  base: Money
  operacion: Money | null
  valor: Money
}

/** A row of a certificate: everything withheld for one concept at one rate. */
export interface CertificateRow extends CertificateLine {
  /** How many lines it adds up. */
  lineas: number
}

/** The last row of a certificate. */
export interface CertificateTotals {
  base: Money
  operacion: Money
  valor: Money
}

/**
 * One row a concept and rate, in the order of concepts; a concept whose rate changed within the period has two. Rounded
 * amounts are added as they are, nothing is computed again. The name is the latest line's that was handed over.
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

/** The sums of the rows: what the certificate certifies. */
export function totalOfRows(
  rows: readonly Pick<CertificateRow, 'base' | 'operacion' | 'valor'>[],
): CertificateTotals {
  return {
    base: sumMoney(rows.map(({ base }) => base)),
    operacion: sumMoney(rows.flatMap(({ operacion }) => (operacion === null ? [] : [operacion]))),
    valor: sumMoney(rows.map(({ valor }) => valor)),
  }
}

/** A rate without trailing zeros: `2.50000` is `2.5`, so that one rate is one text wherever it comes from. */
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

/** Returns whether a text is one of the kinds, as the database's column holds it. */
export function isCertificateKind(text: string): text is CertificateKind {
  return certificateTypes.some((known) => known === text)
}
