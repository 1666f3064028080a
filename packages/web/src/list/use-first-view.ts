import type { AnyListName } from './list-name.ts'
import { useEffect, useLayoutEffect } from 'react'
import { readSearch } from '../search-params.ts'
import type { ListPlace } from './list-place.ts'
import { keepColumns, listShownBy, useListChoices } from './kept-choices.ts'

/**
 * Opens a list with the saved view that its person wants first, where the address itself asks for nothing; not when one
 * comes back to it, and not when the filters were just taken away.
 */
export function useFirstView(
  list: AnyListName,
  { days, onView }: ListPlace,
  search: Readonly<Record<string, string>>,
) {
  const view = useListChoices().first[list]
  const isBare = Object.keys(search).length === 0
  useLayoutEffect(() => {
    if (view === undefined || !isBare || wasSeen(list)) return
    if (view.search === '' && view.days === days) return
    keepColumns(listShownBy(list, view.search), view.columns)
    onView(view.days, readSearch(view.search.slice(1)), { replaces: true })
    // Only on the way in: every later change of the address is the person's own.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [])
  useEffect(() => markSeen(list))
}

/** Whether this entry of the browser's history has shown this list before. */
function wasSeen(list: AnyListName): boolean {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'list' in state && state.list === list
}

/** The list by its name: one that is just being left may still be drawn at the next one's address. */
function markSeen(list: AnyListName): void {
  if (!wasSeen(list)) history.replaceState({ ...(history.state as object | null), list }, '') // ours, or none
}
