/** Lists of the portal that a template's select may be fed from. */
export const templateSources = [
  'identification-types',
  'tax-regimes',
  'economic-activities',
  'economic-sub-activities',
  'cities',
] as const // the names are the type
export type TemplateSource = (typeof templateSources)[number]
