/** The two weights of the product's own font. */
export type Weight = 'regular' | 'semibold'

/** The TrueType file of a weight. */
export const fontFile = (weight: Weight): URL => new URL(`./fonts/enlace-sans-${weight}.ttf`, import.meta.url)
