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
 * Restarts a load that another place broke off, at that place: nothing of this page may show it with the session of
 * before. It must be the first listener of `hashchange`. Returns whether it restarted one.
 */
export function keepLoading(event: Event): boolean {
  if (!isLoading) return false
  event.stopImmediatePropagation()
  location.reload()
  return true
}
