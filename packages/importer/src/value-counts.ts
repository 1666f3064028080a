/** What was counted of a column: its values where they are few, and cells that often mean that there is nothing. */
export interface SeenCounts {
  at: number
  /** Each different cell with how often it stands there, those that stand there most first; null where there are too many. */
  values: [text: string, count: number][] | null
  /** Cells like `0` and `N/A`, likewise. */
  blanks: [text: string, count: number][]
}

/** Different cells of a column that are still codes of something. */
const mostValues = 30
const longestValue = 40
/** What people write where there is nothing. */
const blankWords = /^(?:0+|-+|n\/?a|n\.\s?a\.?|null|ningun[oa]|no aplica|sin dato|s\/n)$/i
/** Ways of writing that there is nothing which are remembered of a column. */
const mostBlanks = 6

/** Counts the different cells of each column while a file is gone through, and holds few of them. */
export class ValueCounts {
  readonly #columns: { values: Map<string, number> | null; blanks: Map<string, number> }[] = []
  readonly #width: number

  constructor(width: number) {
    this.#width = width
  }

  /** Takes a row. */
  see(cells: readonly { readonly text: string }[]): void {
    const width = Math.min(cells.length, this.#width)
    for (let at = 0; at < width; at++) {
      // No database keeps a NUL.
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

  /** What was counted, without columns of which there is nothing to say. */
  get all(): SeenCounts[] {
    const sorted = (counts: Map<string, number>) => [...counts].toSorted(([, one], [, other]) => other - one)
    return Array.from(this.#columns, (column, at) => ({
      at,
      values: column?.values ? sorted(column.values) : null,
      blanks: sorted(column?.blanks ?? new Map()),
    })).filter(({ values, blanks }) => values !== null || blanks.length > 0)
  }
}
