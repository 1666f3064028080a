import { bookLimits, RowBuilder, type Book } from './book.ts'
import { cellOfNumber, cellOfText, noCell } from './cell-value.ts'
import type { Content } from '../text/content.ts'
import type { GridCell, GridRow } from './grid.ts'
import { ImportFault } from '../findings/import-fault.ts'
import { readXml, xmlTexts, type XmlListener } from './read-xml.ts'

interface PlacedRow {
  table: number
  row: GridRow
}

/**
 * Reads the tables of an HTML page, which many systems export with the extension `.xls`; a nested table is a table of
 * its own.
 * @throws ImportFault `file-is-page` if it has none.
 */
export function readHtml(file: string, content: Content, encoding?: string): Book {
  const texts = () => (encoding === undefined ? xmlTexts(content.pieces()) : textsIn(content, encoding))
  const filled = new Set<number>()
  for (const { table } of readXml(file, texts(), listenToRows(file), true)) filled.add(table)
  if (filled.size === 0) throw new ImportFault('file-is-page', { file })
  if (filled.size > bookLimits.sheets) throw new ImportFault('file-damaged', { file })
  return {
    format: 'html',
    hasMacros: false,
    sheets: [...filled]
      .toSorted((one, other) => one - other)
      .map((table, at) => ({
        name: String(at + 1),
        isHidden: false,
        rows: () => rowsOfTable(readXml(file, texts(), listenToRows(file), true), table),
      })),
  }
}

function* textsIn(content: Content, encoding: string): Generator<string> {
  const decoder = new TextDecoder(encoding)
  for (const piece of content.pieces()) yield decoder.decode(piece, { stream: true })
  yield decoder.decode()
}

function* rowsOfTable(placed: Iterable<PlacedRow>, wanted: number): Generator<GridRow> {
  for (const { table, row } of placed) if (table === wanted) yield row
}

/** An open table; cells that span rows below leave blanks there. */
interface OpenTable {
  number: number
  row: RowBuilder
  isInRow: boolean
  cell: { text: string; number: string | undefined; across: number; down: number } | undefined
  /** The line up to which a column is occupied by a cell from above. */
  taken: Map<number, number>
}

function listenToRows(file: string) {
  return (emit: (row: PlacedRow) => void): XmlListener => {
    const open: OpenTable[] = []
    let [tables, silent] = [0, 0]
    const endCell = (table: OpenTable) => {
      const { cell, row, taken } = table
      if (!cell) return
      let column = row.column
      while ((taken.get(column) ?? 0) >= row.line && column < bookLimits.columns) column += 1
      row.put(column, cellOf(cell.text, cell.number))
      row.column = column + cell.across
      if (cell.down > 1)
        for (let place = column; place < Math.min(row.column, bookLimits.columns); place++)
          taken.set(place, row.line + cell.down - 1)
      table.cell = undefined
    }
    const endRow = (table: OpenTable) => {
      endCell(table)
      if (!table.isInRow) return
      table.isInRow = false
      const made = table.row.end()
      if (made) emit({ table: table.number, row: made })
    }
    return {
      open(name, attributes) {
        if (name === 'script' || name === 'style') silent += 1
        if (name === 'table') {
          open.push({
            number: tables++,
            row: new RowBuilder(file),
            isInRow: false,
            cell: undefined,
            taken: new Map(),
          })
          return
        }
        const table = open.at(-1)
        if (!table) return
        if (name === 'tr') {
          endRow(table)
          table.row.begin(table.row.line + 1)
          table.isInRow = true
        } else if ((name === 'td' || name === 'th') && table.isInRow) {
          endCell(table)
          const { colspan, rowspan, 'x:num': number } = attributes
          table.cell = { text: '', number, across: span(colspan), down: span(rowspan) }
        } else if (name === 'br' && table.cell) table.cell.text += '\n'
      },
      text(piece) {
        const table = open.at(-1)
        if (!table?.cell || silent > 0) return
        table.cell.text += piece.replace(/\s+/g, ' ')
        table.row.demandRoom(table.cell.text)
      },
      close(name) {
        if (name === 'script' || name === 'style') silent -= 1
        const table = open.at(-1)
        if (!table) return
        if (name === 'td' || name === 'th') endCell(table)
        if (name === 'tr' || name === 'table') endRow(table)
        if (name === 'table') open.pop()
      },
    }
  }
}

const span = (text = '1') => (/^\d{1,5}$/.test(text.trim()) ? Math.max(1, Number(text)) : 1)

/** Line ends in a page's source are spaces; only `<br>` begins a line. */
function cellOf(text: string, number: string | undefined): GridCell {
  if (number !== undefined && number !== '') return cellOfNumber(number)
  const shown = text.trim()
  return shown === '' ? noCell : cellOfText(shown)
}
