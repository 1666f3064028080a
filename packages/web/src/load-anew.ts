let isLoading = false

/**
 * Loads the page anew, for a session that is another or over. A place that is asked for meanwhile breaks the load off;
 * `keepLoading` begins it again.
 */
export function loadAnew(): void {
  isLoading = true
  location.reload()
}

/**
 * Begins the load of a page that is to come anew again, at the place that was asked for meanwhile: nothing of the page may
 * answer it with the session of before. Must be the first that listens to `hashchange`. Answers whether it did.
 */
export function keepLoading(event: Event): boolean {
  if (!isLoading) return false
  event.stopImmediatePropagation()
  location.reload()
  return true
}
