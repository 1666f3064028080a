import { useRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { readSearch, type SearchValues, writeSearch } from '../search-params.ts'

/** Changes the search params of the place: what is named is set, what is empty goes, the rest stays. */
export type ChangeSearch = (changes: SearchValues, options?: { replaces?: boolean }) => void

/** Changes the search params of the open place; another page of a list begins at its top, a filter stays in view. */
export function useChangeSearch(): ChangeSearch {
  const router = useRouter()
  return useCallback(
    (changes: SearchValues, { replaces = false } = {}) => {
      const { pathname, search } = router.history.location
      const next = writeSearch({ ...readSearch(search), ...changes })
      void router.navigate({
        to: pathname,
        // The routes are made from a table, so the router's types know none of their search params.
        search: readSearch(next) as never,
        replace: replaces,
        resetScroll: 'page' in changes,
      })
    },
    [router],
  )
}
