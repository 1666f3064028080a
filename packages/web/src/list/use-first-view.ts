import { useEffect, useLayoutEffect, useRef } from 'react'
import type { AnyListName } from './list-name.ts'
import { isAt } from '../path.ts'
import { useRoute } from '../place.ts'
import { readSearch } from '../search-params.ts'
import { FirstView } from './first-view.ts'
import type { ListPlace } from './list-place.ts'
import { keepColumns, listShownBy, useListChoices } from './kept-choices.ts'

/**
 * Opens a list with the saved view that its person wants first, where the address itself asks for nothing; not when one
 * comes back to it, and not when the filters were just taken away.
 */
export function useFirstView(
  list: AnyListName,
  pattern: string,
  { days, onView }: ListPlace,
  search: Readonly<Record<string, string>>,
) {
  const view = useListChoices().first[list]
  const route = useRoute()
  const first = useRef<FirstView>(null)
  useLayoutEffect(() => {
    first.current ??= new FirstView()
    const isHere = isAt(pattern, route)
    const isBare = Object.keys(search).length === 0
    const opening = first.current.next({ isHere, route, days, isBare, wasSeen: wasSeen(list), view })
    if (opening === undefined) return
    keepColumns(listShownBy(list, opening.search), opening.columns)
    onView(opening.days, readSearch(opening.search.slice(1)), { replaces: true })
  })
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
