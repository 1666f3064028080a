import type { SearchValues } from '../search-params.ts'

/** A list's place that names no window of days. */
type Place = ((params?: Record<string, never>, search?: SearchValues) => `#/${string}`) & {
  pattern: `/${string}`
}

/** The path of a list without a window of days, as lists take it. */
export function windowless(place: Place) {
  return Object.assign((_: { days: number }, search?: SearchValues) => place({}, search), {
    pattern: place.pattern,
  })
}
