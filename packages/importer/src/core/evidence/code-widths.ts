import type { Place } from '../findings/finding.ts'

/** A number that is shorter than the others of its column. */
export interface ShortCode {
  place: Place
  text: string
  /** The number padded with zeros. */
  proposal: string
}

interface Widths {
  /** The length of the numbers that begin with a zero; null if they differ. */
  padded: number | null | undefined
  paddedCount: number
  longest: number
  byLength: number[]
  short: { place: Place; text: string }[]
  lastLine: number
}

/** Above this count, short numbers are not exceptions. */
const mostShort = 5_000
/** Numbers with leading zeros that prove that a column pads its numbers. */
const fewestPadded = 3
/** Padded numbers required per shorter one. */
const share = 4

/** Finds numbers that lost their leading zeros, in columns whose other numbers all have one length. */
export class CodeWidths {
  readonly #columns = new Map<string, Widths>()

  /** Records a cell. */
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

  /** The numbers of a column that are shorter than all others, if the column pads its numbers. */
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

  /** The columns that had cells. */
  get fields(): Iterable<string> {
    return this.#columns.keys()
  }
}
