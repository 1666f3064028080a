import { useEffect, useSyncExternalStore } from 'react'

/** Something that the page that is open can do, offered by the search over everything as well. */
export type PageAction = { id: string; label: string; icon: string; run: () => void }

let offered: readonly PageAction[] = []
const listeners = new Set<() => void>()

/** Offers what a page can do for as long as it is shown. */
export function usePageAction({ id, label, icon, run }: PageAction): void {
  useEffect(() => {
    const action = { id, label, icon, run }
    keep([...offered.filter((other) => other.id !== id), action])
    return () => keep(offered.filter((other) => other !== action))
  }, [id, label, icon, run])
}

/** What the open page offers now. */
export function usePageActions(): readonly PageAction[] {
  return useSyncExternalStore(subscribe, () => offered)
}

function keep(next: readonly PageAction[]): void {
  offered = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
