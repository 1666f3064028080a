const listeners = new Set<() => void>()

/** Notifies subscribers that a call has written something, so that what is derived from it is fetched again. */
export const written = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  tell() {
    for (const listener of listeners) listener()
  },
}
