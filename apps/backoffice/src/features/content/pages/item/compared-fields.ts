import { fill } from '@enlace/contract/core/fill.ts'
import type { CarouselItem, Contenido } from '@enlace/contract/content/schemas.ts'
import type { KeptItem } from '@enlace/contract/content/pages/schemas.ts'
import { pagesTexts } from '@enlace/contract/content/pages/texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import type { ComparedField } from '../../../../core/versions/comparison.tsx'
import { adPageName } from '../names.ts'

const texts = pagesTexts.advertisement

/** What two versions of one thing say, part by part, as text. */
export function comparedFields(before: KeptItem, after: KeptItem): ComparedField[] {
  const [one, other] = [saidBy(before), saidBy(after)]
  return [...new Set([...one.keys(), ...other.keys()])].map((label) => ({
    label,
    before: one.get(label) ?? '',
    after: other.get(label) ?? '',
  }))
}

function saidBy(content: KeptItem): Map<string, string> {
  const { item } = pagesTexts
  switch (content.kind) {
    case 'page':
      return new Map([
        [item.title, content.body.title],
        [item.description, content.body.description],
        [item.html, content.body.html],
      ])
    case 'place':
      return new Map([[item.html, content.body.html]])
    case 'advertisement': {
      const { page_code, position, contenido, starts_at, ends_at } = content.body
      return new Map([
        [texts.page, adPageName(page_code)],
        [texts.position, position],
        [texts.starts, moment(starts_at)],
        [texts.ends, moment(ends_at)],
        [texts.kind, pagesTexts.kinds[contenido.type_content]],
        [texts.what, saidByContenido(contenido)],
      ])
    }
  }
}

function saidByContenido(contenido: Contenido): string {
  switch (contenido.type_content) {
    case 'imagen':
      return picture(contenido, contenido.text_imagen)
    case 'html':
    case 'espacios':
      return contenido.html_code
    case 'carrusel':
      return [
        `${texts.seconds}: ${contenido.seconds_transition}`,
        ...contenido.contenido_carrusel.map(
          (slide, at) => `${fill(pagesTexts.review.slide, { n: at + 1 })}\n${saidBySlide(slide)}`,
        ),
      ].join('\n')
  }
}

const saidBySlide = (slide: CarouselItem) =>
  slide.type_content === 'html' ? slide.html_code : picture(slide, slide.text_carrusel)

const picture = ({ source, imagen, url, url_redirect, target }: Contenido | CarouselItem, words: string) =>
  [
    `${texts.source}: ${source === 'imagen' ? imagen : url}`,
    `${texts.alternative}: ${words}`,
    ...(url_redirect === ''
      ? []
      : [`${texts.link}: ${url_redirect}${target === '_blank' ? ` (${texts.newTab})` : ''}`]),
  ].join('\n')

const moment = (instant: string | null) => (instant === null ? '' : formatInstant(new Date(instant)))
