import * as z from 'zod/mini'
import { Instant } from '../core/values.ts'
import { contentCodePattern, longestContentCode } from './places.ts'
import { contentTexts as texts } from './texts.ts'

const Text = z.string()

/** An image with a link: its file (`imagen`) or its URL (`url`), as `source` says (spec 3). */
const picture = {
  source: z.enum(['imagen', 'urlImagen']),
  imagen: Text,
  url: Text,
  url_redirect: Text,
  target: z.enum(['_self', '_blank']),
}

/** One slide of a carousel: an image or HTML (spec 3). */
export const CarouselItem = z.object({
  ...picture,
  type_content: z.enum(['imagen', 'html']),
  text_carrusel: Text,
  html_code: Text,
})
export type CarouselItem = z.infer<typeof CarouselItem>

/** The content of an area: HTML of a named place, an image, HTML, or a carousel (spec 2 and 3, contenido). */
export const Contenido = z.object({
  ...picture,
  type_content: z.enum(['espacios', 'imagen', 'html', 'carrusel']),
  html_code: Text,
  text_imagen: Text,
  /** Seconds per slide if above 0, otherwise 30 (spec 9). */
  seconds_transition: z.number(),
  contenido_carrusel: z.array(CarouselItem),
})
export type Contenido = z.infer<typeof Contenido>

/** Advertisements of a page by position; a place without one is null (spec 7, Advertisements by page code). */
export const Advertisements = z.object({
  espacios: z.object({
    '1': z.nullable(Contenido),
    '2': z.nullable(Contenido),
    '3': z.nullable(Contenido),
  }),
  /** Milliseconds until one of them starts or ends, when an open page loads them again; null if nothing is planned. */
  changesIn: z.nullable(z.number()),
})
export type Advertisements = z.infer<typeof Advertisements>

/** A CMS location, a page code or a template name: letters and digits with single hyphens or underscores between. */
export const ContentCode = z
  .string()
  .check(z.maxLength(longestContentCode, texts.codeLong), z.regex(contentCodePattern, texts.codeMalformed))

/** A text page as published; version 0 and empty texts if the company has published none. */
export const PageInfo = z.object({
  code: Text,
  title: Text,
  description: Text,
  html: Text,
  version: z.number(),
  publishedAt: z.nullable(Instant),
})
export type PageInfo = z.infer<typeof PageInfo>

/** A template's HTML; empty if the company has none of that name. */
export const TemplateHtml = z.object({ name: Text, html: Text })
export type TemplateHtml = z.infer<typeof TemplateHtml>
