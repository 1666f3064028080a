import type { Release } from '@enlace/contract/certificates/schemas.ts'
import { addDays, compareDates, type CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { CertificateKind } from '@enlace/domain/certificates.ts'
import { daysOf, type CertificateKey } from './key.ts'

/** The company's release date of a kind and period. */
export interface KeptRelease {
  tipo: CertificateKind
  anio: number
  periodo: number
  /** For ICA; empty is every city without a date of its own. */
  municipio: string
  fecha: CalendarDate
}

/** Days after its release in which a certificate is new to a supplier that did not download it. */
export const newDays = 365

/** Returns whether a certificate was released in the last days of `newDays`. */
export function isNewlyReleased(
  releases: readonly KeptRelease[],
  key: CertificateKey,
  today: CalendarDate,
): boolean {
  const release = kept(releases, key)
  return release !== undefined && compareDates(release.fecha, addDays(today, -newDays)) > 0
}

/**
 * Returns whether a certificate is available today: its period has ended and its release date has come. The date of the
 * city takes precedence over that of all cities.
 */
export function releaseOf(
  releases: readonly KeptRelease[],
  key: CertificateKey,
  today: CalendarDate,
): Release {
  const release = kept(releases, key)
  if (release === undefined) return { estado: 'unreleased', fecha: null }
  const { fecha } = release
  if (compareDates(fecha, today) <= 0 && isOver(key, today)) return { estado: 'available', fecha: null }
  return { estado: 'unreleased', fecha }
}

function kept(releases: readonly KeptRelease[], key: CertificateKey): KeptRelease | undefined {
  const ofPeriod = releases.filter(
    ({ tipo, anio, periodo }) => tipo === key.tipo && anio === key.anio && periodo === key.periodo,
  )
  return (
    ofPeriod.find(({ municipio }) => municipio === key.municipio) ??
    ofPeriod.find(({ municipio }) => municipio === '')
  )
}

/** Whether a certificate's period has ended. */
export function isOver(key: CertificateKey, today: CalendarDate): boolean {
  return compareDates(daysOf(key).hasta, today) < 0
}
