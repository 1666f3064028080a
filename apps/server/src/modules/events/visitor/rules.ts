import { eventKinds } from '@enlace/contract/events/kinds.ts'
import type { EventKind } from '@enlace/contract/events/kinds.ts'

/** The kinds that a filter names, apart by commas; words that name none are passed over, so that an old link still opens. */
export function kindsOf(words = ''): EventKind[] {
  const named = words.split(',')
  return eventKinds.filter((kind) => named.includes(kind))
}
