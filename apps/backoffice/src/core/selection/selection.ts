import { onceElsewhere } from '@enlace/web/place.ts'
import { useSyncExternalStore } from 'react'

/** The rows of one list that a person has chosen, to do the same with all of them. */
export type Selection = {
  read: () => ReadonlySet<string>
  subscribe: (listener: () => void) => () => void
  toggle: (id: string) => void
  /** Chooses more of them, up to the most; false if not all found room. */
  add: (ids: readonly string[]) => boolean
  clear: () => void
  /** Tells that its list is shown to an owner: the choice stays until another place opens, or the list is another owner's. */
  showTo: (owner: number) => void
}

/**
 * Makes the choice of a list's rows: it outlives a page of the list and whatever draws the list anew, and is emptied when
 * the list is left.
 */
export function createSelection(most: number, whenLeft = onceElsewhere): Selection {
  let chosen: ReadonlySet<string> = new Set()
  const listeners = new Set<() => void>()
  let shownTo: number | undefined
  const set = (next: ReadonlySet<string>) => {
    chosen = next
    for (const listener of listeners) listener()
  }
  const add = (ids: readonly string[]) => {
    const joined = [...new Set([...chosen, ...ids])]
    set(new Set(joined.slice(0, most)))
    return joined.length <= most
  }
  return {
    read: () => chosen,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    toggle(id) {
      if (chosen.has(id)) set(new Set([...chosen].filter((one) => one !== id)))
      else add([id])
    },
    add,
    clear: () => set(new Set()),
    showTo(owner) {
      if (shownTo === owner) return
      if (shownTo === undefined)
        whenLeft(() => {
          shownTo = undefined
          set(new Set())
        })
      else set(new Set())
      shownTo = owner
    },
  }
}

/** The rows that are chosen now. */
export const useSelected = (selection: Selection): ReadonlySet<string> =>
  useSyncExternalStore(selection.subscribe, selection.read)
