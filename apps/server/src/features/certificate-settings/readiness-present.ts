import {
  certificateLacks,
  type CertificateLack,
  type CertificateReadiness,
} from '@enlace/contract/features/certificate-settings/readiness-schemas'
import type { CertificateSettings } from '../../core/certificates/company-settings.ts'
import type { KeptRelease } from '../../core/certificates/releases.ts'
import type { CheckPlace } from '../../core/certificates/trial.ts'
import type { CompanyProfile } from '../../core/company/profile.ts'
import type { WithheldYear } from './queries.ts'

/** What is known of a company's certificates before any is issued. */
interface Known {
  place: CheckPlace
  settings: CertificateSettings
  profile: Pick<CompanyProfile, 'company' | 'flags' | 'parameters'>
  withheld: readonly WithheldYear[]
  releases: readonly KeptRelease[]
  hasKey: boolean
  /** The running year, which is not over. */
  running: number
}

/** What the certificates lack, in the order in which it is told. */
export function presentReadiness(known: Known): CertificateReadiness {
  const { place, settings, profile, withheld, releases, hasKey, running } = known
  const { isTrial, address } = place
  const undated = withheld.filter(
    ({ tipo, anio }) => anio < running && !releases.some((one) => one.tipo === tipo && one.anio === anio),
  )
  const lacks: Readonly<Record<CertificateLack, boolean>> = {
    address: isTrial,
    module: !profile.flags.certificate,
    downloads: profile.parameters.descarga_certificado === 0,
    lines: withheld.length === 0,
    dates: undated.length > 0,
    place: settings.direccion === '' && profile.company.contactInfo.dir === '',
    city: settings.ciudad === '',
    signer: settings.firmante === null,
    key: !hasKey,
  }
  return {
    prueba: isTrial,
    direccion: new URL(address).origin,
    faltan: certificateLacks.filter((lack) => lacks[lack]),
    sin_fecha: undated,
  }
}
