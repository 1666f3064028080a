import { extname } from 'node:path'
import { ImportFault } from './import-fault.ts'
import { after, readCsv } from './read-csv.ts'
import { looksLikeNdjson, readNdjson } from './read-ndjson.ts'
import { looksLikeWorkbook, readWorkbook, type Sheet } from './read-workbook.ts'
import type { SourceFile } from './source-file.ts'
import { readAnew, type SourceRecord, type SourceTable } from './source-table.ts'

/** Where the table stands in its file: the sheet of a workbook, and the line of its header. */
export interface TablePlace {
  sheet?: string | null
  headerLine?: number | null
}

/** The endings of the names of files that may be loaded. */
const knownEndings = ['.csv', '.txt', '.tsv', '.xlsx', '.xlsm', '.xls', '.ndjson', '.jsonl', '.json']

/**
 * Reads a file as a table. What it is, its bytes tell; the name's ending only has to be a known one.
 * @throws ImportFault when the format is unknown or the file cannot be read as it.
 */
export function readTable(file: SourceFile, place: TablePlace = {}): SourceTable {
  if (!knownEndings.includes(extname(file.name).toLowerCase()))
    throw new ImportFault('format-unknown', { file: file.name, known: knownEndings.join(', ') })
  if (looksLikeWorkbook(file.content)) return tableOfSheet(file.name, sheetOf(file, place), place)
  if (looksLikeNdjson(file.content)) return readNdjson(file)
  return fromHeader(readCsv(file), place)
}

function sheetOf(file: SourceFile, { sheet }: TablePlace): Sheet {
  const sheets = readWorkbook(file)
  const wanted = sheet === undefined || sheet === null ? sheets[0] : sheets.find(({ name }) => name === sheet)
  if (!wanted) throw new ImportFault('sheet-missing', { file: file.name, sheet: sheet ?? '' })
  return wanted
}

function tableOfSheet(file: string, { rows }: Sheet, { headerLine }: TablePlace): SourceTable {
  const at =
    headerLine === undefined || headerLine === null ? 0 : rows.findIndex(({ line }) => line >= headerLine)
  const header = rows[at]
  if (!header) throw new ImportFault('file-empty', { file })
  const names = header.cells.map(({ text }) => text)
  const width = names.findLastIndex((name) => name !== '') + 1
  const records = rows.slice(at + 1).map(({ line, cells }): SourceRecord => {
    // A sheet's rows end with their last filled cell, and what stands beside the table is no part of it.
    const own = Array.from({ length: width }, (_, place) => cells[place])
    return {
      line,
      cells: own.map((cell) => cell?.text ?? ''),
      exact: own.map((cell) => cell?.isNumber === true),
    }
  })
  const filled = records.filter(({ cells }) => cells.some((cell) => cell !== ''))
  return { file, header: names.slice(0, width), records: filled, count: filled.length }
}

/** A text file whose header stands below a title. */
function fromHeader(table: SourceTable, { headerLine }: TablePlace): SourceTable {
  if (headerLine === undefined || headerLine === null) return table
  let above = 0
  for (const { line, cells } of table.records) {
    above += 1
    // The first record is the header already where nothing stands above it.
    if (line > headerLine) return table
    if (line < headerLine) continue
    const records = readAnew(() => after(table.records, above))
    return { ...table, header: cells.map((name) => name.trim()), records, count: table.count - above }
  }
  return table
}
