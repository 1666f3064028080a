import * as z from 'zod/mini'
import { Instant } from '../core/values.ts'
import { mediaLimits } from './limits.ts'
import { mediaTexts as texts } from './texts.ts'

const percent = z.number(texts.focusMalformed).check(z.int(), z.minimum(0), z.maximum(100))

/** The focal point of a picture, in percent from its left and top edge, which stays visible if the picture is cropped. */
export const Focus = z.object({ x: percent, y: percent })
export type Focus = z.infer<typeof Focus>

/** A picture of the company's library. */
export const Medium = z.object({
  id: z.uuid(),
  name: z.string(),
  alt: z.string(),
  /** Decorative, so that screen readers skip it. */
  isDecorative: z.boolean(),
  focus: Focus,
  /** The dimensions of the uploaded picture; for a vector drawing, which has no pixels, its proportions. */
  width: z.number(),
  height: z.number(),
  isVector: z.boolean(),
  size: z.number(),
  mediaType: z.string(),
  /** The available widths; empty before the first is ready. */
  widths: z.array(z.number()),
  /** Bytes of the widest AVIF, to compare with the uploaded file. */
  servedSize: z.nullable(z.number()),
  state: z.enum(['procesando', 'lista', 'fallida']),
  /** The progress of its versions, from 0 to 1. */
  progress: z.number(),
  uses: z.number(),
  uploadedBy: z.string(),
  createdAt: Instant,
  updatedAt: Instant,
  version: z.number(),
})
export type Medium = z.infer<typeof Medium>

/** A place that uses a picture, with its name. */
export const MediumUse = z.object({
  kind: z.enum([
    'page',
    'place',
    'advertisement',
    'template',
    'document',
    'post',
    'event',
    'setting',
    'draft',
  ]),
  item: z.string(),
})
export type MediumUse = z.infer<typeof MediumUse>

/** The editable fields of a picture besides its file; `version` is the one seen. */
export const ChangedMedium = z
  .object({
    version: z.number(),
    name: z
      .string()
      .check(z.trim(), z.minLength(1, texts.nameMissing), z.maxLength(mediaLimits.name, texts.nameLong)),
    alt: z.string().check(z.trim(), z.maxLength(mediaLimits.alt, texts.altLong)),
    isDecorative: z.boolean(),
    focus: Focus,
  })
  .check(
    z.refine(({ alt, isDecorative }) => isDecorative || alt !== '', {
      error: texts.altMissing,
      path: ['alt'],
    }),
  )
export type ChangedMedium = z.infer<typeof ChangedMedium>
