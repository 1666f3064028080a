import { routeInHash } from '../route-in-hash.ts'
import { goTo, pathOf, searchOf } from '../place.ts'
import { readSearch, type SearchValues, writeSearch } from '../search-params.ts'

/** Changes the search params of the place: what is named is set, what is empty goes, the rest stays. */
export type ChangeSearch = (changes: SearchValues, options?: { replaces?: boolean }) => void

/** Changes the search params of the open place; another page of a list begins at its top, a filter stays in view. */
export const changeSearch: ChangeSearch = (changes, { replaces = false } = {}) => {
  const route = routeInHash()
  const search = writeSearch({ ...readSearch(searchOf(route)), ...changes })
  goTo(`#/${pathOf(route).slice(1)}${search}`, { replaces, keepsScroll: !('page' in changes) })
}
