import * as actions from '../words/action-texts.ts'
import * as fields from '../words/field-texts.ts'
import * as places from '../words/place-texts.ts'

/** Texts of the frame of every page, including the login: notices, logo, contact data. */
export const frameTexts = {
  notices: 'Avisos',
  closeNotice: 'Cerrar el aviso',
  sessionEndedTitle: 'Su sesión terminó',
  logo: 'Logo de {company}',
  footer: 'Pie de página',
  provider: 'Responsable de este portal: {company}, NIT {nit}',
  phone: fields.phone,
  extension: 'ext.',
  email: fields.mail,
  address: fields.address,
  schedule: fields.hours,
} as const

/** The footer's links and copyright (spec 2 and 9). */
export const footerTexts = {
  aboutUs: places.aboutUs,
  contactUs: 'Contáctenos',
  privacy: places.privacyPolicy,
  terms: places.terms,
  login: actions.signIn,
  searchCompany: 'Consultar empresa',
  payments: 'Pagos en línea',
  copyright: '© 2019 – 2022 {company}. Todos los derechos reservados.',
} as const

/** The switch of the colour scheme with its three options. */
export const schemeTexts = {
  label: fields.appearance,
  light: 'Claro',
  dark: 'Oscuro',
  system: 'Del sistema',
} as const
