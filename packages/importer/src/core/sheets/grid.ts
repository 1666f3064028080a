/** A cell as a file holds it: its text, and whether the file says that it is a number (then the text is plain decimal). */
export interface GridCell {
  text: string
  isNumber: boolean
}

/** A row with the line on which it stands in its file. */
export interface GridRow {
  line: number
  cells: readonly GridCell[]
}

/** A file's table before anybody knows where its header is; blank rows are left out. */
export interface Grid {
  /** The sheet of a workbook; null of a text file. */
  sheet: string | null
  rows: readonly GridRow[]
}

/**
 * What a file that somebody uploads may hold: so many rows and columns of a sheet, so many cells and characters in all; and what
 * reading it may take. A cell has four tags, with its text among those that sheets share.
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

/** A table that cannot be read at all. */
export class GridFault extends Error {
  readonly code: GridFaultCode

  constructor(code: GridFaultCode, cause?: unknown) {
    super(code, { cause })
    this.name = 'GridFault'
    this.code = code
  }
}
