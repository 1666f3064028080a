import type { GridCell, GridRow } from './grid.ts'
import { noCell } from './cell-value.ts'
import { ImportFault } from '../findings/import-fault.ts'

/** The limits of a workbook: unpacked bytes of one part, lines and columns of a sheet. */
export const bookLimits = {
  partBytes: 1024 ** 3,
  smallPartBytes: 32 * 1024 * 1024,
  lines: 1_048_576,
  columns: 1_000,
  sheets: 500,
} as const

/** A sheet of a workbook or a table of a page. Its rows are read again on each iteration; blank ones are left out. */
export interface Sheet {
  name: string
  isHidden: boolean
  rows: () => Iterable<GridRow>
}

/** A file with sheets: a workbook of any kind. */
export interface Book {
  format: 'xlsx' | 'xls' | 'ods' | 'xml' | 'html'
  sheets: Sheet[]
  /** Whether it contains macros; they are never run. */
  hasMacros: boolean
}

const longestCell = 1_000_000
const longestRow = 4_000_000

/** Assembles cells into rows, within the limits of a sheet. */
export class RowBuilder {
  readonly #file: string
  #cells: (GridCell | undefined)[] = []
  #length = 0
  /** The line of the current row. */
  line = 0
  /** The column after the last cell. */
  column = 0

  constructor(file: string) {
    this.#file = file
  }

  /** Begins a row. @throws ImportFault below the last line that a sheet may have. */
  begin(line: number): void {
    if (!(line >= 1)) throw new ImportFault('file-damaged', { file: this.#file })
    if (line > bookLimits.lines)
      throw new ImportFault('too-many-rows', {
        file: this.#file,
        most: bookLimits.lines.toLocaleString('es-CO'),
      })
    this.line = line
    this.column = 0
    this.#cells = []
    this.#length = 0
  }

  /** Adds a cell in its column. @throws ImportFault past the last column, or if a text is too long. */
  put(column: number, cell: GridCell): void {
    this.column = column + 1
    if (cell.text === '') return
    if (!(column >= 0 && column < bookLimits.columns))
      throw new ImportFault('too-many-columns', {
        file: this.#file,
        most: bookLimits.columns.toLocaleString('es-CO'),
        line: String(this.line),
      })
    this.#length += cell.text.length
    this.demandRoom(cell.text)
    this.#cells[column] = cell
  }

  /** @throws ImportFault if a text that is still being read is too long. */
  demandRoom(text: string): void {
    if (text.length > longestCell || this.#length > longestRow)
      throw new ImportFault('cell-too-long', { file: this.#file, line: String(this.line) })
  }

  /** The row, if it has any content. */
  end(): GridRow | undefined {
    if (this.#cells.length === 0) return undefined
    return { line: this.line, cells: Array.from(this.#cells, (cell) => cell ?? noCell) }
  }
}
