/** The names of the certificate kinds; the number of a certificate begins with its letters. */
export const certificateTypeTexts = {
  fuente: { name: 'Retención en la fuente', letters: 'CF', file: 'retencion-en-la-fuente' },
  iva: { name: 'Retención de IVA', letters: 'CI', file: 'retencion-de-iva' },
  ica: { name: 'Retención de ICA', letters: 'CA', file: 'retencion-de-ica' },
  timbre: { name: 'Impuesto de timbre', letters: 'CT', file: 'impuesto-de-timbre' },
  estampilla: { name: 'Estampillas', letters: 'CE', file: 'estampillas' },
  bomberil: { name: 'Sobretasa bomberil', letters: 'CB', file: 'sobretasa-bomberil' },
  obra: { name: 'Contribución especial de obra pública', letters: 'CO', file: 'contribucion-especial' },
} as const

/** The periods of a year in words. */
export const periodTexts = {
  year: 'Año completo',
  bimester: 'Bimestre {n}: {meses}',
  /** By the number of the bimester, from 1 on. */
  months: [
    '',
    'enero – febrero',
    'marzo – abril',
    'mayo – junio',
    'julio – agosto',
    'septiembre – octubre',
    'noviembre – diciembre',
  ],
  /** For use within a sentence. */
  yearWithin: 'enero a diciembre de {anio}',
  bimesterWithin: '{meses} de {anio}',
  file: 'bimestre-{n}',
} as const
