import { bookLimits, RowBuilder, type Book } from './book.ts'
import { cellOfMoment, cellOfNumber, cellOfText } from './cell-value.ts'
import type { GridCell, GridRow } from './grid.ts'
import { ImportFault } from '../findings/import-fault.ts'
import { attributeOf, readXml, xmlTexts, type XmlListener } from './read-xml.ts'
import type { ZipPart } from '@enlace/archive/zip.ts'

/** A row with the index of its sheet, from 0. */
interface PlacedRow {
  sheet: number
  row: GridRow
}

/**
 * Reads a workbook of LibreOffice (ODS): one part contains all sheets, so it is read once per sheet.
 * @throws ImportFault
 */
export function readOds(file: string, parts: ReadonlyMap<string, ZipPart>): Book {
  const manifest = parts.get('meta-inf/manifest.xml')
  if (manifest) demandOpen(file, manifest)
  const content = parts.get('content.xml')
  if (!content) throw new ImportFault('file-damaged', { file })
  const texts = () => xmlTexts(content.pieces(bookLimits.partBytes))
  const sheets = [...readXml(file, texts(), listSheets)]
  if (sheets.length > bookLimits.sheets) throw new ImportFault('file-damaged', { file })
  return {
    format: 'ods',
    hasMacros: [...parts.keys()].some((name) => name.startsWith('basic/') || name.startsWith('scripts/')),
    sheets: sheets.map((sheet, at) => ({
      ...sheet,
      rows: () => rowsOfSheet(readXml(file, texts(), listenToRows(file, at)), at),
    })),
  }
}

function demandOpen(file: string, manifest: ZipPart): void {
  const texts = xmlTexts(manifest.pieces(bookLimits.smallPartBytes))
  // LibreOffice's own document type contains no definitions.
  const reading = readXml<never>(file, withoutDocumentType(texts), () => ({
    open(name) {
      if (name === 'encryption-data') throw new ImportFault('file-encrypted', { file })
    },
  }))
  reading.next()
}

function* withoutDocumentType(texts: Iterable<string>): Generator<string> {
  for (const text of texts) yield text.replace(/<!DOCTYPE manifest:manifest[^[\]>]*>/, '')
}

interface ListedSheet {
  name: string
  isHidden: boolean
}

function listSheets(emit: (sheet: ListedSheet) => void): XmlListener {
  const hidden = new Set<string>()
  let style = ''
  let depth = 0
  return {
    open(name, attributes) {
      if (name === 'style') style = attributeOf(attributes, 'name') ?? ''
      if (name === 'table-properties' && attributeOf(attributes, 'display') === 'false') hidden.add(style)
      if (name !== 'table') return
      depth += 1
      const title = attributeOf(attributes, 'name') ?? ''
      if (depth === 1)
        emit({ name: title, isHidden: hidden.has(attributeOf(attributes, 'style-name') ?? '') })
    },
    close(name) {
      if (name === 'table') depth -= 1
    },
  }
}

function* rowsOfSheet(placed: Iterable<PlacedRow>, wanted: number): Generator<GridRow> {
  for (const { sheet, row } of placed) {
    if (sheet > wanted) return
    yield row
  }
}

const repeated = (attributes: Readonly<Record<string, string>>, name: string) => {
  const count = Number(attributeOf(attributes, name) ?? '1')
  return Number.isInteger(count) && count > 0 ? count : 1
}

function listenToRows(file: string, wanted: number) {
  return (emit: (row: PlacedRow) => void): XmlListener => {
    const row = new RowBuilder(file)
    let [sheet, depth, next, times, note, paragraphs] = [-1, 0, 1, 1, 0, 0]
    let cell: { attributes: Readonly<Record<string, string>>; text: string } | undefined
    const isRead = () => depth === 1 && sheet === wanted && note === 0
    const say = (text: string) => {
      if (!cell || !isRead() || paragraphs === 0) return
      cell.text += text
      row.demandRoom(cell.text)
    }
    const endRow = () => {
      const made = row.end()
      // A sheet's empty rows are written as one row repeated a million times.
      for (let time = 0; made && time < times; time++) {
        if (next + time > bookLimits.lines) row.begin(next + time)
        emit({ sheet, row: { ...made, line: next + time } })
      }
      next += times
    }
    const open: Record<string, (attributes: Readonly<Record<string, string>>) => void> = {
      table: () => {
        depth += 1
        if (depth === 1) [sheet, next] = [sheet + 1, 1]
        // Stops a reader of an earlier sheet.
        if (depth === 1 && sheet > wanted) emit({ sheet, row: { line: 0, cells: [] } })
      },
      'table-row': (attributes) => {
        if (!isRead()) return
        times = repeated(attributes, 'number-rows-repeated')
        row.begin(Math.min(next, bookLimits.lines))
      },
      'table-cell': (attributes) => isRead() && (cell = { attributes, text: '' }),
      'covered-table-cell': (attributes) => isRead() && (cell = { attributes, text: '' }),
      annotation: () => (note += 1),
      p: () => {
        if (cell && cell.text !== '') say('\n')
        paragraphs += 1
      },
      s: (attributes) => say(' '.repeat(Math.min(repeated(attributes, 'c'), 1_000))),
      tab: () => say('\t'),
      'line-break': () => say('\n'),
    }
    const endCell = () => {
      if (!cell || !isRead()) return
      const made = cellOf(cell.attributes, cell.text)
      const columns = repeated(cell.attributes, 'number-columns-repeated')
      const from = row.column
      if (made.text === '') row.column = from + columns
      else for (let column = from; column < from + columns; column++) row.put(column, made)
      cell = undefined
    }
    const close: Record<string, () => void> = {
      table: () => (depth -= 1),
      'table-row': () => isRead() && endRow(),
      'table-cell': endCell,
      'covered-table-cell': endCell,
      annotation: () => (note -= 1),
      p: () => (paragraphs -= 1),
    }
    return {
      open: (name, attributes) => open[name]?.(attributes),
      close: (name) => close[name]?.(),
      text: say,
    }
  }
}

function cellOf(attributes: Readonly<Record<string, string>>, shown: string): GridCell {
  const type = attributeOf(attributes, 'value-type')
  if (type === 'float' || type === 'currency' || type === 'percentage')
    return cellOfNumber(attributeOf(attributes, 'value') ?? shown)
  if (type === 'date') return cellOfMoment(attributeOf(attributes, 'date-value') ?? shown)
  if (type === 'boolean') return cellOfText((attributeOf(attributes, 'boolean-value') ?? shown).toUpperCase())
  return cellOfText(attributeOf(attributes, 'string-value') ?? shown)
}
