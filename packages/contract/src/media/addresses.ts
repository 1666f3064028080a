import { type MediaFormat, mediaFormats } from './limits.ts'
import type { Medium } from './schemas.ts'

/** Where a picture of the library is served: the answer is AVIF or WebP, as the browser reads, unless one is named. */
export function mediaAddress(id: string, width: number, format?: MediaFormat): string {
  return `media/${id}/${width}${format === undefined ? '' : `.${format}`}`
}

/** The width that content takes by itself: wide enough for a column of text on a fine screen. */
const usual = 1280

/** The address of a picture that content without choices of its own takes. */
export function usualAddress({ id, widths }: Pick<Medium, 'id' | 'widths'>): string {
  return mediaAddress(id, widths.findLast((width) => width <= usual) ?? widths[0] ?? usual)
}

/** A picture as HTML that the content's rules let pass: each format in its widths, its size, and what stands for it. */
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
