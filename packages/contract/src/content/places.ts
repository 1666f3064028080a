/** The three places of a page that advertisements may be in. */
export const positions = ['1', '2', '3'] as const
export type Position = (typeof positions)[number]

/** CMS locations that the specification names in words (spec 7; decisions 4), and the login's block. */
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

/** Codes of the pages of text, which take their advertisements by the same code, and of the portal's own page info. */
export const pageCodes = {
  terms: 'terminos',
  privacy: 'privacidad',
  aboutUs: 'nosotros',
  portal: 'PAG-9',
} as const

/** Names of the HTML templates that the portal asks for by itself (spec 2, Supplier registration). */
export const templateNames = { supplierRegistration: 'supplier-registration' } as const

/** A CMS location, a page's code or a template's name: letters and digits with single hyphens between. */
export const contentCodePattern = /^[A-Za-z0-9]+([_-][A-Za-z0-9]+)*$/
/** Letters of such a code at most. */
export const longestContentCode = 60
