import { EmptyState } from '@enlace/ui/empty-state.tsx'
import type { ListPlace } from './list-place.ts'
import { NoneInWindow } from './none-in-window.tsx'

/** What a list says where there never was a row, or none in its window of days. */
export type NeverAnyTexts = { neverAny: string } & (
  | { neverAnyHint?: string }
  | { noneInWindow: string; seeAll: string }
)

/** Stands for the rows of a list where there never were any. */
export function NeverAny({ texts, place }: { texts: NeverAnyTexts; place: ListPlace }) {
  if ('noneInWindow' in texts) return <NoneInWindow {...{ texts, place }} />
  return <EmptyState title={texts.neverAny}>{texts.neverAnyHint}</EmptyState>
}
