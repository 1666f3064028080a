import { maintenanceText } from '@enlace/contract/company/maintenance-text.ts'
import type { BootData, Company, ModuleFlags, PlatformParameters } from '@enlace/contract/company/schemas.ts'
import type { NotedPaper } from '@enlace/contract/papers/notes/kinds.ts'
import type { Database } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import { brandColours } from '@enlace/domain/brand-colours.ts'
import { formatNit } from '@enlace/domain/nit.ts'
import type { Settings } from '../../core/settings/settings.ts'
import { getCompany, getContentVersion, type KeptCompany } from './queries.ts'
import { paperNotesOf } from './paper-notes.ts'
import { contactOf, flagsOf, parametersOf, returnOf, textOf } from './rules.ts'

/** The public data of a company. */
export interface CompanyProfile {
  contentVersion: string
  company: Company
  flags: ModuleFlags
  parameters: PlatformParameters
  offlineTime: string | null
  /** The portal's announcement, in one sentence. */
  maintenance: string | null
  /** What each kind of its papers bears at its end. */
  paperNotes: Readonly<Record<NotedPaper, string>>
}

/** Profiles by company, each valid for one content version. */
const kept = new WeakMap<Database, Map<number, CompanyProfile>>()

/**
 * Returns a company's public data, rebuilt when its content version changed. @throws DatabaseRefusal
 * `company-not-found`.
 */
export async function readProfile(db: Database, company: number): Promise<CompanyProfile> {
  const profiles = kept.get(db) ?? new Map<number, CompanyProfile>()
  kept.set(db, profiles)
  const known = profiles.get(company)
  if (known && known.contentVersion === (await getContentVersion(db, company))) return known
  const profile = profileOf(await getCompany(db, Scope.ofVisitor(company)))
  profiles.set(company, profile)
  return profile
}

/** Builds a company's public data from its stored data. */
export function profileOf(company: KeptCompany): CompanyProfile {
  const { id, nit, dv, nombre, isTrial, contentVersion, settings, maintenance } = company
  const parameters = parametersOf(settings, nombre)
  return {
    contentVersion,
    parameters,
    flags: flagsOf(settings),
    offlineTime: returnOf(settings),
    maintenance: maintenance && maintenanceText(maintenance),
    paperNotes: paperNotesOf(settings),
    company: {
      id,
      nombre,
      nit: formatNit(nit, dv),
      isTrial,
      logo: parameters.logo,
      imagen_login: parameters.imagen_login,
      favicon: parameters.img_favicon,
      page_title: parameters.page_title,
      welcome: textOf(settings, 'welcome'),
      footerText: textOf(settings, 'footer_text'),
      contactInfo: contactOf(settings),
      colours: brandColours(textOf(settings, 'colour')),
    },
  }
}

/**
 * Reads the data that index.html contains so that the first paint needs no call (decisions 1: environment as a JSON
 * island).
 */
export async function readBootData(db: Database, settings: Settings, company: number): Promise<BootData> {
  const profile = await readProfile(db, company)
  return {
    company: profile.company,
    flags: profile.flags,
    parameters: profile.parameters,
    maintenance: profile.maintenance,
    environment: {
      production: !settings.debug,
      clientName: settings.clientName,
      frontGatewayUrl: settings.frontGatewayUrl,
      backofficeGatewayUrl: settings.backofficeGatewayUrl,
      apiUrl: settings.apiUrl,
      urlPath: settings.urlPath,
      customCss: settings.customCss,
      applicationType: 'agp',
      debug: settings.debug,
      company,
      captchaProvider: settings.captcha.provider,
      captchaSiteKey: settings.captcha.siteKey,
      analyticsCode: settings.analyticsCode,
    },
  }
}
