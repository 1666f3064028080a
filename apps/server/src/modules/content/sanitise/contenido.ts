import { imageAddress, linkAddress } from '@enlace/contract/content/addresses.ts'
import type { CarouselItem, Contenido } from '@enlace/contract/content/schemas.ts'
import { contentTexts as texts } from '@enlace/contract/content/texts.ts'
import { sanitiseHtml, type SanitisedHtml } from './sanitise.ts'

/** An advertisement ready to be shown, or the faults of its fields. */
export interface SanitisedContenido extends Omit<SanitisedHtml, 'html'> {
  contenido: Contenido
  /** A Spanish sentence by the field's path. */
  faults: Record<string, string>
}

type Picture = Pick<CarouselItem, 'source' | 'imagen' | 'url' | 'url_redirect'>
interface Noted {
  images: Set<string>
  frames: Set<string>
  removed: Set<string>
  faults: Record<string, string>
}

/**
 * Sanitises the HTML of an advertisement. A refused address is a fault of its field: leaving it out would change the
 * content.
 */
export function sanitiseContenido(written: Contenido): SanitisedContenido {
  const noted: Noted = { images: new Set(), frames: new Set(), removed: new Set(), faults: {} }
  const slides = written.contenido_carrusel.map((slide, place): CarouselItem => {
    const path = `contenido_carrusel.${place}.`
    notePicture(
      slide,
      slide.type_content,
      { path, text: 'text_carrusel', isSaid: slide.text_carrusel !== '' },
      noted,
    )
    return {
      ...slide,
      html_code: noteHtml(slide.html_code, `${path}html_code`, slide.type_content === 'html', noted),
    }
  })
  const { type_content: kind } = written
  notePicture(written, kind, { path: '', text: 'text_imagen', isSaid: written.text_imagen !== '' }, noted)
  if (kind === 'carrusel' && slides.length === 0) noted.faults['contenido_carrusel'] = texts.slidesMissing
  const html_code = noteHtml(written.html_code, 'html_code', kind === 'html' || kind === 'espacios', noted)
  return {
    contenido: { ...written, html_code, contenido_carrusel: slides },
    imageHosts: [...noted.images].toSorted(),
    frameHosts: [...noted.frames].toSorted(),
    removed: [...noted.removed].toSorted(),
    faults: noted.faults,
  }
}

/** The place of a picture in the source, and whether it has an alternative text. */
interface Place {
  path: string
  text: string
  isSaid: boolean
}

function notePicture(
  picture: Picture,
  kind: Contenido['type_content'],
  { path, text, isSaid }: Place,
  noted: Noted,
) {
  const { source, imagen, url, url_redirect } = picture
  const { faults } = noted
  const file = imagen === '' ? undefined : imageAddress(imagen)
  const address = url === '' ? undefined : imageAddress(url)
  if (address?.host !== undefined) noted.images.add(address.host)
  const isOwn =
    file !== undefined && file.address === imagen && file.host === undefined && !imagen.startsWith('data:')
  if ((imagen !== '' || (kind === 'imagen' && source === 'imagen')) && !isOwn)
    faults[`${path}imagen`] = texts.fileRefused
  if ((url !== '' || (kind === 'imagen' && source === 'urlImagen')) && address?.host === undefined) {
    faults[`${path}url`] = texts.imageRefused
  }
  if (url_redirect !== '' && linkAddress(url_redirect) !== url_redirect)
    faults[`${path}url_redirect`] = texts.linkRefused
  if (kind === 'imagen' && !isSaid) faults[`${path}${text}`] = texts.imageTextMissing
}

function noteHtml(written: string, path: string, isNeeded: boolean, noted: Noted): string {
  const { html, imageHosts, frameHosts, removed } = sanitiseHtml(written, 'content')
  for (const host of imageHosts) noted.images.add(host)
  for (const host of frameHosts) noted.frames.add(host)
  for (const name of removed) noted.removed.add(name)
  if (isNeeded && html === '') noted.faults[path] = texts.htmlMissing
  return html
}
