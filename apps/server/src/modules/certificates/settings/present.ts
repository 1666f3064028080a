import type {
  CertificateSettings,
  KeptCertificateSettings,
  ReleaseRow,
  SigningKey,
} from '@enlace/contract/certificates/settings/schemas.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { type CertificateKind, periodsOf, wholeYear, shownTypes } from '@enlace/domain/certificates.ts'
import { certificateSetting, readCertificateSettings } from '../releases/company-settings.ts'
import { cityName, daysOf, suggestedDay } from '../releases/key.ts'
import type { KeptRelease } from '../releases/releases.ts'
import { type KeptSettings, versionOf } from '../../company/index.ts'
import type { Keys } from '../../../core/keys/keys.ts'
import { daysLeft, warningsOf, type KeptSigner } from '../../papers/index.ts'
import type { WithheldCount } from './queries.ts'

/** Presents the certificate settings with the signing certificate. */
export function presentSettings(
  settings: KeptSettings,
  firma: SigningKey | null,
  codes: readonly string[],
): KeptCertificateSettings {
  const kept: CertificateSettings = readCertificateSettings(settings.get(certificateSetting))
  const municipios = [...new Set([...codes, ...kept.ica_bimestral])].map((id) => ({
    id,
    nombre: cityName(id),
  }))
  return { ...kept, version: versionOf(settings, [certificateSetting]), firma, municipios }
}

/** Presents a stored signing certificate for the back office. */
export function presentKey(keys: Keys, company: number, kept: KeptSigner, at: Date): SigningKey {
  return {
    nombre: kept.nombre,
    emisor: kept.emisor,
    desde: todayInBogota(new Date(kept.valid_from)),
    hasta: todayInBogota(new Date(kept.valid_until)),
    huella: kept.fingerprint,
    prueba: kept.is_trial,
    dias: daysLeft(kept, at),
    avisos: warningsOf(keys, company, kept, at),
  }
}

type Wanted = { tipo: CertificateKind; periodo: number; municipio: string }

/**
 * Returns the release dates of a year: every kind and period that the company certifies, and the cities with a date of
 * their own.
 */
export function releaseRows(
  anio: number,
  kept: readonly KeptRelease[],
  counts: readonly WithheldCount[],
  hasBimonthlyIca: boolean,
): ReleaseRow[] {
  const ofYear = kept.filter((release) => release.anio === anio)
  const shown = shownTypes((tipo) => counts.some((count) => count.tipo === tipo))
  const standard: Wanted[] = shown.flatMap((tipo) =>
    periodsOf[tipo]
      .filter((periodo) => tipo !== 'ica' || periodo === wholeYear || hasBimonthlyIca)
      .map((periodo) => ({ tipo, periodo, municipio: '' })),
  )
  const isStandard = ({ tipo, periodo, municipio }: Wanted) =>
    standard.some((one) => one.tipo === tipo && one.periodo === periodo && one.municipio === municipio)
  return [...standard, ...ofYear.filter((release) => !isStandard(release))].map((wanted) => {
    const { tipo, periodo, municipio } = wanted
    const key = { tipo, anio, periodo, municipio }
    const found = ofYear.find(
      (release) => release.tipo === tipo && release.periodo === periodo && release.municipio === municipio,
    )
    return {
      ...key,
      ciudad: municipio === '' ? '' : cityName(municipio),
      fecha: found?.fecha ?? null,
      sugerida: suggestedDay(key),
      fin: daysOf(key).hasta,
      retenciones: counts
        .filter(
          (count) =>
            count.tipo === tipo &&
            (periodo === wholeYear || count.bimestre === periodo) &&
            (municipio === '' || count.municipio === municipio),
        )
        .reduce((sum, { cuantas }) => sum + cuantas, 0),
    }
  })
}
