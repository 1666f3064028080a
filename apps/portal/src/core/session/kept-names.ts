/** The name under which a tab keeps the places last gone to from the search: they hold numbers of documents. */
export const recentItem = 'recent_places'

/** The name of the offline database (spec 3 and 9). */
export const databaseName = 'account_DB'

/** The name of the browser's database of files that are being uploaded. */
export const uploadsDatabase = 'uploads_DB'

/** Forgets the places last gone to: they outlive neither the tab nor the session. */
export function forgetRecent(): void {
  try {
    sessionStorage.removeItem(recentItem)
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
