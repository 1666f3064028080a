import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { WrittenLegalText } from '@enlace/contract/legal-texts/schemas.ts'

/** The words of a draft as they stand in the form. */
export type DraftWords = Omit<WrittenLegalText, 'revision'>

/** What is written at a legal text, and what can be done with it. */
export type DraftActs = {
  words: DraftWords
  /** Rises when the text came from elsewhere: the editor begins anew. */
  turn: number
  /** Something was typed that is not saved. */
  isTyped: boolean
  /** What the sanitiser took away at the last save. */
  removed: readonly string[]
  problem: { message: string; fields: Readonly<Record<string, string>> } | null
  /** The deed that is under way. */
  busy: string | undefined
  change: (changes: Partial<DraftWords>) => void
  /** Begins with the text that the portal has ready; nothing of it is kept before it is saved. */
  begin: () => Promise<unknown>
  save: () => Promise<unknown>
  discard: () => Promise<unknown>
  /** Publishes at once, or from a day on; answers whether it did. */
  publish: (from: CalendarDate | null) => Promise<boolean>
  /** Makes an earlier version's words those of the draft. */
  restore: (version: number) => Promise<unknown>
}
