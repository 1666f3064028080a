import type { Part } from './core/mapping/mapping.ts'

/** Why it is asked instead of guessed. */
export type MappingDoubtReason =
  /** The columns fit several kinds of files, or none well. */
  | 'kind-unsure'
  /** The file's name says another kind than its columns. */
  | 'kind-name-differs'
  /** Nobody can tell whether the column is the supplier's or the company's. */
  | 'party-unsure'
  /** The column holds the company's own NIT. */
  | 'nit-own'
  /** The NIT is the same on every row, while the names change. */
  | 'nit-constant'
  /** The name is the same on every row, while the NITs change. */
  | 'name-constant'
  /** The column of numbers of documents holds NITs. */
  | 'number-is-nit'
  /** The column of amounts holds shares between nothing and one. */
  | 'amount-is-ratio'

/** One of the answers that there are: a kind of file or a column, with what stands in it. */
export interface MappingOption {
  part?: Part
  column?: string
  examples: string[]
}

/** Something of a file's mapping that is asked, with what can be answered side by side. */
export interface MappingDoubt {
  reason: MappingDoubtReason
  /** The field that has no column yet; null where the kind of file is asked. */
  field: string | null
  options: MappingOption[]
}

/** Answers that are shown side by side. */
export const mostOptions = 3
/** Cells that are shown of each. */
export const mostExamples = 3

/** The first different cells of a column. */
export const examplesOf = (cells: readonly string[]) => [...new Set(cells)].slice(0, mostExamples)
