import { lazyPart } from '@enlace/ui/core/lazy-part.tsx'
import { type ComponentProps, Suspense } from 'react'
import type { ListFilter } from './filters.ts'
import styles from './late-filters.module.css'
import type { ListFilters as Filters } from './list-filters.tsx'

// What is lazy forgets whose filters they are.
const ListFilters = lazyPart(
  async () => (await import('./list-filters.tsx')).ListFilters,
) as unknown as typeof Filters

/** What narrows a list, beside its rows: they wait for each other no more. Its line keeps its place. */
export function LateFilters<Filter extends ListFilter>(props: ComponentProps<typeof Filters<Filter>>) {
  return (
    <Suspense fallback={<div className={styles.line} />}>
      <ListFilters<Filter> {...props} />
    </Suspense>
  )
}
