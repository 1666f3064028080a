import { useSyncExternalStore } from 'react'

/** The rows of one list that a person has chosen, to do the same with all of them. */
export type Selection = {
  read: () => ReadonlySet<string>
  subscribe: (listener: () => void) => () => void
  toggle: (id: string) => void
  /** Chooses more of them, up to the most; false if not all found room. */
  add: (ids: readonly string[]) => boolean
  clear: () => void
}

/** Makes the choice of a list's rows: it outlives a page of the list, and is emptied when the list is left. */
export function createSelection(most: number): Selection {
  let chosen: ReadonlySet<string> = new Set()
  const listeners = new Set<() => void>()
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
  }
}

/** The rows that are chosen now. */
export const useSelected = (selection: Selection): ReadonlySet<string> =>
  useSyncExternalStore(selection.subscribe, selection.read)
