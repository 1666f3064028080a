import type { ContentVersion, SeenDraft } from '@enlace/contract/content/versions/schemas.ts'

/** The draft that somebody has before their eyes, which every change of it names. */
export const seenOf = ({ draft }: { draft: { version: ContentVersion } | null }): SeenDraft =>
  draft && { number: draft.version.number, revision: draft.version.revision }

/** Whether nobody saved, published or discarded the draft between the two. */
export const isSameDraft = (one: SeenDraft, other: SeenDraft) =>
  one?.number === other?.number && one?.revision === other?.revision
