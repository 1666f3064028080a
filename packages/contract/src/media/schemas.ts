import * as z from 'zod/mini'
import { Instant } from '../core/values.ts'
import { mediaLimits } from './limits.ts'
import { mediaTexts as texts } from './texts.ts'

const percent = z.number(texts.focusMalformed).check(z.int(), z.minimum(0), z.maximum(100))

/** Where in a picture its subject is, in hundredths from its left and top edge: it stays in sight where edges are cut off. */
export const Focus = z.object({ x: percent, y: percent })
export type Focus = z.infer<typeof Focus>

/** A picture of the company's library. */
export const Medium = z.object({
  id: z.uuid(),
  name: z.string(),
  alt: z.string(),
  /** Says nothing that its text does not say: it is passed over by who does not see it. */
  isDecorative: z.boolean(),
  focus: Focus,
  /** Of the picture as it was uploaded; a drawing of lines has no pixels and says its shape. */
  width: z.number(),
  height: z.number(),
  isVector: z.boolean(),
  size: z.number(),
  mediaType: z.string(),
  /** The widths in which it is served; none before the first is ready. */
  widths: z.array(z.number()),
  /** Bytes of the widest AVIF, beside those of the file that was uploaded. */
  servedSize: z.nullable(z.number()),
  state: z.enum(['procesando', 'lista', 'fallida']),
  /** How far its sizes are, from 0 to 1. */
  progress: z.number(),
  uses: z.number(),
  uploadedBy: z.string(),
  createdAt: Instant,
  updatedAt: Instant,
  version: z.number(),
})
export type Medium = z.infer<typeof Medium>

/** A place that shows a picture: what it is, and what it is called there. */
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

/** What somebody may change of a picture beside its file; the version is the one that was seen. */
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
