import type { AnyListName } from './list-name.ts'
import type { SavedView } from '@enlace/contract/views/schemas.ts'
import { useSyncExternalStore } from 'react'
import { readSearch } from '../search-params.ts'
import { hosting } from '../host.ts'

/** How a person has its lists on this device. */
export type ListChoices = {
  /** The columns chosen for a list, in their order; a list without an entry shows its own. */
  columns: Partial<Record<AnyListName, readonly string[]>>
  /** The saved view that opens first, as the server last told it; null where it told of none. */
  first: Partial<Record<AnyListName, Pick<SavedView, 'days' | 'search' | 'columns'> | null>>
  /** Whether single keys act while the focus is in a table. */
  hasKeys: boolean
}

const name = 'list_choices'
const unchosen: ListChoices = { columns: {}, first: {}, hasKeys: true }
const listeners = new Set<() => void>()
let everybody = readChoices()

const person = () => hosting().who().person ?? ''

/** What this tab's person chose for its lists. */
export const listChoices = {
  read: (): ListChoices => everybody[person()] ?? unchosen,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  /** Keeps a choice: on the device, but for a shared one, where it lasts as long as the page. */
  keep(change: Partial<ListChoices>) {
    everybody = { ...everybody, [person()]: { ...listChoices.read(), ...change } }
    if (hosting().keepsChoices()) writeChoices()
    for (const listener of listeners) listener()
  },
}

/** The same for what is drawn. */
export const useListChoices = () => useSyncExternalStore(listChoices.subscribe, listChoices.read)

/** The list whose columns a search shows: payments turn into paid invoices. */
export const listShownBy = (list: AnyListName, search: string): AnyListName =>
  list === 'payments-made' && readSearch(search.slice(1))['por'] === 'factura' ? 'paid-invoices' : list

/** Chooses the columns of a list; null for the list's own. */
export function keepColumns(list: AnyListName, columns: readonly string[] | null): void {
  const { [list]: _, ...others } = listChoices.read().columns
  listChoices.keep({ columns: columns === null ? others : { ...others, [list]: columns } })
}

/** Keeps which saved view of a list opens first, so that it does so at once the next time. */
export function keepFirstView(list: AnyListName, view: SavedView | undefined): void {
  const { first } = listChoices.read()
  const next = view ? { days: view.days, search: view.search, columns: view.columns } : null
  if (JSON.stringify(first[list]) === JSON.stringify(next)) return
  listChoices.keep({ first: { ...first, [list]: next } })
}

/** After a cleaning nothing is left but who switched single keys off: an accessibility choice stays (decisions 3). */
export function keepKeySwitches(): void {
  const switchedOff = Object.entries(everybody).filter(([, { hasKeys }]) => !hasKeys)
  everybody = Object.fromEntries(switchedOff.map(([who]) => [who, { ...unchosen, hasKeys: false }]))
  if (switchedOff.length > 0) writeChoices()
  for (const listener of listeners) listener()
}

function readChoices(): Record<string, ListChoices> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(name) ?? '{}')
    if (typeof kept !== 'object' || kept === null) return {}
    return Object.fromEntries(
      Object.entries(kept).map(([who, choices]) => [who, { ...unchosen, ...(choices as ListChoices) }]), // as kept below
    )
  } catch {
    return {}
  }
}

function writeChoices(): void {
  try {
    localStorage.setItem(name, JSON.stringify(everybody))
  } catch {
    // Storage that is full or refused keeps nothing; the choice holds until the page is left.
  }
}
