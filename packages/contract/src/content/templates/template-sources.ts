/** Lists of the portal that a template's select may be fed from. */
export const templateSources = [
  'identification-types',
  'tax-regimes',
  'economic-activities',
  'economic-sub-activities',
  'cities',
] as const
export type TemplateSource = (typeof templateSources)[number]
