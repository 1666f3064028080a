import { type MediaFormat, mediaFormats } from './limits.ts'
import type { Medium } from './schemas.ts'

/** Returns the URL of a picture of the library: AVIF or WebP by the browser's preference, unless a format is given. */
export function mediaAddress(id: string, width: number, format?: MediaFormat): string {
  return `media/${id}/${width}${format === undefined ? '' : `.${format}`}`
}

/** The default width of pictures in content: a text column on a high-density screen. */
const usual = 1280

/** Returns the default URL of a picture in content. */
export function usualAddress({ id, widths }: Pick<Medium, 'id' | 'widths'>): string {
  return mediaAddress(id, widths.findLast((width) => width <= usual) ?? widths[0] ?? usual)
}

/** Returns a picture as HTML that passes the content rules: formats, widths, size, and alternative text. */
export function pictureHtml(medium: Medium, sizes = '100vw'): string {
  const { id, width, height, widths, alt, focus } = medium
  const sourcesOf = (format?: MediaFormat) =>
    widths.map((one) => `${mediaAddress(id, one, format)} ${one}w`).join(', ')
  const sources = medium.isVector
    ? ''
    : mediaFormats
        .map((format) => `<source type="image/${format}" srcset="${sourcesOf(format)}" sizes="${sizes}">`)
        .join('')
  const style = `max-width: 100%; height: auto; object-position: ${focus.x}% ${focus.y}%`
  return (
    `<picture>${sources}<img src="${usualAddress(medium)}" alt="${escape(alt)}" width="${width}" height="${height}"` +
    ` loading="lazy" style="${style}"></picture>`
  )
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
