import { bookLimits, RowBuilder, type Book } from './book.ts'
import { cellOfMoment, cellOfNumber, cellOfText, formatOf, type NumberFormat } from './cell-value.ts'
import type { Content } from '../text/content.ts'
import type { GridCell, GridRow } from './grid.ts'
import { ImportFault } from '../findings/import-fault.ts'
import { attributeOf, readXml, xmlTexts, type XmlListener } from './read-xml.ts'

interface PlacedRow {
  sheet: number
  row: GridRow
}

/**
 * Reads a workbook in the XML of Excel 2003, which old ERPs still export with the extension `.xls`.
 * @throws ImportFault
 */
export function readSpreadsheetXml(file: string, content: Content): Book {
  const texts = () => xmlTexts(content.pieces())
  const sheets = [...readXml(file, texts(), listSheets)]
  if (sheets.length > bookLimits.sheets) throw new ImportFault('file-damaged', { file })
  return {
    format: 'xml',
    hasMacros: false,
    sheets: sheets.map((sheet, at) => ({
      ...sheet,
      rows: () => rowsOfSheet(readXml(file, texts(), listenToRows(file, at)), at),
    })),
  }
}

function listSheets(emit: (sheet: { name: string; isHidden: boolean }) => void): XmlListener {
  let name = ''
  let isHidden = false
  let isState = false
  return {
    open(element, attributes) {
      if (element === 'Worksheet') [name, isHidden] = [attributeOf(attributes, 'Name') ?? '', false]
      isState = element === 'Visible'
    },
    text(text) {
      if (isState && text.includes('Hidden')) isHidden = true
    },
    close(element) {
      isState = false
      if (element === 'Worksheet') emit({ name, isHidden })
    },
  }
}

function* rowsOfSheet(placed: Iterable<PlacedRow>, wanted: number): Generator<GridRow> {
  for (const { sheet, row } of placed) {
    if (sheet > wanted) return
    yield row
  }
}

function listenToRows(file: string, wanted: number) {
  return (emit: (row: PlacedRow) => void): XmlListener => {
    const row = new RowBuilder(file)
    let sheet = -1
    let [column, across, isNote, isData] = [0, 0, false, false]
    let [type, text, style] = ['', '', '']
    let is1904 = false
    const formats = new Map<string, NumberFormat>()
    const isRead = () => sheet === wanted
    return {
      open(name, attributes) {
        const index = attributeOf(attributes, 'Index')
        if (name === 'Style') style = attributeOf(attributes, 'ID') ?? ''
        else if (name === 'NumberFormat')
          formats.set(style, formatOf(dayNames(attributeOf(attributes, 'Format') ?? '')))
        else if (name === 'Date1904') is1904 = true
        else if (name === 'Worksheet') {
          sheet += 1
          row.line = 0
          if (sheet > wanted) emit({ sheet, row: { line: 0, cells: [] } })
        } else if (!isRead()) return
        else if (name === 'Row') {
          row.begin(index === undefined ? row.line + 1 : Number(index))
          column = 0
        } else if (name === 'Cell') {
          if (index !== undefined) column = Number(index) - 1
          across = Number(attributeOf(attributes, 'MergeAcross') ?? '0') || 0

          ;[type, text, style] = ['', '', attributeOf(attributes, 'StyleID') ?? '']
        } else if (name === 'Comment') isNote = true
        else if (name === 'Data' && !isNote) {
          type = attributeOf(attributes, 'Type') ?? ''
          isData = true
        }
      },
      text(piece) {
        if (!isData) return
        text += piece
        row.demandRoom(text)
      },
      close(name) {
        if (name === 'Data') isData = false
        else if (name === 'Comment') isNote = false
        else if (!isRead()) return
        else if (name === 'Cell') {
          row.put(column, cellOf(type, text, formats.get(style), is1904))
          column += 1 + Math.max(0, across)
        } else if (name === 'Row') {
          const made = row.end()
          if (made) emit({ sheet, row: made })
        }
      },
    }
  }
}

/** Formats that have a name instead of a code. */
const dayNames = (format: string) =>
  /^(?:General|Short|Medium|Long) Date$/.test(format) ? 'dd/mm/yyyy' : format

function cellOf(type: string, text: string, format: NumberFormat | undefined, is1904: boolean): GridCell {
  if (type === 'Number') return cellOfNumber(text, format, is1904)
  if (type === 'DateTime') return cellOfMoment(text)
  if (type === 'Boolean') return cellOfText(text === '1' ? 'TRUE' : 'FALSE')
  return cellOfText(text)
}
