import { createContext } from 'react'

/** Where the parts of a filter bar stand. */
export type FilterPlaces = {
  /** In the line, before what is on: the choices that are always in sight; null where those stand among the others. */
  segments: HTMLElement | null
  /** In the line: what is on, each with a cross. Null where a sheet tells that by its fields. */
  active: HTMLElement | null
  isNarrow: boolean
  /** Says what a filter takes of the line; nothing once it is gone. */
  claim: (id: string, room: Claim | undefined) => void
  /** Whether a filter has its choices in the line; nothing before it has said what they take. */
  inSight: ReadonlyMap<string, boolean>
}

/** What a filter takes of the line, in pixels: with its choices in sight, and behind one chip. */
export type Claim = { open: number; closed: number }

/** How much of the room one filter may take: the rest is for others and for what is on. */
const most = 0.72

/** Which filters have their choices in the line: the first ones that leave each other one its chip. */
export function shareRoom(claims: ReadonlyMap<string, Claim>, room: number): Map<string, boolean> {
  let left = room
  for (const { closed } of claims.values()) left -= closed
  const shared = new Map<string, boolean>()
  for (const [id, { open, closed }] of claims) {
    const isOpen = open <= room * most && open - closed <= left
    if (isOpen) left -= open - closed
    shared.set(id, isOpen)
  }
  return shared
}

/** The bar around a filter that gathers its fields behind one button; nothing where each has its own place in the line. */
export const FilterPlacesContext = createContext<FilterPlaces | null>(null)

/** In the sheet of a phone: where the order of the cards is chosen. */
export const orderPlace = 'card-order'
