import { certificatesCommandTexts as texts } from '@enlace/contract/certificates/cli-texts.ts'
import { certificateTypeTexts } from '@enlace/contract/certificates/period-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { formatDate, isCalendarDate, todayInBogota, type CalendarDate } from '@enlace/domain/calendar-date.ts'
import { cities } from '@enlace/domain/catalogue/cities.ts'
import {
  certificateTypes,
  isCertificateKind,
  periodsOf,
  wholeYear,
  type CertificateKind,
} from '@enlace/domain/certificates.ts'
import {
  cityName,
  daysOf,
  suggestedDay,
  type CertificateKey,
} from '@enlace/server/modules/certificates/index.ts'
import { CommandFault } from '../../core/command.ts'

/** What the command was told beside its action. */
export interface Typed {
  year: string | undefined
  type: string | undefined
  period: string | undefined
  city: string | undefined
  date: string | undefined
}

/** The taxable year. @throws CommandFault where there is none. */
export function readYear(year: string | undefined): number {
  if (year === undefined) throw new CommandFault(texts.yearMissing)
  const anio = /^\d{4}$/.test(year) ? Number(year) : 0
  if (anio < 2000 || anio > 2100) throw new CommandFault(fill(texts.yearMalformed, { year }))
  return anio
}

/** The kinds of certificates; all where none is named. @throws CommandFault for what is none. */
export function readTypes(typed: string | undefined): CertificateKind[] {
  if (typed === undefined) return [...certificateTypes]
  return typed.split(',').map((type) => {
    const name = type.trim()
    if (!isCertificateKind(name)) throw new CommandFault(fill(texts.typeUnknown, { type: name }))
    return name
  })
}

/**
 * The certificates that are meant: of each kind the period that is named, and else those that it usually has, the year of
 * renta and ICA and all bimesters of IVA. @throws CommandFault for a period or city that a kind has not.
 */
export function readKeys({ year, type, period, city }: Typed): CertificateKey[] {
  const anio = readYear(year)
  const tipos = readTypes(type)
  const municipio = readCity(city, tipos)
  return tipos.flatMap((tipo) => {
    const usual = tipo === 'iva' ? periodsOf.iva : [wholeYear]
    const periods = period === undefined ? usual : [readPeriod(period, tipo)]
    return periods.map((periodo) => ({ tipo, anio, periodo, municipio: tipo === 'ica' ? municipio : '' }))
  })
}

function readPeriod(period: string, tipo: CertificateKind): number {
  const known = periodsOf[tipo].find((one) => String(one) === period)
  if (known === undefined) {
    const { name } = certificateTypeTexts[tipo]
    throw new CommandFault(fill(texts.periodMalformed, { period, type: name }))
  }
  return known
}

function readCity(city: string | undefined, tipos: readonly CertificateKind[]): string {
  if (city === undefined) return ''
  if (!cities.has(city)) throw new CommandFault(fill(texts.cityUnknown, { city }))
  if (tipos.join() !== 'ica') throw new CommandFault(texts.cityOnlyIca)
  return city
}

/** The day from which a certificate can be had: the one that is named, and else the usual one, or today where that is past. */
export function readDay(typed: string | undefined, key: CertificateKey): CalendarDate {
  if (typed !== undefined && !isCalendarDate(typed))
    throw new CommandFault(fill(texts.dateMalformed, { date: typed }))
  const today = todayInBogota(new Date())
  const usual = suggestedDay(key)
  const day = typed ?? (usual > today ? usual : today)
  const { hasta } = daysOf(key)
  if (day <= hasta)
    throw new CommandFault(fill(texts.dateTooEarly, { name: nameOf(key), end: formatDate(hasta) }))
  return day
}

/** A certificate in words: kind, period, city. */
export function nameOf({ tipo, anio, periodo, municipio }: CertificateKey): string {
  const period =
    periodo === wholeYear
      ? fill(texts.year, { year: anio })
      : fill(texts.bimester, { n: periodo, year: anio })
  const name = fill(texts.key, { type: certificateTypeTexts[tipo].name, period })
  if (tipo !== 'ica') return name
  return `${name}, ${municipio === '' ? texts.allCities : cityName(municipio)}`
}
