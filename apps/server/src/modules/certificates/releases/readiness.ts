import {
  certificateLacks,
  type CertificateLack,
  type CertificateReadiness,
} from '@enlace/contract/certificates/settings/readiness-schemas.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { readProfile, type CompanyProfile, type KeptCompany } from '../../company/index.ts'
import type { Service } from '../../../core/http/service.ts'
import { findSigner } from '../../papers/index.ts'
import { certificateSetting, readCertificateSettings, type CertificateSettings } from './company-settings.ts'
import { releases as keptReleases, withheldKinds, type WithheldYear } from './queries.ts'
import type { KeptRelease } from './releases.ts'
import { checkPlace, type CheckPlace } from './trial.ts'

/** The facts of a company's certificates before any is issued. */
interface Known {
  place: CheckPlace
  settings: CertificateSettings
  profile: Pick<CompanyProfile, 'company' | 'flags' | 'parameters'>
  withheld: readonly WithheldYear[]
  releases: readonly KeptRelease[]
  hasKey: boolean
  /** The current, incomplete year. */
  running: number
}

/** Reads what a company's certificates still lack before any is issued. */
export async function readReadiness(
  service: Pick<Service, 'db' | 'settings'>,
  scope: Scope,
  { id: company, settings }: Pick<KeptCompany, 'id' | 'settings'>,
): Promise<CertificateReadiness> {
  const { db } = service
  const [withheld, releases] = await db.read(scope, [withheldKinds, keptReleases])
  return presentReadiness({
    place: await checkPlace(service, company),
    settings: readCertificateSettings(settings.get(certificateSetting)),
    profile: await readProfile(db, company),
    withheld,
    releases,
    hasKey: (await findSigner(db, company)) !== undefined,
    running: Number(todayInBogota(new Date()).slice(0, 4)),
  })
}

/** Presents what the certificates lack, in display order. */
function presentReadiness(known: Known): CertificateReadiness {
  const { place, settings, profile, withheld, releases, hasKey, running } = known
  const { isTrial, isLocal, address } = place
  const undated = withheld.filter(
    ({ tipo, anio }) => anio < running && !releases.some((one) => one.tipo === tipo && one.anio === anio),
  )
  const lacks: Readonly<Record<CertificateLack, boolean>> = {
    address: isLocal,
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
