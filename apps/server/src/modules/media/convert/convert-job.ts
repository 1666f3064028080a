import type { MediaFormat } from '@enlace/contract/media/limits.ts'

/** A picture whose sizes are to be made, as the thread gets it. */
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

/** What the thread tells: that it has loaded, the picture's measures as it is seen, each size, the end, or why there is none. */
export type ConvertNews =
  | { kind: 'ready' }
  | { kind: 'opened'; width: number; height: number; sizes: number }
  | { kind: 'size'; size: MadeSize }
  | { kind: 'done' }
  | { kind: 'unreadable'; why: string }
