import * as fields from '../core/words/field-texts.ts'

/** The texts around a page of company text: terms, privacy, about us. */
export const textPageTexts = {
  version: 'Versión {version} · vigente desde {date}',
  print: 'Imprimir',
  company: 'Datos de la compañía',
  name: fields.businessName,
  nit: fields.nit,
  failedTitle: 'No pudimos consultar esta página.',
} as const
