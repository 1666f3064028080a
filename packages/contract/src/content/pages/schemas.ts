import * as z from 'zod/mini'
import { longestHtml } from '../allow-list.ts'
import { contentKinds } from '../kinds.ts'
import { Contenido } from '../schemas.ts'
import { contentTexts } from '../texts.ts'
import { WrittenAdvertisement } from '../written.ts'
import { Instant, Optional } from '../../core/values.ts'
import { ContentVersion, VersionState } from '../versions/schemas.ts'

export const ContentKind = z.enum(contentKinds)
export type ContentKind = z.infer<typeof ContentKind>

const html = z.string().check(z.maxLength(longestHtml, contentTexts.htmlLong))

/** A text page as drafted; the requirements of publication are checked later. */
export const PageBody = z.object({
  title: z.string().check(z.trim(), z.maxLength(200, contentTexts.titleLong)),
  description: z.string().check(z.trim(), z.maxLength(500, contentTexts.descriptionLong)),
  html,
})
export type PageBody = z.infer<typeof PageBody>

/** The HTML of a named place. */
export const PlaceBody = z.object({ html })
export type PlaceBody = z.infer<typeof PlaceBody>

/** Edited content, by its kind. */
export const WrittenItem = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('page'), body: PageBody }),
  z.object({ kind: z.literal('place'), body: PlaceBody }),
  z.object({ kind: z.literal('advertisement'), body: WrittenAdvertisement }),
])
export type WrittenItem = z.infer<typeof WrittenItem>

/** An advertisement as stored. */
export const AdvertisementBody = z.object({
  page_code: z.string(),
  position: z.enum(['1', '2', '3']),
  contenido: Contenido,
  starts_at: Optional,
  ends_at: Optional,
})
export type AdvertisementBody = z.infer<typeof AdvertisementBody>

/** Stored content, by its kind. */
export const KeptItem = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('page'), body: PageBody }),
  z.object({ kind: z.literal('place'), body: PlaceBody }),
  z.object({ kind: z.literal('advertisement'), body: AdvertisementBody }),
])
export type KeptItem = z.infer<typeof KeptItem>

/** An item in the list of all content, without the texts. */
export const DeskItem = z.object({
  kind: ContentKind,
  item: z.string(),
  title: z.string(),
  /** The published version; null if there is none. */
  shown: z.nullable(z.object({ number: z.number(), at: Instant, publishedAs: z.nullable(z.number()) })),
  /** The draft with its author, and its scheduled publication. */
  draft: z.nullable(
    z.object({
      state: VersionState,
      author: z.string(),
      authorName: z.string(),
      at: Instant,
      publishAt: z.nullable(Instant),
    }),
  ),
  /** For an advertisement: its place, its type, and its period. */
  place: z.nullable(
    z.object({
      page_code: z.string(),
      position: z.string(),
      type_content: z.string(),
      /** The first words of its text. */
      words: z.string(),
      starts_at: Optional,
      ends_at: Optional,
    }),
  ),
})
export type DeskItem = z.infer<typeof DeskItem>

/** A piece of content with all its versions: draft, published and past ones. */
export const ContentItem = z.object({
  kind: ContentKind,
  item: z.string(),
  shown: z.nullable(z.object({ version: ContentVersion, content: KeptItem })),
  draft: z.nullable(z.object({ version: ContentVersion, content: KeptItem })),
  versions: z.array(ContentVersion),
})
export type ContentItem = z.infer<typeof ContentItem>

/** A part that sanitising removes, with its place. */
export const ContentLoss = z.object({
  /** The field that contains it, such as `html` or `contenido_carrusel.1.html_code`. */
  field: z.string(),
  kind: z.enum(['element', 'attribute', 'address', 'style']),
  tag: z.string(),
  isEmptied: z.boolean(),
  attribute: Optional,
  value: Optional,
  line: z.number(),
  excerpt: z.string(),
})
export type ContentLoss = z.infer<typeof ContentLoss>

export const contentWarningCodes = [
  'image-without-words',
  'heading-jump',
  'heading-empty',
  'link-empty',
  'link-unclear',
  'link-insecure',
  'link-nowhere',
] as const

/** An accessibility problem, which does not prevent publication. */
export const ContentWarning = z.object({
  field: z.string(),
  code: z.enum(contentWarningCodes),
  line: z.number(),
  excerpt: z.string(),
})
export type ContentWarning = z.infer<typeof ContentWarning>

/** The review of content before it is saved: removed parts, faults that prevent publication, and warnings. */
export const ContentReview = z.object({
  losses: z.array(ContentLoss),
  faults: z.array(z.object({ field: z.string(), message: z.string() })),
  warnings: z.array(ContentWarning),
})
export type ContentReview = z.infer<typeof ContentReview>
