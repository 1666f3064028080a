/** Does something once the browser is idle. */
export function whenQuiet(work: () => void): void {
  // Safari knows no idle moments.
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2000 })
  else setTimeout(work, 50)
}
