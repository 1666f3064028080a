import type { Place } from '../findings/finding.ts'

/** A number that is shorter than the others of its column. */
export interface ShortCode {
  place: Place
  text: string
  /** What it is with the zeros before it. */
  proposal: string
}

interface Widths {
  /** How long those are that begin with a zero; null once they differ. */
  padded: number | null | undefined
  paddedCount: number
  longest: number
  byLength: number[]
  short: { place: Place; text: string }[]
  lastLine: number
}

/** More than these are no exceptions. */
const mostShort = 5_000
/** Numbers with zeros before them that a column needs to say that it pads. */
const fewestPadded = 3
/** As many as this for each that is shorter. */
const share = 4

/** Finds numbers that lost the zeros before them, where the others of their column are all of one length. */
export class CodeWidths {
  readonly #columns = new Map<string, Widths>()

  /** Takes a cell into account. */
  see(field: string, place: Place, text: string): void {
    const known = this.#columns.get(field)
    const widths = known ?? {
      padded: undefined,
      paddedCount: 0,
      longest: 0,
      byLength: [],
      short: [],
      lastLine: -1,
    }
    if (!known) this.#columns.set(field, widths)
    if (widths.padded === null || widths.lastLine === place.line || !/^\d+$/.test(text)) return
    widths.lastLine = place.line
    const { length } = text
    widths.byLength[length] = (widths.byLength[length] ?? 0) + 1
    if (length > widths.longest) widths.longest = length
    if (length > 1 && text.startsWith('0')) {
      widths.paddedCount += 1
      widths.padded = widths.padded === undefined || widths.padded === length ? length : null
      if (widths.padded === null) widths.short = []
    } else if (widths.short.length < mostShort) widths.short.push({ place, text })
  }

  /** The numbers of a column that are shorter than all others, where the column pads its numbers. */
  shortOf(field: string): ShortCode[] {
    const { padded, paddedCount, longest, byLength, short } = this.#columns.get(field) ?? {}
    if (!padded || !short || !byLength || (paddedCount ?? 0) < fewestPadded || (longest ?? 0) > padded)
      return []
    const shorter = byLength.slice(0, padded).reduce((sum, count) => sum + (count ?? 0), 0)
    if (shorter === 0 || (byLength[padded] ?? 0) < shorter * share) return []
    return short
      .filter(({ text }) => text.length < padded)
      .map(({ place, text }) => ({ place, text, proposal: text.padStart(padded, '0') }))
  }

  /** The columns that were seen. */
  get fields(): Iterable<string> {
    return this.#columns.keys()
  }
}
