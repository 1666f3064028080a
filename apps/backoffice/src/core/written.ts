const listeners = new Set<() => void>()

/** Says that something was written, to whoever shows what follows from what others write. */
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
