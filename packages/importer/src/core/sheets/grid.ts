/** A cell of a file: its text, and whether the file marks it as a number (then the text is plain decimal). */
export interface GridCell {
  text: string
  isNumber: boolean
}

/** A row with its line in the file. */
export interface GridRow {
  line: number
  cells: readonly GridCell[]
}

/** A file's table before its header is found; blank rows are left out. */
export interface Grid {
  /** The sheet of a workbook; null for a text file. */
  sheet: string | null
  rows: readonly GridRow[]
}

/**
 * The limits of an uploaded file: rows and columns of a sheet, cells and characters in total, and the budget for
 * reading it. A cell has four tags, including its text among the shared texts.
 */
export const gridLimits = {
  rows: 20_000,
  columns: 100,
  cells: 1_000_000,
  characters: 30_000_000,
  read: { bytes: 200 * 1024 * 1024, tags: 8_000_000 },
} as const

/** Why an uploaded table cannot be read. */
export type GridFaultCode =
  | 'not-a-table'
  | 'unreadable'
  | 'too-large'
  | 'too-many-rows'
  | 'empty'
  | 'took-too-long'

/** The error of a table that cannot be read. */
export class GridFault extends Error {
  readonly code: GridFaultCode

  constructor(code: GridFaultCode, cause?: unknown) {
    super(code, { cause })
    this.name = 'GridFault'
    this.code = code
  }
}
