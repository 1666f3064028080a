import * as z from 'zod/mini'
import { Instant, Optional } from '../../core/values.ts'
import { versionTexts as texts } from './texts.ts'

/** What is written in drafts and may be published by itself at a moment; each kind calls its things by a name of its own. */
export const plannedKinds = ['page', 'place', 'advertisement', 'template', 'document', 'menu'] as const
export type PlannedKind = (typeof plannedKinds)[number]

/** Everything that has drafts and versions. A post says itself from which day on it is shown. */
export type VersionKind = PlannedKind | 'post'

/** The outcome of a version: being written, to be published by itself, shown, shown before. */
export const versionStates = ['draft', 'scheduled', 'published', 'retired'] as const
export const VersionState = z.enum(versionStates)
export type VersionState = (typeof versionStates)[number]

/** A version without what it says. */
export const ContentVersion = z.object({
  number: z.number(),
  state: VersionState,
  /** What its author said that changed. */
  note: z.string(),
  author: z.string(),
  authorName: z.string(),
  /** Rises with each save of a draft: who saves, publishes or discards it says which one it saw. */
  revision: z.number(),
  basedOn: z.nullable(z.number()),
  updatedAt: Instant,
  publishAt: z.nullable(Instant),
  publishedAt: z.nullable(Instant),
  publishedBy: Optional,
  publisherName: Optional,
  /** The number that the public knows it by, such as a page's version; null where it has none. */
  publishedAs: z.nullable(z.number()),
})
export type ContentVersion = z.infer<typeof ContentVersion>

/** The draft that somebody saw: its number and how often it had been saved; null is none. */
export const SeenDraft = z.nullable(z.object({ number: z.number(), revision: z.number() }))
export type SeenDraft = z.infer<typeof SeenDraft>

/** When a draft is to be published by itself; null takes a plan back. */
export const PlannedMoment = z.nullable(
  z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)), texts.momentMalformed)),
)

/** What changed in a version, in its author's words. */
export const VersionNote = z._default(z.string().check(z.trim(), z.maxLength(300, texts.noteLong)), '')
