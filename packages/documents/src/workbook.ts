import {
  columnLetters,
  contentTypes,
  coreProperties,
  firstOwnStyle,
  fixedStyles,
  rootRelations,
  sheetHead,
  styles,
  workbook,
  workbookRelations,
  xmlText,
  type CellStyle,
} from './xlsx-parts.ts'
import { numberCell, row, serialDay, textCell } from './xlsx-cells.ts'
import { Zip } from './zip.ts'

/** The format of a column's cells: as text whatever they look like, as a day, or as a kind of number. */
export type BookCell = 'text' | 'words' | 'date' | 'money' | 'quantity' | 'percent'

/** A column of a workbook that people fill in or read. */
export interface BookColumn {
  readonly header: string
  /** `text` keeps what is typed, including leading zeros; `words` is text with line wrapping. */
  readonly cell: BookCell
  /** Its width in characters; by default that of its head and values. */
  readonly width?: number
  /** Whether its head is emphasised. */
  readonly isMarked?: boolean
  /** The input prompt of its cells. */
  readonly prompt?: { readonly title: string; readonly text: string }
  /** The only values that its cells accept. */
  readonly options?: readonly string[]
}

/** A sheet of a workbook: its heads in the first row, its values below; days as `YYYY-MM-DD`, figures as plain decimals. */
export interface BookSheet {
  readonly name: string
  readonly columns: readonly BookColumn[]
  readonly rows: readonly (readonly string[])[]
}

const formats: Readonly<Record<BookCell, string>> = {
  text: '@',
  words: '@',
  date: '[$-240A]dd/mm/yyyy',
  money: '#,##0.00',
  quantity: '#,##0.######',
  percent: '0.##%',
}
/** Rows below the head to which a column's prompt applies. */
const promptedRows = 10_000
const [longestTitle, longestPrompt, longestOptions] = [32, 255, 255]
const widest = 60

/**
 * A small workbook of several sheets for people to fill in: every column keeps its format in the rows that are still
 * empty, shows its prompt, and offers its values if they are a closed list.
 */
export async function* bookOf(
  sheets: readonly BookSheet[],
  { title, author, moment }: { title: string; author: string; moment: Date },
): AsyncGenerator<Buffer> {
  const zip = new Zip(moment)
  const used = new UsedStyles()
  for (const [at, sheet] of sheets.entries())
    yield* zip.file(`xl/worksheets/sheet${at + 1}.xml`, [Buffer.from(sheetText(sheet, used))])
  const parts: Record<string, string> = {
    'xl/workbook.xml': workbook(sheets.map(({ name }) => ({ name, headRow: 1 }))),
    'xl/_rels/workbook.xml.rels': workbookRelations(sheets.length),
    'xl/styles.xml': styles(used.all),
    'docProps/core.xml': coreProperties(title, author, moment),
    '_rels/.rels': rootRelations,
    '[Content_Types].xml': contentTypes(sheets.length),
  }
  for (const [name, text] of Object.entries(parts)) yield* zip.file(name, [Buffer.from(text)])
  yield* zip.end()
}

/** The distinct styles of cells. */
class UsedStyles {
  readonly all: CellStyle[] = []

  numberOf(style: CellStyle): number {
    const key = JSON.stringify(style)
    const at = this.all.findIndex((one) => JSON.stringify(one) === key)
    if (at < 0) this.all.push(style)
    return firstOwnStyle + (at < 0 ? this.all.length - 1 : at)
  }
}

function sheetText({ columns, rows }: BookSheet, used: UsedStyles): string {
  const letters = columns.map((_, at) => columnLetters(at))
  const own = columns.map(({ cell }) =>
    used.numberOf({ format: formats[cell], ...(cell === 'words' && { isWrapped: true }) }),
  )
  const heads = columns.map(({ header, isMarked = false }, at) =>
    textCell(
      `${letters[at]}1`,
      header,
      isMarked ? used.numberOf({ format: '@', isMarked }) : fixedStyles.head,
    ),
  )
  const lines = rows.map((values, at) => {
    const cells = columns.map(({ cell }, place) =>
      cellText(cell, values[place] ?? '', `${letters[place]}${at + 2}`, own[place] ?? 0),
    )
    return row(at + 2, cells.join(''))
  })
  const widths = columns.map((column, at) => widthOf(column, rows, at))
  return sheetHead(widths, 1, own) + row(1, heads.join('')) + lines.join('') + footOf(columns, letters)
}

function cellText(cell: BookCell, value: string, place: string, style: number): string {
  if (value === '') return ''
  if (cell === 'text' || cell === 'words') return textCell(place, value, style)
  return numberCell(place, cell === 'date' ? String(serialDay(value)) : value, style)
}

function widthOf({ header, width }: BookColumn, rows: BookSheet['rows'], at: number): number {
  const longest = Math.max(...rows.map((values) => values[at]?.length ?? 0), 0)
  return width ?? Math.min(widest, Math.max(11, header.length + 4, longest + 2))
}

function footOf(columns: readonly BookColumn[], letters: readonly string[]): string {
  const rules = columns.flatMap(({ prompt, options }, at) => {
    if (!prompt && !options) return []
    const place = `sqref="${letters[at]}2:${letters[at]}${promptedRows}"`
    const said = prompt
      ? ` showInputMessage="1" promptTitle="${cut(prompt.title, longestTitle)}" prompt="${cut(prompt.text, longestPrompt)}"`
      : ''
    const list = options?.join(',') ?? ''
    return list === '' || list.length > longestOptions
      ? [`<dataValidation${said} ${place}/>`]
      : [
          `<dataValidation type="list" allowBlank="1" showErrorMessage="1"${said} ${place}><formula1>"${xmlText(list)}"</formula1></dataValidation>`,
        ]
  })
  const all =
    rules.length === 0 ? '' : `<dataValidations count="${rules.length}">${rules.join('')}</dataValidations>`
  return `</sheetData>${all}<pageMargins left="0.4" right="0.4" top="0.5" bottom="0.5" header="0.3" footer="0.3"/><pageSetup paperSize="1" orientation="landscape" fitToWidth="1" fitToHeight="0"/></worksheet>`
}

const cut = (text: string, most: number) => xmlText(text.length > most ? `${text.slice(0, most - 1)}…` : text)
