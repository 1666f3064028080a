/** The three places of a page for advertisements. */
export const positions = ['1', '2', '3'] as const
export type Position = (typeof positions)[number]

/** CMS locations named by the specification (spec 7; decisions 4), and the login's block. */
export const locations = {
  registration: 'registro',
  supplierRegistration: 'registro-proveedor',
  unknownThirdParty: 'tercero-no-existe',
  recoveryIntro: 'recuperar-clave-intro',
  recoveryTips: 'recuperar-clave-tips',
  login: 'login',
  providerMessage: 'mensaje-proveedores',
} as const

/** Page codes of advertisements (decisions 4). */
export const adPages = {
  login: 'B2S-PAG-7',
  passwordRecovery: 'PAG-8',
  searchCompany: 'PAG-67',
  supplierRegistration: 'B2S-PAG-13',
  contactUs: 'B2S-PAG-16',
  registrationByCompany: 'PAG-47',
} as const

/** Codes of the text pages, also used by their advertisements, and of the portal's own page info. */
export const pageCodes = {
  terms: 'terminos',
  privacy: 'privacidad',
  aboutUs: 'nosotros',
  portal: 'PAG-9',
} as const

/** Names of the HTML templates that the portal itself requests (spec 2, Supplier registration). */
export const templateNames = { supplierRegistration: 'supplier-registration' } as const

/**
 * The pattern of a CMS location, a page code or a template name: letters and digits with single hyphens or underscores
 * between.
 */
export const contentCodePattern = /^[A-Za-z0-9]+([_-][A-Za-z0-9]+)*$/
/** Maximum length of such a code. */
export const longestContentCode = 60
