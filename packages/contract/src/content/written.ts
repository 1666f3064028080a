import * as z from 'zod/mini'
import { longestHtml } from './allow-list.ts'
import { ContentCode } from './schemas.ts'
import { contentTexts as texts } from './texts.ts'

const html = z._default(z.string().check(z.maxLength(longestHtml, texts.htmlLong)), '')
const address = z._default(z.string().check(z.trim(), z.maxLength(2000)), '')
const line = z._default(z.string().check(z.trim(), z.maxLength(300, texts.lineLong)), '')

const picture = {
  source: z._default(z.enum(['imagen', 'urlImagen'], texts.sourceUnknown), 'imagen'),
  imagen: address,
  url: address,
  url_redirect: address,
  target: z._default(z.enum(['_self', '_blank'], texts.targetUnknown), '_self'),
  html_code: html,
}

/** An advertisement as edited; fields that its kind does not need are optional. */
export const WrittenContenido = z.object({
  ...picture,
  type_content: z.enum(['espacios', 'imagen', 'html', 'carrusel'], texts.kindUnknown),
  text_imagen: line,
  seconds_transition: z._default(z.number().check(z.minimum(0), z.maximum(3600)), 0),
  contenido_carrusel: z._default(
    z
      .array(
        z.object({
          ...picture,
          type_content: z.enum(['imagen', 'html'], texts.slideUnknown),
          text_carrusel: line,
        }),
      )
      .check(z.maxLength(12, texts.slidesMany)),
    [],
  ),
})

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})$/

/** An instant with its offset, or null. */
const Moment = z.nullable(
  z
    .string()
    .check(z.refine((text) => instant.test(text) && !Number.isNaN(Date.parse(text)), texts.timeMalformed)),
)

/** HTML for a named place. */
export const WrittenCmsContent = z.object({ location: ContentCode, html })
export type WrittenCmsContent = z.infer<typeof WrittenCmsContent>

/** An advertisement for one of a page's three places, with its period; null means unlimited. */
export const WrittenAdvertisement = z.object({
  page_code: ContentCode,
  position: z.enum(['1', '2', '3'], texts.positionUnknown),
  contenido: WrittenContenido,
  starts_at: z._default(Moment, null),
  ends_at: z._default(Moment, null),
})
export type WrittenAdvertisement = z.infer<typeof WrittenAdvertisement>

/** The next version of a text page; without a time it is published at once. */
export const WrittenPage = z.object({
  code: ContentCode,
  title: z.string().check(z.trim(), z.minLength(1, texts.titleMissing), z.maxLength(200, texts.titleLong)),
  description: z._default(z.string().check(z.trim(), z.maxLength(500, texts.descriptionLong)), ''),
  html,
  published_at: z._default(Moment, null),
})
export type WrittenPage = z.infer<typeof WrittenPage>

/** A template: HTML with fields. */
export const WrittenTemplate = z.object({
  name: ContentCode,
  title: z._default(z.string().check(z.trim(), z.maxLength(200, texts.titleLong)), ''),
  html,
})
export type WrittenTemplate = z.infer<typeof WrittenTemplate>
