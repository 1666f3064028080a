let isOpen = false
const listeners = new Set<() => void>()

/** Whether the search over everything is open: buttons and a key open it, the shell shows it. */
export const searchOpening = {
  read: () => isOpen,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  open: () => turn(true),
  close: () => turn(false),
}

function turn(next: boolean): void {
  isOpen = next
  for (const listener of listeners) listener()
}
