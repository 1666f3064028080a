import * as fields from '../core/words/field-texts.ts'

/** What is around a page of text that the company writes: terms, privacy, about us. */
export const textPageTexts = {
  version: 'Versión {version} · vigente desde {date}',
  print: 'Imprimir',
  company: 'Datos de la compañía',
  name: fields.businessName,
  nit: fields.nit,
  failedTitle: 'No pudimos consultar esta página.',
} as const
