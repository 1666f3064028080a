import * as z from 'zod/mini'
import { longestHtml } from '../content/allow-list.ts'
import { contentTexts } from '../content/texts.ts'
import { audiences, postKinds, slugPattern } from './limits.ts'
import { writtenPostTexts as texts } from './texts.ts'

const line = (most: number) =>
  z
    .string(texts.lineMissing)
    .check(z.trim(), z.minLength(1, texts.lineMissing), z.maxLength(most, texts.lineLong))
const file = z.string(texts.fileNameMissing).check(z.trim(), z.minLength(1, texts.fileNameMissing))

/** A picture file next to the post's file, with its alternative text. */
const WrittenPicture = z.object({ archivo: file, texto: line(300) })

/** An attachment of the post; its type is optional. */
const WrittenAttachment = z.object({
  archivo: file,
  texto: z._default(z.string().check(z.trim(), z.maxLength(300, texts.lineLong)), ''),
})

const day = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?)?$/

/** The time of publication in Colombia: a day, or a day and an hour. */
const Moment = z
  .string()
  .check(
    z.refine(
      (text) => day.test(text) && !Number.isNaN(Date.parse(text.includes('T') ? `${text}-05:00` : text)),
      texts.momentMalformed,
    ),
  )

/** A post written as a file. Its text may be inside, or in an HTML file of the same name. */
export const WrittenPost = z.object({
  slug: z.optional(
    z.string().check(z.maxLength(120, texts.lineLong), z.regex(slugPattern, texts.slugMalformed)),
  ),
  titulo: line(200),
  tipo: z._default(z.enum(postKinds, texts.kindUnknown), 'entrada'),
  extracto: line(500),
  autor: line(120),
  categoria: z._default(z.nullable(line(80)), null),
  etiquetas: z._default(z.array(line(60)).check(z.maxLength(12, texts.tagsMany)), []),
  audiencia: z._default(z.array(z.enum(audiences, texts.audienceUnknown)), []),
  fijado: z._default(z.boolean(), false),
  /** Without a time the post is a draft. */
  publicado: z._default(z.nullable(Moment), null),
  html: z.optional(z.string().check(z.maxLength(longestHtml, contentTexts.htmlLong))),
  portada: z._default(z.nullable(WrittenPicture), null),
  galeria: z._default(z.array(WrittenPicture).check(z.maxLength(24, texts.picturesMany)), []),
  adjuntos: z._default(z.array(WrittenAttachment).check(z.maxLength(10, texts.filesMany)), []),
})
export type WrittenPost = z.infer<typeof WrittenPost>
