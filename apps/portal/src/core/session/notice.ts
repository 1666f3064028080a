const name = 'login_notice'

/** What the login tells when it opens. */
export type Notice = { kind: 'info' | 'success' | 'error'; title?: string; message: string }

/** Leaves something for the login that the page is about to be loaded at. */
export function keepNotice(notice: Notice): void {
  sessionStorage.setItem(name, JSON.stringify(notice))
}

/** Whether a login that opens has something to tell. */
export const isNoticeKept = (): boolean => sessionStorage.getItem(name) !== null

/** What was left for the login, once. */
export function takeNotice(): Notice | null {
  const kept = sessionStorage.getItem(name)
  sessionStorage.removeItem(name)
  // Only the function above writes it.
  return JSON.parse(kept ?? 'null') as Notice | null
}
