/** An accent in one colour scheme: fills, text and lines, text on fills, selected backgrounds. */
export interface BrandColours {
  brand: string
  brandText: string
  brandContrast: string
  brandSoft: string
}

/** The accent of companies without a colour of their own. */
export const defaultColour = '#0d6175'

/** WCAG AA for text. */
const readable = 4.5

/** The backgrounds behind the accent in each scheme, including those with the least contrast (packages/ui, tokens.css). */
const grounds = {
  light: { surface: '#ffffff', hover: '#f1f2f4' },
  dark: { surface: '#131417', hover: '#24272d' },
} as const

type Channels = [number, number, number]
interface Shade {
  lightness: number
  chroma: number
  hue: number
}

/**
 * Derives the accent of each scheme from a company's colour: darkened in the light scheme and lightened in the dark
 * one, only as far as WCAG AA requires on every background. The hue is kept.
 */
export function brandColours(colour: string): { light: BrandColours; dark: BrandColours } {
  const base = shadeOf(isColour(colour) ? colour : defaultColour)
  return { light: lightColours(base), dark: darkColours(base) }
}

/** Returns whether a text is a hexadecimal colour such as `#1d7a46`. */
export function isColour(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text)
}

/** The contrast of one pair of an accent's colours, compared with the company's original colour. */
export interface ContrastCheck {
  scheme: 'light' | 'dark'
  use: 'text' | 'button' | 'soft'
  colour: string
  ground: string
  ratio: number
  /** The ratio of the original colour, and whether another shade replaces it. */
  chosenRatio: number
  isAdjusted: boolean
}

/**
 * Returns every pair of text and background that an accent makes in the portal, with its contrast and the rule that
 * draws it.
 */
export function contrastChecks(colour: string): ContrastCheck[] {
  const chosen = (isColour(colour) ? colour : defaultColour).toLowerCase()
  const schemes = brandColours(chosen)
  return (['light', 'dark'] as const).flatMap((scheme) => {
    const { brand, brandText, brandContrast, brandSoft } = schemes[scheme]
    const { surface } = grounds[scheme]
    const pairs = [
      { use: 'text', colour: brandText, ground: surface, chosenRatio: contrast(chosen, surface) },
      { use: 'button', colour: brandContrast, ground: brand, chosenRatio: contrast(brandContrast, chosen) },
      { use: 'soft', colour: brandText, ground: brandSoft, chosenRatio: contrast(chosen, brandSoft) },
    ] as const
    return pairs.map((pair) => ({
      ...pair,
      scheme,
      ratio: contrast(pair.colour, pair.ground),
      isAdjusted: (pair.use === 'button' ? brand : brandText) !== chosen,
    }))
  })
}

function lightColours(base: Shade): BrandColours {
  const { surface, hover } = grounds.light
  const brand = until(base, -0.005, (hex) => contrast(hex, '#ffffff') >= readable)
  const brandSoft = mix(brand, surface, 0.1)
  const brandText = until(base, -0.005, (hex) =>
    [surface, hover, brandSoft].every((ground) => contrast(hex, ground) >= readable),
  )
  return { brand, brandText, brandContrast: '#ffffff', brandSoft }
}

function darkColours(base: Shade): BrandColours {
  const { surface, hover } = grounds.dark
  const brandContrast = hexOf({ lightness: 0.22, chroma: Math.min(base.chroma, 0.04), hue: base.hue })
  const brand = until(
    base,
    0.005,
    (hex) => contrast(hex, brandContrast) >= readable && contrast(hex, surface) >= 3,
  )
  const brandSoft = mix(brand, surface, 0.18)
  const brandText = until(base, 0.005, (hex) =>
    [surface, hover, brandSoft].every((ground) => contrast(hex, ground) >= readable),
  )
  return { brand, brandText, brandContrast, brandSoft }
}

/** Returns the first acceptable shade from the base on, darker or lighter by steps; black or white if there is none. */
function until(base: Shade, step: number, isGood: (hex: string) => boolean): string {
  for (let lightness = base.lightness; lightness > 0 && lightness < 1; lightness += step) {
    const hex = hexOf({ ...base, lightness })
    if (isGood(hex)) return hex
  }
  return step < 0 ? '#000000' : '#ffffff'
}

/** Returns the contrast ratio of two colours by WCAG 2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [lower = 0, higher = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (higher + 0.05) / (lower + 0.05)
}

function luminance(hex: string): number {
  const [red, green, blue] = linear(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function mix(hex: string, ground: string, share: number): string {
  const under = channels(ground)
  const mixed = channels(hex).map((value, place) => value * share + (under[place] ?? 0) * (1 - share))
  return write(mixed)
}

function channels(hex: string): Channels {
  const number = Number.parseInt(hex.slice(1), 16)
  return [(number >> 16) / 255, ((number >> 8) & 255) / 255, (number & 255) / 255]
}

function write(values: readonly number[]): string {
  const byte = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 255)
  return `#${values.map((value) => byte(value).toString(16).padStart(2, '0')).join('')}`
}

function linear(hex: string): Channels {
  const [red, green, blue] = channels(hex)
  const bend = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
  return [bend(red), bend(green), bend(blue)]
}

/** Converts a colour to Björn Ottosson's OKLab, in which equal steps of lightness look equal, as lightness, chroma and hue. */
function shadeOf(hex: string): Shade {
  const [red, green, blue] = linear(hex)
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  const lightness = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) }
}

/** Converts a shade to a hexadecimal colour, with less chroma if it is outside sRGB. */
function hexOf(shade: Shade): string {
  for (let { chroma } = shade; chroma > 0.001; chroma -= 0.004) {
    const values = linearOf({ ...shade, chroma })
    if (values.every((value) => value >= -0.0005 && value <= 1.0005)) return write(values.map(straighten))
  }
  return write(linearOf({ ...shade, chroma: 0 }).map(straighten))
}

function linearOf({ lightness, chroma, hue }: Shade): Channels {
  const a = chroma * Math.cos(hue)
  const b = chroma * Math.sin(hue)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

function straighten(value: number): number {
  const kept = Math.min(1, Math.max(0, value))
  return kept <= 0.0031308 ? 12.92 * kept : 1.055 * kept ** (1 / 2.4) - 0.055
}
