import { createContext } from 'react'

/** Where the parts of a filter bar stand. */
export type FilterPlaces = {
  /** In the line, before what is on: the choices that are always in sight; null where those stand among the others. */
  segments: HTMLElement | null
  /** In the line: what is on, each with a cross. Null where a sheet tells that by its fields. */
  active: HTMLElement | null
  isNarrow: boolean
  /** The room for the choices that are always in sight, in pixels. */
  room: number
}

/** The bar around a filter that gathers its fields behind one button; nothing where each has its own place in the line. */
export const FilterPlacesContext = createContext<FilterPlaces | null>(null)

/** In the sheet of a phone: where the order of the cards is chosen. */
export const orderPlace = 'card-order'
