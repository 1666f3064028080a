/** Periods of evaluation in words. */
export const periodTexts = {
  year: 'año {year}',
  firstHalf: 'primer semestre de {year}',
  secondHalf: 'segundo semestre de {year}',
  quarters: [
    'primer trimestre de {year}',
    'segundo trimestre de {year}',
    'tercer trimestre de {year}',
    'cuarto trimestre de {year}',
  ],
} as const
