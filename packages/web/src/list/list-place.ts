import type { Viewing } from '../screen/viewing.ts'
import type { SearchValues } from '../search-params.ts'
import type { ListFilter } from './filters.ts'

/** Where a list stands, and the ways from there: all of them end in the address. */
export type ListPlace<Filter extends ListFilter = ListFilter> = {
  days: number
  filter: Filter
  /** Changes the filter, the order or the page. */
  onFilter: (changes: SearchValues, options?: { replaces?: boolean }) => void
  /** Changes the window, and keeps the filter. */
  onWindow: (days: number) => void
  /** The link to the same list with another filter. */
  linkTo: (changes: SearchValues) => string
  /** Whether all rows are shown at once instead of pages. */
  showsAll: boolean
  onShowAll: (showsAll: boolean) => void
  /** Goes to the list with another window and filter: a saved view. */
  onView: (days: number, search: SearchValues, options?: { replaces?: boolean }) => void
  /** Tells this list, window and filter from every other; the page is no part of it. */
  key: string
}

/** Why a list's answer did not come. */
export type ListFailure = {
  message: string
  reference: string | undefined
  /** The page asked for lies beyond those that a number reaches; asking again changes nothing. */
  isBeyondLastPage: boolean
  onRetry: () => void
}

/** What every list's view is given. */
export type ListViewProps<Filter extends ListFilter, Answer> = {
  place: ListPlace<Filter>
  viewing: Viewing
  /** Nothing while the first answer is on its way, or when it did not come. */
  answer: Answer | undefined
  failure: ListFailure | undefined
  /** A newer answer is on its way; what is shown is the one before. */
  isRefreshing: boolean
}
