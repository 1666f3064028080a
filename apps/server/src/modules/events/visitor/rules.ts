import { eventKinds } from '@enlace/contract/events/kinds.ts'
import type { EventKind } from '@enlace/contract/events/kinds.ts'

/** Parses the kinds of a filter, separated by commas; unknown words are ignored, so that old links still work. */
export function kindsOf(words = ''): EventKind[] {
  const named = words.split(',')
  return eventKinds.filter((kind) => named.includes(kind))
}
