import * as z from 'zod/mini'
import { Instant, Optional } from '../../core/values.ts'
import { versionTexts as texts } from './texts.ts'

/** The kinds of content with drafts and scheduled publication; each kind has its own keys. */
export const plannedKinds = ['page', 'place', 'advertisement', 'template', 'document', 'menu'] as const
export type PlannedKind = (typeof plannedKinds)[number]

/** All kinds with drafts and versions. A post has its own publication date. */
export type VersionKind = PlannedKind | 'post'

/** The states of a version: draft, scheduled, published, formerly published. */
export const versionStates = ['draft', 'scheduled', 'published', 'retired'] as const
export const VersionState = z.enum(versionStates)
export type VersionState = (typeof versionStates)[number]

/** A version without its content. */
export const ContentVersion = z.object({
  number: z.number(),
  state: VersionState,
  /** The author's note on the changes. */
  note: z.string(),
  author: z.string(),
  authorName: z.string(),
  /** Increases with each save of a draft; saving, publishing and discarding name the revision they are based on. */
  revision: z.number(),
  basedOn: z.nullable(z.number()),
  updatedAt: Instant,
  publishAt: z.nullable(Instant),
  publishedAt: z.nullable(Instant),
  publishedBy: Optional,
  publisherName: Optional,
  /** Its public number, such as a page's version; null without one. */
  publishedAs: z.nullable(z.number()),
})
export type ContentVersion = z.infer<typeof ContentVersion>

/** The draft that a user saw: its number and revision; null for none. */
export const SeenDraft = z.nullable(z.object({ number: z.number(), revision: z.number() }))
export type SeenDraft = z.infer<typeof SeenDraft>

/** When a draft is to be published automatically; null cancels it. */
export const PlannedMoment = z.nullable(
  z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)), texts.momentMalformed)),
)

/** The author's note on what changed in a version. */
export const VersionNote = z._default(z.string().check(z.trim(), z.maxLength(300, texts.noteLong)), '')
