import type { Part } from './core/mapping/mapping.ts'

/** Why the user is asked. */
export type MappingDoubtReason =
  /** The columns fit several kinds of files, or none well. */
  | 'kind-unsure'
  /** The file's name suggests a kind other than its columns do. */
  | 'kind-name-differs'
  /** The column may be the supplier's or the company's. */
  | 'party-unsure'
  /** The column holds the company's own NIT. */
  | 'nit-own'
  /** The NIT is the same on every row, while the names change. */
  | 'nit-constant'
  /** The name is the same on every row, while the NITs change. */
  | 'name-constant'
  /** The column of document numbers holds NITs. */
  | 'number-is-nit'
  /** The column of amounts holds ratios between 0 and 1. */
  | 'amount-is-ratio'

/** An option of a question: a kind of file or a column, with examples of its content. */
export interface MappingOption {
  part?: Part
  column?: string
  examples: string[]
}

/** A question on a file's mapping, with its options. */
export interface MappingDoubt {
  reason: MappingDoubtReason
  /** The field that has no column yet; null for the kind of file. */
  field: string | null
  options: MappingOption[]
}

/** Maximum options shown. */
export const mostOptions = 3
/** Example cells shown per option. */
export const mostExamples = 3

/** The first distinct cells of a column. */
export const examplesOf = (cells: readonly string[]) => [...new Set(cells)].slice(0, mostExamples)
