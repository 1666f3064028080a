/** The tile of the start page. */
export const requiredDocumentTileTexts = {
  label: 'Documentos por atender',
  none: 'Sus documentos están al día.',
  nothingAsked: 'La compañía no le pide documentos.',
  inReview: { one: '1 en revisión', many: '{n} en revisión' },
  wrong: { one: '1 vencido o rechazado', many: '{n} vencidos o rechazados' },
  missing: { one: '1 por subir', many: '{n} por subir' },
  expiring: { one: '1 por vencer', many: '{n} por vencer' },
} as const
