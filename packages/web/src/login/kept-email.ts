const name = 'login_email'

/** Stores the email of a person who has just set a password for the login form of this tab. */
export function keepEmail(email: string): void {
  try {
    sessionStorage.setItem(name, email)
  } catch {
    // Without storage the login begins empty.
  }
}

/** Whether a login that opens finds an email there. */
export function isEmailKept(): boolean {
  try {
    return sessionStorage.getItem(name) !== null
  } catch {
    return false
  }
}

/** What was left for the login, once. */
export function takeEmail(): string | null {
  try {
    const kept = sessionStorage.getItem(name)
    sessionStorage.removeItem(name)
    return kept
  } catch {
    return null
  }
}
