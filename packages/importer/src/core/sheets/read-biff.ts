import { TextDecoder } from 'node:util'
import { biff, biffRecords, biffText, shortNumber, tableTexts, type BiffRecord } from './biff-records.ts'
import { bookLimits, RowBuilder, type Book } from './book.ts'
import { cellOfNumber, cellOfText, formatOf, noCell, usualFormat, type NumberFormat } from './cell-value.ts'
import { openCompound } from '../containers/compound-file.ts'
import type { Content } from '../text/content.ts'
import type { OtherKind } from '../containers/file-kind.ts'
import type { GridCell, GridRow } from './grid.ts'
import { ImportFault } from '../findings/import-fault.ts'
import { TextPool } from '../text/text-pool.ts'

/**
 * Reads a workbook of the old Excel (XLS, 1995 to 2003): only its cells. Of a formula it takes the stored value.
 * @throws ImportFault if it is encrypted, damaged, or another file of Office.
 */
export function readBiff(file: string, content: Content): Book {
  const { names, stream } = openCompound(file, content)
  if (names.has('EncryptedPackage')) throw new ImportFault('file-encrypted', { file })
  const bytes = stream('Workbook') ?? stream('Book')
  // A missing name may have been in a sector that was cut off.
  if (!bytes && content.size % 512 !== 0) throw new ImportFault('file-damaged', { file })
  if (!bytes) throw new ImportFault('file-is-other', { file, kind: kindOf(names) })
  const globals = readGlobals(file, bytes)
  return {
    format: 'xls',
    hasMacros: names.has('_VBA_PROJECT_CUR') || names.has('VBA'),
    sheets: globals.sheets.map(({ name, isHidden, at }) => ({
      name,
      isHidden,
      rows: () => readRows(file, bytes, at, globals),
    })),
  }
}

function kindOf(names: ReadonlySet<string>): OtherKind {
  if (names.has('WordDocument')) return 'word'
  return names.has('PowerPoint Document') ? 'slides' : 'office'
}

interface ListedSheet {
  name: string
  isHidden: boolean
  at: number
}

interface Globals {
  sheets: ListedSheet[]
  texts: TextPool
  formats: NumberFormat[]
  is1904: boolean
  /** The decoder of the letters of a 1995 workbook; undefined for a newer one. */
  letters: TextDecoder | undefined
}

function readGlobals(file: string, bytes: Buffer): Globals {
  const globals: Globals = {
    sheets: [],
    texts: new TextPool(),
    formats: [],
    is1904: false,
    letters: undefined,
  }
  const own = new Map<number, NumberFormat>()
  const blocks: Buffer[] = []
  let [last, isOver] = [0, false]
  for (const { kind, body } of biffRecords(bytes, 0)) {
    if (kind === biff.end) {
      isOver = true
      break
    }
    if (kind === biff.locked) throw new ImportFault('file-encrypted', { file })
    if (kind === biff.begin && body.readUInt16LE(0) < 0x0600)
      globals.letters = new TextDecoder('windows-1252')
    if (kind === biff.codePage && globals.letters) globals.letters = lettersOf(body.readUInt16LE(0))
    if (kind === biff.dateMode) globals.is1904 = body.readUInt16LE(0) === 1
    if (kind === biff.sheet) addSheet(globals, body)
    if (kind === biff.format) own.set(body.readUInt16LE(0), formatOf(formatText(globals, body)))
    if (kind === biff.cellFormat) {
      const id = body.readUInt16LE(2)
      globals.formats.push(own.get(id) ?? usualFormat(id))
    }
    if (kind === biff.texts || (kind === biff.goesOn && last === biff.texts)) blocks.push(body)
    if (kind !== biff.goesOn) last = kind
  }
  if (!isOver || globals.sheets.length > bookLimits.sheets) throw new ImportFault('file-damaged', { file })
  for (const text of tableTexts(blocks))
    if (!globals.texts.add(text)) throw new ImportFault('workbook-too-large', { file, most: '96 MB' })
  return globals
}

function lettersOf(codePage: number): TextDecoder {
  return new TextDecoder(codePage === 10_000 || codePage === 0x8000 ? 'macintosh' : 'windows-1252')
}

function addSheet({ sheets, letters }: Globals, body: Buffer): void {
  const isSheet = body.readUInt8(5) === 0
  const name = letters ? letters.decode(body.subarray(7, 7 + body.readUInt8(6))) : biffText(body, 6, 1)
  if (isSheet) sheets.push({ name, isHidden: (body.readUInt8(4) & 3) !== 0, at: body.readUInt32LE(0) })
}

const formatText = ({ letters }: Globals, body: Buffer) =>
  letters ? letters.decode(body.subarray(3, 3 + body.readUInt8(2))) : biffText(body, 2, 2)

const cellKinds: ReadonlySet<number> = new Set([
  biff.textOfTable,
  biff.text,
  biff.richText,
  biff.number,
  biff.shortNumber,
  biff.shortNumbers,
  biff.formula,
  biff.truth,
])

function* readRows(file: string, bytes: Buffer, from: number, globals: Globals): Generator<GridRow> {
  const row = new RowBuilder(file)
  let line = -1
  for (const { record, text } of inOrder(file, () => sheetCells(file, bytes, from))) {
    const at = record.body.readUInt16LE(0)
    if (at !== line) {
      const made = line < 0 ? undefined : row.end()
      if (made) yield made
      line = at
      row.begin(line + 1)
    }
    putCells(row, record, text, globals)
  }
  const made = line < 0 ? undefined : row.end()
  if (made) yield made
}

/** A record of cells; for a formula with its text result. */
interface CellRecord {
  record: BiffRecord
  text: BiffRecord | undefined
}

function* sheetCells(file: string, bytes: Buffer, from: number): Generator<CellRecord> {
  let formula: BiffRecord | undefined
  let depth = 0
  for (const record of biffRecords(bytes, from)) {
    // A drawing in a sheet is a nested stream, whose cells are not the sheet's.
    if (record.kind === biff.begin) depth += 1
    if (record.kind === biff.end) depth -= 1
    if (depth === 0) {
      if (formula) yield { record: formula, text: undefined }
      return
    }
    if (depth > 1) continue
    if (record.kind === biff.formulaText && formula) {
      yield { record: formula, text: record }
      formula = undefined
    }
    if (!cellKinds.has(record.kind)) continue
    if (formula) yield { record: formula, text: undefined }
    formula = undefined
    if (record.kind === biff.formula) formula = record
    else yield { record, text: undefined }
  }
  throw new ImportFault('file-damaged', { file })
}

/** Maximum cells that are sorted, for writers that did not. */
const mostUnordered = 300_000

/** Sorts cells by line: some writers store them in arbitrary order. */
function inOrder(file: string, cells: () => Iterable<CellRecord>): Iterable<CellRecord> {
  const lineOf = ({ record }: CellRecord) => record.body.readUInt16LE(0)
  let [last, isInOrder] = [0, true]
  for (const cell of cells()) {
    isInOrder = lineOf(cell) >= last
    last = lineOf(cell)
    if (!isInOrder) break
  }
  if (isInOrder) return cells()
  const all: CellRecord[] = []
  for (const cell of cells()) {
    if (all.length >= mostUnordered) throw new ImportFault('workbook-too-large', { file, most: '96 MB' })
    all.push(cell)
  }
  return all.toSorted((one, other) => lineOf(one) - lineOf(other))
}

function putCells(
  row: RowBuilder,
  { kind, body }: BiffRecord,
  text: BiffRecord | undefined,
  globals: Globals,
): void {
  const column = body.readUInt16LE(2)
  const numberCell = (value: number, format: number): GridCell =>
    cellOfNumber(String(value), globals.formats[format], globals.is1904)
  if (kind === biff.shortNumbers) {
    for (let at = 4; at + 6 <= body.length - 2; at += 6)
      row.put(column + (at - 4) / 6, numberCell(shortNumber(body, at + 2), body.readUInt16LE(at)))
    return
  }
  const format = body.readUInt16LE(4)
  if (kind === biff.textOfTable) row.put(column, cellOfText(globals.texts.get(body.readUInt32LE(6)) ?? ''))
  else if (kind === biff.number) row.put(column, numberCell(body.readDoubleLE(6), format))
  else if (kind === biff.shortNumber) row.put(column, numberCell(shortNumber(body, 6), format))
  else if (kind === biff.truth) row.put(column, truthCell(body.readUInt8(6), body.readUInt8(7) === 1))
  else if (kind === biff.formula) row.put(column, formulaCell(body, text, globals, numberCell))
  else row.put(column, cellOfText(ownText(body, globals)))
}

function ownText(body: Buffer, { letters }: Globals): string {
  return letters ? letters.decode(body.subarray(8, 8 + body.readUInt16LE(6))) : biffText(body, 6, 2)
}

const errors: Readonly<Record<number, string>> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
}

function truthCell(value: number, isError: boolean): GridCell {
  if (isError) return cellOfText(errors[value] ?? '#N/A')
  return cellOfText(value === 0 ? 'FALSE' : 'TRUE')
}

function formulaCell(
  body: Buffer,
  text: BiffRecord | undefined,
  { letters }: Globals,
  numberCell: (value: number, format: number) => GridCell,
): GridCell {
  if (body.readUInt16LE(12) !== 0xffff) return numberCell(body.readDoubleLE(6), body.readUInt16LE(4))
  const kind = body.readUInt8(6)
  if (kind === 1 || kind === 2) return truthCell(body.readUInt8(8), kind === 2)
  if (kind !== 0 || !text) return noCell
  const decoded = letters
    ? letters.decode(text.body.subarray(2, 2 + text.body.readUInt16LE(0)))
    : biffText(text.body, 0, 2)
  return cellOfText(decoded)
}
