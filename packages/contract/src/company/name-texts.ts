import * as fields from '../core/words/field-texts.ts'

/** Texts of a company's legal name and NIT, wherever they are written. */
export const companyNameTexts = {
  nombre: fields.businessName,
  nombreHint:
    'Como aparece en el RUT. Se muestra en el inicio de sesión, los correos y los documentos del portal.',
  nit: fields.nit,
  nitHint: 'Con o sin puntos y con o sin dígito de verificación.',
  nitMissing: 'Escriba el NIT.',
  nitMalformed:
    'Escriba un NIT válido, como 900.123.456-8. Si escribió el dígito de verificación, revíselo: no corresponde.',
  nitRead: 'Se leerá como {nit}.',
  nameShort: 'Escriba la razón social.',
  nameLong: 'Use hasta 120 caracteres.',
} as const
