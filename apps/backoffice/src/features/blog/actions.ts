import type { DeskAttachment, DeskReceipts, PostDraft } from '@enlace/contract/blog/desk/schemas.ts'

/** When and how loudly a post is published. */
export type Showing = { desde: string | null; callado: boolean }

/** What can be done with a post; each answers whether it was done. */
export type PostActions = {
  /** Keeps what is typed as a draft. */
  save: (note: string) => Promise<boolean>
  /** What the content's rules take away of a text. */
  check: (html: string) => Promise<readonly string[]>
  show: (showing: Showing) => Promise<boolean>
  discard: () => Promise<boolean>
  retract: () => Promise<boolean>
  pin: (isPinned: boolean) => Promise<boolean>
  readVersion: (number: number) => Promise<PostDraft>
  restore: (number: number) => Promise<boolean>
}

/** Takes a file in. */
export type TakeFile = (file: File, onProgress: (sent: number) => void) => Promise<DeskAttachment>

/** What can be done with those who read a communiqué. */
export type ReceiptActions = {
  receipts: DeskReceipts | undefined
  isBusy: boolean
  remind: () => Promise<boolean>
  take: (format: 'xlsx' | 'csv') => void
}
