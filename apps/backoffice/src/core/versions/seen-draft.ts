import type { ContentVersion, SeenDraft } from '@enlace/contract/core/versions/schemas'

/** The draft that somebody has before their eyes, which every change of it names. */
export const seenOf = ({ draft }: { draft: { version: ContentVersion } | null }): SeenDraft =>
  draft && { number: draft.version.number, revision: draft.version.revision }
