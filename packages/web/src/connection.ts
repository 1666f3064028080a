import { offlineTexts } from '@enlace/contract/core/offline/texts.ts'
import { useSyncExternalStore } from 'react'

// Outside of a browser nobody tells.
let isAway = 'onLine' in navigator && !navigator.onLine
let copies: Promise<boolean> = Promise.resolve(false)
let areKept = false
const listeners = new Set<() => void>()

/** Whether the server could not be reached when it was asked last, as `useSyncExternalStore` reads it. */
export const connection = {
  isAway: () => isAway,
  /** Somebody asked: nobody answered, or somebody did. */
  note(isOutOfReach: boolean): void {
    if (isOutOfReach === isAway) return
    isAway = isOutOfReach
    for (const listener of listeners) listener()
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}

/** Whether this device keeps documents of the open session, by which the document screens stay usable (decisions 4). */
export const keptCopies = {
  exist: () => copies,
  /** As far as is known at once. */
  areThere: () => areKept,
  tell(exist: Promise<boolean>): void {
    copies = exist
    void exist.then((are) => {
      areKept = are
    })
  },
}

/** Whether no server can be reached: what is shown is a copy, and nothing can be sent. */
export function useAway(): boolean {
  return useSyncExternalStore(connection.subscribe, connection.isAway, connection.isAway)
}

/** What a button that needs the server is given: off, and why, while no server can be reached; nothing else. */
export function useNeedsServer(): { disabled?: true; title?: string } {
  return useAway() ? { disabled: true, title: offlineTexts.reason } : {}
}
