/** The portal's lists that can fill a template's select. */
export const templateSources = [
  'identification-types',
  'tax-regimes',
  'economic-activities',
  'economic-sub-activities',
  'cities',
] as const
export type TemplateSource = (typeof templateSources)[number]
