let isDue = false
const listeners = new Set<() => void>()

/** Whether the company's legal texts have to be accepted before anything else, as `useSyncExternalStore` reads it. */
export const acceptance = {
  isDue: () => isDue,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  /** The server opens nothing before that: the page comes anew once they are accepted. */
  demand() {
    isDue = true
    for (const listener of listeners) listener()
  },
}
