const name = 'staff_session'
const seenName = 'staff_seen'

const listeners = new Set<() => void>()
let token = readToken()

/** The header half of this browser's session in the back office, as `useSyncExternalStore` reads it. */
export const session = {
  read: () => token,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  /** Somebody is in from now on, in every tab. */
  open(next: string) {
    write(next)
    noteActivity(Date.now())
  },
  /** Nobody is in any more, in any tab. */
  end() {
    write(null)
  },
}

/** Follows what another tab does: whoever left or moved to another company there did so here. */
export function followOtherTabs(onChange: () => void): void {
  addEventListener('storage', () => {
    const next = readToken()
    if (next === token) return
    token = next
    onChange()
  })
}

/** Writes for all tabs that somebody is there. */
export function noteActivity(now: number): void {
  quietly(() => localStorage.setItem(seenName, String(now)))
}

/** When somebody was there last, in any tab. */
export function lastActivity(now: number): number {
  return Number(quietly(() => localStorage.getItem(seenName)) ?? now)
}

function write(next: string | null): void {
  token = next
  quietly(() => (next === null ? localStorage.removeItem(name) : localStorage.setItem(name, next)))
  for (const listener of listeners) listener()
}

function readToken(): string | null {
  return quietly(() => localStorage.getItem(name)) ?? null
}

/** Storage that is refused keeps nothing; the session lasts as long as the page. */
function quietly<T>(attempt: () => T): T | undefined {
  try {
    return attempt()
  } catch {
    return undefined
  }
}
