const name = 'login_notice'

/** Leaves a message for the login that the page is about to be loaded at. */
export function keepNotice(message: string): void {
  sessionStorage.setItem(name, message)
}

/** What was left for the login, once. */
export function takeNotice(): string | null {
  const message = sessionStorage.getItem(name)
  sessionStorage.removeItem(name)
  return message
}
