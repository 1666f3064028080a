import { certificateTypeTexts, periodTexts } from '@enlace/contract/certificates/period-texts.ts'
import { certificateFileTexts as fileTexts } from '@enlace/contract/certificates/paper-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { cities } from '@enlace/domain/catalogue/cities.ts'
import {
  daysOfPeriod,
  isCertificateKind,
  isPeriodOf,
  suggestedRelease,
  wholeYear,
  type CertificatePeriod,
  type CertificateKind,
} from '@enlace/domain/certificates.ts'

/** The key of a certificate: kind, year, period and, for ICA, city. */
export interface CertificateKey {
  readonly tipo: CertificateKind
  readonly anio: number
  readonly periodo: number
  readonly municipio: string
}

/** Returns a kind's period by number; the whole year if the kind has no such period. */
export function periodOf({ tipo, periodo }: Pick<CertificateKey, 'tipo' | 'periodo'>): CertificatePeriod {
  return isPeriodOf(tipo, periodo) ? periodo : wholeYear
}

/** Whether a key is valid: fuente by year, IVA by bimester, ICA by city. */
export function isKey({ tipo, periodo, municipio }: CertificateKey): boolean {
  return isPeriodOf(tipo, periodo) && (tipo === 'ica') === (municipio !== '')
}

/** Returns the first and last day of a certificate's period. */
export function daysOf(key: CertificateKey): { desde: CalendarDate; hasta: CalendarDate } {
  return daysOfPeriod(key.anio, periodOf(key))
}

/** Returns the usual release date of a certificate, as the default. */
export function suggestedDay(key: CertificateKey): CalendarDate {
  return suggestedRelease(key.tipo, key.anio, periodOf(key))
}

/** Returns a key as one word (`ica:2025:0:11001`), for addresses. */
export function keyWord({ tipo, anio, periodo, municipio }: CertificateKey): string {
  return [tipo, anio, periodo, municipio].join(':')
}

/** Parses the word of a key; undefined if it is invalid. */
export function readKeyWord(word: string): CertificateKey | undefined {
  const [, tipo = '', anio, periodo, municipio = ''] = /^(\w+):(\d{4}):([0-6]):(\d{5})?$/.exec(word) ?? []
  if (!isCertificateKind(tipo)) return undefined
  const key = { tipo, anio: Number(anio), periodo: Number(periodo), municipio }
  return isKey(key) ? key : undefined
}

/** Returns the name of a city, or its code if it is not in the catalogue. */
export function cityName(municipio: string): string {
  return cities.get(municipio)?.municipio ?? municipio
}

/** Returns a bimester's months, such as `julio – agosto`. */
export const monthsOf = ({ periodo }: Pick<CertificateKey, 'periodo'>): string =>
  periodTexts.months[periodo] ?? ''

/** Returns a period for use in a sentence: `julio – agosto de 2025`. */
export function periodWithin(key: CertificateKey): string {
  const { anio, periodo } = key
  return periodo === wholeYear
    ? fill(periodTexts.yearWithin, { anio })
    : fill(periodTexts.bimesterWithin, { meses: monthsOf(key), anio })
}

/** Returns the base name of a certificate's files, unique within a year. */
export function fileNameOf(key: CertificateKey): string {
  const { tipo, anio, periodo, municipio } = key
  return fill(fileTexts.certificate, {
    tipo: certificateTypeTexts[tipo].file,
    anio,
    periodo: periodo === wholeYear ? '' : `-${fill(periodTexts.file, { n: periodo })}`,
    ciudad: municipio === '' ? '' : `-${plain(cityName(municipio))}-${municipio}`,
  })
}

/** Converts a text for use in a file name on any disk. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase()
    .slice(0, 60)
}
