import type { KeptItem } from '@enlace/contract/content/pages/schemas.ts'
import type { SeenDraft } from '@enlace/contract/content/versions/schemas.ts'

/** What can be done with a page, place or advertisement; each is refused where somebody else was first. */
export type WritingActs = {
  save: (content: KeptItem, note: string, seen: SeenDraft) => Promise<{ number: number; revision: number }>
  discard: (seen: SeenDraft) => Promise<unknown>
  publish: (seen: SeenDraft) => Promise<unknown>
  schedule: (seen: SeenDraft, at: string | null) => Promise<unknown>
  rollBack: (number: number, seenShown: number | null, note: string) => Promise<unknown>
  withdraw: (seenShown: number) => Promise<unknown>
}
