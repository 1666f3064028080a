import type { MediaFormat } from '@enlace/contract/media/limits.ts'

/** The picture that a thread converts. */
export interface ConvertJob {
  bytes: Uint8Array
  mediaType: string
}

/** One size in one format. */
export interface MadeSize {
  format: MediaFormat
  width: number
  height: number
  bytes: Uint8Array
}

/** The messages of the thread: loaded, the displayed dimensions, each size, the end or the error. */
export type ConvertNews =
  | { kind: 'ready' }
  | { kind: 'opened'; width: number; height: number; sizes: number }
  | { kind: 'size'; size: MadeSize }
  | { kind: 'done' }
  | { kind: 'unreadable'; why: string }
