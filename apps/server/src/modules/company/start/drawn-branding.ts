import { escapeMarkup } from '../../../core/markup/markup.ts'

/** A drawing of a company's initial branding: file name, setting and SVG. */
export interface Drawing {
  name: 'logo' | 'imagen_login' | 'favicon'
  setting: 'logo' | 'imagen_login' | 'img_favicon'
  svg: string
}

const longestLine = 30
const family = 'font-family="system-ui, -apple-system, Segoe UI, Roboto, sans-serif"'
const open = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"`

/** Draws a plain branding for a company without one: its initials in its colour, its name, and a simple picture. */
export function drawBranding(nombre: string, colour: string): Drawing[] {
  return [
    { name: 'logo', setting: 'logo', svg: drawLogo(nombre, colour) },
    { name: 'imagen_login', setting: 'imagen_login', svg: drawLoginImage(colour) },
    { name: 'favicon', setting: 'img_favicon', svg: `${open(48, 48)}>${monogram(nombre, colour)}</svg>` },
  ]
}

/** Returns the first letters of the first two significant words. */
export function initialsOf(nombre: string): string {
  const words = nombre.split(/[^\p{L}\p{N}]+/u).filter((word) => /^[\p{Lu}\p{N}]/u.test(word))
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0))
    .join('')
    .toUpperCase()
}

/** Splits a name into at most two lines of similar length, and cuts the second if it is too long. */
export function linesOf(nombre: string): string[] {
  if (nombre.length <= longestLine) return [nombre]
  const spaces = [...nombre.matchAll(/ /g)].map(({ index }) => index)
  const middle = spaces.toSorted(
    (one, other) => Math.abs(one - nombre.length / 2) - Math.abs(other - nombre.length / 2),
  )[0]
  const lines = middle === undefined ? [nombre] : [nombre.slice(0, middle), nombre.slice(middle + 1)]
  return lines.map((line) =>
    line.length > longestLine ? `${line.slice(0, longestLine - 1).trimEnd()}…` : line,
  )
}

/** Returns the maximum width of a line over all fonts, because it is unknown which one is installed. */
export function widthOf(line: string): number {
  return Array.from(line).reduce(
    (width, letter) =>
      width + (/[\p{Lu}\p{N}mw&]/u.test(letter) ? 11.5 : /[ .,'·ijlt]/.test(letter) ? 6 : 9.6),
    0,
  )
}

function monogram(nombre: string, colour: string): string {
  return (
    `<rect width="48" height="48" rx="10" fill="${colour}"/>` +
    `<text x="24" y="31.500" text-anchor="middle" ${family} font-size="21" font-weight="600" fill="#fff">` +
    `${escapeMarkup(initialsOf(nombre))}</text>`
  )
}

function drawLogo(nombre: string, colour: string): string {
  const lines = linesOf(nombre)
  const width = Math.ceil(54 + Math.max(...lines.map(widthOf)))
  const first = lines.length === 1 ? 25 : 17
  // Grey is readable on light and dark backgrounds.
  const texts = lines.map(
    (line, place) =>
      `<text x="48" y="${first + place * 17}" ${family} font-size="14" font-weight="600" fill="#7a8290">` +
      `${escapeMarkup(line)}</text>`,
  )
  return (
    `${open(width, 40)} width="${width}" height="40" role="img"><title>${escapeMarkup(nombre)}</title>` +
    `<g transform="scale(.8333)">${monogram(nombre, colour)}</g>${texts.join('')}</svg>`
  )
}

function drawLoginImage(colour: string): string {
  const arcs = Array.from({ length: 9 }, (_, place) => {
    const radius = 180 + place * 120
    return `<circle cx="1040" cy="1120" r="${radius}" opacity="${(0.34 - place * 0.03).toFixed(2)}"/>`
  })
  return (
    `${open(1200, 1200)} preserveAspectRatio="xMidYMid slice">` +
    `<rect width="1200" height="1200" fill="${colour}"/>` +
    `<rect width="1200" height="1200" fill="#000" opacity=".18"/>` +
    `<g fill="none" stroke="#fff" stroke-width="2.500">${arcs.join('')}</g></svg>`
  )
}
