import { isCountryCode, isExtension, isMobile, isPhone } from '@enlace/domain/company-contact.ts'
import { isEmail } from '@enlace/domain/email.ts'
import { type ParameterName, standardOf } from '@enlace/domain/parameters.ts'
import type { CompanyContact, ModuleFlags, PlatformParameters } from '@enlace/contract/company/schemas.ts'

/** A company's stored settings: JSON values by name. */
export type KeptSettings = ReadonlyMap<string, unknown>

/** Returns a company's platform parameters (spec 3); a missing one has a default that shows everything. */
export function parametersOf(settings: KeptSettings, nombre: string): PlatformParameters {
  const parameter = (name: ParameterName) => numberOf(settings, name, Number(standardOf(name)))
  return {
    logo: textOf(settings, 'logo'),
    imagen_login: textOf(settings, 'imagen_login'),
    img_favicon: textOf(settings, 'img_favicon'),
    page_title: textOf(settings, 'page_title') || nombre,
    provider: parameter('provider'),
    contact: parameter('contact'),
    date_payment: parameter('date_payment'),
    status_payment: parameter('status_payment'),
    date_invoice: parameter('date_invoice'),
    time_out: parameter('time_out'),
    descarga_certificado: parameter('descarga_certificado'),
    allow_vouchers_download: parameter('allow_vouchers_download'),
    payed_range_days: parameter('payed_range_days'),
    clear_cache_of_active_sessions_in_front_office: parameter(
      'clear_cache_of_active_sessions_in_front_office',
    ),
    pageOnline: numberOf(settings, 'pageOnline', 1),
  }
}

/** Returns a company's module flags: off by default (spec 3, b2sContent). */
export function flagsOf(settings: KeptSettings): ModuleFlags {
  const flag = (name: string) => numberOf(settings, name, 0)
  return {
    orden_compra: flag('orden_compra'),
    orden_ticket: flag('orden_ticket'),
    orden_notas_debito: flag('orden_notas_debito'),
    radicar_factura: flag('radicar_factura'),
    reports: flag('reports'),
    blog: flag('blog'),
    events: flag('events'),
    certificate: flag('certificate'),
    mostrar_contratos_proveedores: flag('mostrar_contratos_proveedores'),
    users: flag('users'),
    contact: flag('contact'),
    provider: flag('provider'),
    pageOnline: numberOf(settings, 'pageOnline', 1),
    offlineTime: returnOf(settings),
    agp_registration_supplier: flag('agp_registration_supplier'),
  }
}

/**
 * Returns the contact data for the footer and the contact page (spec 3, Company info). Invalid numbers, codes and
 * addresses are left out, because older values were stored unchecked.
 */
export function contactOf(settings: KeptSettings): CompanyContact {
  const kept = keptContactOf(settings)
  const only = (text: string, isRight: (text: string) => boolean) => (isRight(text) ? text : '')
  const indicativo = only(kept.indicativo, isCountryCode)
  return {
    ...kept,
    indicativo,
    telefono: only(kept.telefono, isPhone),
    ext: only(kept.ext, isExtension),
    numero_tele: only(kept.numero_tele, (text) => isMobile(text, indicativo)),
    correo: only(kept.correo, isEmail),
  }
}

/** Returns the contact data as the company's staff entered it. */
export function keptContactOf(settings: KeptSettings): CompanyContact {
  const kept = settings.get('contact_info')
  const lines = new Map(typeof kept === 'object' && kept !== null ? Object.entries(kept) : [])
  const line = (name: string) => String(lines.get(name) ?? '')
  return {
    telefono: line('telefono'),
    indicativo: line('indicativo'),
    ext: line('ext'),
    numero_tele: line('numero_tele'),
    correo: line('correo'),
    horario: line('horario'),
    dir: line('dir'),
  }
}

/** Returns when a company that is offline will be back; null if it is not set (decisions 6). */
export function returnOf(settings: KeptSettings): string | null {
  const kept = settings.get('offlineTime')
  return typeof kept === 'string' && !Number.isNaN(Date.parse(kept)) ? kept : null
}

/** Returns a setting that is a text. */
export function textOf(settings: KeptSettings, name: string): string {
  const kept = settings.get(name)
  return typeof kept === 'string' ? kept : ''
}

/** Flags are integers; stored booleans and texts are converted. */
function numberOf(settings: KeptSettings, name: string, otherwise: number): number {
  const kept = settings.get(name)
  if (kept === undefined || kept === null || kept === '') return otherwise
  const number = Number(kept)
  return Number.isInteger(number) && number >= 0 ? number : otherwise
}
