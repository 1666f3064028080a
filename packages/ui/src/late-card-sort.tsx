import type { CardSortProps } from './core/columns.ts'
import { lazyBelow } from './core/lazy-part.tsx'
import { useNarrow } from './core/use-narrow.ts'

const Late = lazyBelow(async () => (await import('./card-sort.tsx')).CardSort)

/** The choice of order of the cards, which phones alone have: it comes after the rows, in a sheet that is closed at first. */
export function CardSort(props: CardSortProps) {
  return useNarrow() && <Late {...props} />
}
