/** What each kind of withholding and its certificate are called. */
export const certificateTypeTexts = {
  fuente: {
    name: 'Retención en la fuente',
    certificate: 'Certificado de retención en la fuente',
    /** Behind «retenciones de». */
    of: 'renta (retención en la fuente)',
  },
  ica: { name: 'Retención de ICA', certificate: 'Certificado de retención de ICA', of: 'ICA' },
  iva: { name: 'Retención de IVA', certificate: 'Certificado de retención de IVA', of: 'IVA' },
} as const

/** The periods of a year: 0 is all of it, 1 to 6 are its bimesters. */
export const certificatePeriodTexts = {
  0: 'Todo el año',
  1: 'Bimestre 1: enero – febrero',
  2: 'Bimestre 2: marzo – abril',
  3: 'Bimestre 3: mayo – junio',
  4: 'Bimestre 4: julio – agosto',
  5: 'Bimestre 5: septiembre – octubre',
  6: 'Bimestre 6: noviembre – diciembre',
} as const

/** The same where there is little room. */
export const shortPeriodTexts = {
  0: 'Todo el año',
  1: 'Ene – feb',
  2: 'Mar – abr',
  3: 'May – jun',
  4: 'Jul – ago',
  5: 'Sep – oct',
  6: 'Nov – dic',
} as const

/** A rate as people read it: percent, and per thousand for ICA. */
export const rateTexts = { percent: '{rate} %', perThousand: '{rate} ‰' } as const
