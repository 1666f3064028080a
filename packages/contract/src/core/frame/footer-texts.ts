import * as actions from '../words/action-texts.ts'
import * as places from '../words/place-texts.ts'

/** The footer's links and copyright (spec 2 and 9). */
export const footerTexts = {
  aboutUs: places.aboutUs,
  contactUs: 'Contáctenos',
  privacy: places.privacyPolicy,
  terms: places.terms,
  login: actions.signIn,
  searchCompany: 'Consultar empresa',
  payments: 'Pagos en línea',
  noCost: 'Sin costo para el proveedor',
  accessibility: 'Accesibilidad',
  copyright: '© 2019 – 2022 {company}. Todos los derechos reservados.',
} as const
