import * as fields from '../words/field-texts.ts'

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
