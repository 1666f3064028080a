/** The name under which a tab keeps the places last gone to from the search: they hold numbers of documents. */
export const recentItem = 'recent_places'

/** Forgets them: they outlive neither the tab nor the session. */
export function forgetRecent(): void {
  try {
    sessionStorage.removeItem(recentItem)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
