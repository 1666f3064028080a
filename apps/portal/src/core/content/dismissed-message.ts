const item = 'dismissed_message'

/** Whether this tab's person has closed the message. */
export function wasDismissed(message: string): boolean {
  try {
    return sessionStorage.getItem(item) === message
  } catch {
    return false
  }
}

/** Keeps that the person has closed the message, as long as the tab is open. */
export function keepDismissed(message: string): void {
  try {
    sessionStorage.setItem(item, message)
  } catch {
    // A browser that keeps nothing shows it again with the next page.
  }
}
