import type { Release } from '@enlace/contract/certificates/schemas.ts'
import { compareDates, type CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { CertificateKind } from '@enlace/domain/certificates.ts'
import { daysOf, type CertificateKey } from './key.ts'

/** From which day a company lets a kind of certificate of a period be had. */
export interface KeptRelease {
  tipo: CertificateKind
  anio: number
  periodo: number
  /** Of ICA; empty is every city without a day of its own. */
  municipio: string
  fecha: CalendarDate
}

/**
 * Whether a certificate can be had today: its period is over and the company's day has come. A day of the city goes
 * before the day of all cities.
 */
export function releaseOf(
  releases: readonly KeptRelease[],
  key: CertificateKey,
  today: CalendarDate,
): Release {
  const ofPeriod = releases.filter(
    ({ tipo, anio, periodo }) => tipo === key.tipo && anio === key.anio && periodo === key.periodo,
  )
  const release =
    ofPeriod.find(({ municipio }) => municipio === key.municipio) ??
    ofPeriod.find(({ municipio }) => municipio === '')
  if (release === undefined) return { estado: 'unreleased', fecha: null }
  const { fecha } = release
  if (compareDates(fecha, today) <= 0 && isOver(key, today)) return { estado: 'available', fecha: null }
  return { estado: 'unreleased', fecha }
}

/** Whether nothing can be withheld any more within what a certificate is of. */
export function isOver(key: CertificateKey, today: CalendarDate): boolean {
  return compareDates(daysOf(key).hasta, today) < 0
}
