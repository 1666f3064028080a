/** The counts of a column: its values if they are few, and cells that often mean none. */
export interface SeenCounts {
  at: number
  /** Each distinct cell with its count, the most frequent first; null if there are too many. */
  values: [text: string, count: number][] | null
  /** Cells like `0` and `N/A`, likewise. */
  blanks: [text: string, count: number][]
}

/** Maximum distinct cells of a column of codes. */
const mostValues = 30
const longestValue = 40
/** Usual texts for none. */
const blankWords = /^(?:0+|-+|n\/?a|n\.\s?a\.?|null|ningun[oa]|no aplica|sin dato|s\/n)$/i
/** Maximum texts for none that are remembered per column. */
const mostBlanks = 6

/** Counts the distinct cells of each column while a file is read, in bounded memory. */
export class ValueCounts {
  readonly #columns: { values: Map<string, number> | null; blanks: Map<string, number> }[] = []
  readonly #width: number

  constructor(width: number) {
    this.#width = width
  }

  /** Counts a row. */
  see(cells: readonly { readonly text: string }[]): void {
    const width = Math.min(cells.length, this.#width)
    for (let at = 0; at < width; at++) {
      // The database does not accept NUL.
      const text = (cells[at]?.text ?? '').replaceAll('\u0000', '').trim()
      if (text === '') continue
      const column = (this.#columns[at] ??= { values: new Map(), blanks: new Map() })
      if (column.values) {
        column.values.set(text, (column.values.get(text) ?? 0) + 1)
        if (column.values.size > mostValues || text.length > longestValue) column.values = null
      }
      if (
        text.length <= 10 &&
        blankWords.test(text) &&
        (column.blanks.has(text) || column.blanks.size < mostBlanks)
      )
        column.blanks.set(text, (column.blanks.get(text) ?? 0) + 1)
    }
  }

  /** The counts, without columns that have none. */
  get all(): SeenCounts[] {
    const sorted = (counts: Map<string, number>) => [...counts].toSorted(([, one], [, other]) => other - one)
    return Array.from(this.#columns, (column, at) => ({
      at,
      values: column?.values ? sorted(column.values) : null,
      blanks: sorted(column?.blanks ?? new Map()),
    })).filter(({ values, blanks }) => values !== null || blanks.length > 0)
  }
}
