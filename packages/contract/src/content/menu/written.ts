import * as z from 'zod/mini'
import { linkAddress } from '../addresses.ts'
import { ContentCode } from '../schemas.ts'
import { writtenMenuTexts as texts } from './written-texts.ts'

/** A path of the portal as after the hash: `/certificates`, `/account-statements/0`. */
const place = /^#?\/?[a-z0-9][\w-]*(?:\/[\w.-]+)*\/?(?:\?[\w=&.,%-]*)?$/i

const label = z.string(texts.label).check(z.trim(), z.minLength(1, texts.label), z.maxLength(60, texts.label))

const common = {
  label,
  order: z._default(z.number(texts.order).check(z.int(texts.order), z.minimum(0), z.maximum(10_000)), 0),
  group: z._default(z.nullable(label), null),
  data: z._default(z.record(z.string(), z.string().check(z.maxLength(500))), {}),
}

/** An entry of the company's own menu as edited, by the type of its target (spec 2). */
export const WrittenMenuItem = z.discriminatedUnion(
  'type',
  [
    z.object({
      ...common,
      type: z.literal('component'),
      value: z.string(texts.component).check(z.trim(), z.maxLength(200), z.regex(place, texts.component)),
    }),
    z.object({ ...common, type: z.literal('template'), value: ContentCode }),
    z.object({
      ...common,
      type: z.literal('ext'),
      value: z.string(texts.external).check(
        z.trim(),
        z.refine((text) => /^https?:\/\//i.test(text) && linkAddress(text) !== undefined, texts.external),
      ),
    }),
  ],
  texts.type,
)
export type WrittenMenuItem = z.infer<typeof WrittenMenuItem>

/** A company's whole menu, which replaces the previous one. */
export const WrittenMenu = z.array(WrittenMenuItem, texts.list).check(z.maxLength(40, texts.many))
