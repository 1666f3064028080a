import * as fields from '../words/field-texts.ts'

/** The switch of the colour scheme with its three options. */
export const schemeTexts = {
  label: fields.appearance,
  light: 'Claro',
  dark: 'Oscuro',
  system: 'Del sistema',
} as const
