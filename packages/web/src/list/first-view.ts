import type { ListChoices } from './kept-choices.ts'

type KeptView = NonNullable<ListChoices['first'][keyof ListChoices['first']]>

/** A list as it is now. */
type Standing = {
  /** Whether the address is the list's own: one that is being left is drawn until the next place has come. */
  isHere: boolean
  route: string
  days: number
  /** Whether the address asks for nothing. */
  isBare: boolean
  /** Whether this entry of the browser's history has shown the list before. */
  wasSeen: boolean
  /** The view that opens first; null where there is none, undefined while nobody has told yet. */
  view: KeptView | null | undefined
}

/**
 * Decides when a list opens with the view that its person wants first: once it is come to, or, on a device that does not
 * know the view yet, when that is told, as long as the person has gone on to nothing else.
 */
export class FirstView {
  #wasHere = false
  #waitsAt: string | null = null

  /** The view to be opened now, if any. */
  next({ isHere, route, days, isBare, wasSeen, view }: Standing): KeptView | undefined {
    if (isHere && !this.#wasHere) this.#waitsAt = isBare && !wasSeen ? route : null
    this.#wasHere = isHere
    if (this.#waitsAt !== route) this.#waitsAt = null
    if (this.#waitsAt === null || view === undefined) return undefined
    this.#waitsAt = null
    return view === null || (view.search === '' && view.days === days) ? undefined : view
  }
}
