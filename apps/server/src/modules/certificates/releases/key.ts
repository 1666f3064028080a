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

/** Which certificate: its kind, its year, its period and, for ICA, its city. */
export interface CertificateKey {
  readonly tipo: CertificateKind
  readonly anio: number
  readonly periodo: number
  readonly municipio: string
}

/** A kind's period by its number; the whole year where the kind has no such period. */
export function periodOf({ tipo, periodo }: Pick<CertificateKey, 'tipo' | 'periodo'>): CertificatePeriod {
  return isPeriodOf(tipo, periodo) ? periodo : wholeYear
}

/** Whether there are certificates of such a key at all: fuente by year, IVA by bimester, ICA by city. */
export function isKey({ tipo, periodo, municipio }: CertificateKey): boolean {
  return isPeriodOf(tipo, periodo) && (tipo === 'ica') === (municipio !== '')
}

/** The first and the last day of what a certificate is of. */
export function daysOf(key: CertificateKey): { desde: CalendarDate; hasta: CalendarDate } {
  return daysOfPeriod(key.anio, periodOf(key))
}

/** The day on which such a certificate is usually out, where the company says nothing. */
export function suggestedDay(key: CertificateKey): CalendarDate {
  return suggestedRelease(key.tipo, key.anio, periodOf(key))
}

/** A key as one word (`ica:2025:0:11001`), as it is in addresses. */
export function keyWord({ tipo, anio, periodo, municipio }: CertificateKey): string {
  return [tipo, anio, periodo, municipio].join(':')
}

/** The key of a word; undefined for what is none. */
export function readKeyWord(word: string): CertificateKey | undefined {
  const [, tipo = '', anio, periodo, municipio = ''] = /^(\w+):(\d{4}):([0-6]):(\d{5})?$/.exec(word) ?? []
  if (!isCertificateKind(tipo)) return undefined
  const key = { tipo, anio: Number(anio), periodo: Number(periodo), municipio }
  return isKey(key) ? key : undefined
}

/** A city by its name; its code where the catalogue does not know it. */
export function cityName(municipio: string): string {
  return cities.get(municipio)?.municipio ?? municipio
}

/** A bimester's months, such as `julio – agosto`. */
export const monthsOf = ({ periodo }: Pick<CertificateKey, 'periodo'>): string =>
  periodTexts.months[periodo] ?? ''

/** A period within a sentence: `julio – agosto de 2025`. */
export function periodWithin(key: CertificateKey): string {
  const { anio, periodo } = key
  return periodo === wholeYear
    ? fill(periodTexts.yearWithin, { anio })
    : fill(periodTexts.bimesterWithin, { meses: monthsOf(key), anio })
}

/** What a certificate's files are called, without their ending: no two of a year alike. */
export function fileNameOf(key: CertificateKey): string {
  const { tipo, anio, periodo, municipio } = key
  return fill(fileTexts.certificate, {
    tipo: certificateTypeTexts[tipo].file,
    anio,
    periodo: periodo === wholeYear ? '' : `-${fill(periodTexts.file, { n: periodo })}`,
    ciudad: municipio === '' ? '' : `-${plain(cityName(municipio))}-${municipio}`,
  })
}

/** A text as part of a file's name that every disk takes. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase()
    .slice(0, 60)
}
