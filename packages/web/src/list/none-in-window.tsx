import { fill } from '@enlace/contract/core/fill.ts'
import { Button } from '@enlace/ui/button.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import type { ListFilter } from './filters.ts'
import type { ListPlace } from './list-place.ts'

type NoneInWindowProps<Filter extends ListFilter> = {
  place: ListPlace<Filter>
  /** That there never was one, that there is none in so many days (`{n}`), and the way to all. */
  texts: { neverAny: string; noneInWindow: string; seeAll: string }
}

/** A list without a single row: there never was one, or none in the window, which can be opened. */
export function NoneInWindow<Filter extends ListFilter>({ place, texts }: NoneInWindowProps<Filter>) {
  if (place.days === 0) return <EmptyState title={texts.neverAny} />
  return (
    <EmptyState
      title={fill(texts.noneInWindow, { n: place.days })}
      action={<Button onClick={() => place.onWindow(0)}>{texts.seeAll}</Button>}
    />
  )
}
