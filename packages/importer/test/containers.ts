import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { utils, write, type BookType, type CellObject } from '@e965/xlsx'
import { zipSync } from 'fflate'

/** A cell to be written: a text, a number or a day. */
export type Written = string | { number: string } | { day: string }

/** The expected cell when read: its text, and whether the file marks it as a number. */
export const textOf = (cell: Written) =>
  typeof cell === 'string' ? cell : 'number' in cell ? cell.number : cell.day

/** A format for writing rows to a file. */
export interface Container {
  name: string
  /** Whether it distinguishes numbers and days from texts. */
  isTyped: boolean
  write: (rows: readonly (readonly Written[])[]) => Buffer
}

const texts = (rows: readonly (readonly Written[])[]) => rows.map((row) => row.map(textOf))

const quoted = (cell: string, separator: string) =>
  /["\r\n]/.test(cell) || cell.includes(separator) || cell !== cell.trim()
    ? `"${cell.replaceAll('"', '""')}"`
    : cell

const separated =
  (separator: string, end: string, mark = '') =>
  (rows: readonly (readonly Written[])[]) =>
    mark +
    texts(rows)
      .map((row) => row.map((cell) => quoted(cell, separator)).join(separator) + end)
      .join('')

const fixed = (rows: readonly (readonly Written[])[]) => {
  const plain = texts(rows)
  const widths = (plain[0] ?? []).map((_, at) => Math.max(...plain.map((row) => row[at]?.length ?? 0)) + 3)
  return plain.map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('')).join('\r\n')
}

const objects = (rows: readonly (readonly Written[])[]) => {
  const [header = [], ...records] = rows
  const valueOf = (cell: Written | undefined) =>
    typeof cell === 'object' && 'number' in cell
      ? cell.number
      : JSON.stringify(cell === undefined ? '' : textOf(cell))
  return records.map(
    (row) => `{${header.map((name, at) => `${JSON.stringify(textOf(name))}:${valueOf(row[at])}`).join(',')}}`,
  )
}

/** A text in a single-byte encoding. */
export const inLetters = (text: string, upper: string) =>
  Buffer.from(
    Array.from(text, (letter) => (letter < '\u0080' ? letter.charCodeAt(0) : upper.indexOf(letter) + 128)),
  )

const dayZero = Date.UTC(1899, 11, 30)
const cellOf = (cell: Written, bookType: BookType): CellObject => {
  if (typeof cell === 'string') return { t: 's', v: cell }
  if ('number' in cell) return { t: 'n', v: Number(cell.number) }
  const day = new Date(`${cell.day}T00:00:00Z`)
  if (bookType === 'ods') return { t: 'd', v: day }
  return { t: 'n', v: (day.getTime() - dayZero) / 86_400_000, z: 'dd/mm/yyyy', w: cell.day }
}

const escaped = (cell: string) =>
  cell.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;').replaceAll('ñ', '&ntilde;')

const page = (rows: readonly (readonly Written[])[]) => {
  const lines = texts(rows).map((row) => `<tr>${row.map((cell) => `<td>${escaped(cell)}`).join('')}</tr>\n`)
  return `<!DOCTYPE html><html><head><meta charset="utf-8"><style>td { color: red }</style></head><body><table>\n${lines.join('')}</table></body></html>`
}

/** The optional parts of a bare workbook besides its rows. */
interface BareParts {
  workbook?: string
  styles?: string
  texts?: string
  states?: Readonly<Record<string, string>>
  more?: Readonly<Record<string, string>>
}

/** An Excel workbook from XML parts, with content that our writers do not produce. */
export function bareWorkbook(
  sheets: Readonly<Record<string, string>>,
  { workbook: head = '', styles = '', texts: shared = '', states = {}, more = {} }: BareParts = {},
): Buffer {
  const kind = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const names = Object.keys(sheets)
  const parts: Record<string, string> = {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': `<Relationships><Relationship Id="r" Type="${kind}/officeDocument" Target="/xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<x:workbook xmlns:x="m">${head}<x:sheets>${names.map((name, at) => `<x:sheet name="${name}" sheetId="${at + 1}" r:id="r${at}" state="${states[name] ?? 'visible'}"/>`).join('')}</x:sheets></x:workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${names.map((_, at) => `<Relationship Id="r${at}" Type="${kind}/worksheet" Target="worksheets/sheet${at}.xml"/>`).join('')}<Relationship Id="s" Type="${kind}/styles" Target="styles.xml"/><Relationship Id="t" Type="${kind}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet>${styles}</styleSheet>`,
    'xl/sharedStrings.xml': `<sst>${shared}</sst>`,
    ...Object.fromEntries(
      names.map((name, at) => [
        `xl/worksheets/sheet${at}.xml`,
        `<worksheet><sheetData>${sheets[name] ?? ''}</sheetData></worksheet>`,
      ]),
    ),
    ...more,
  }
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, Buffer.from(xml)]))),
  )
}

/** A workbook of several sheets in any of the formats that SheetJS writes. */
export function workbook(
  sheets: Readonly<Record<string, readonly (readonly Written[])[]>>,
  bookType: BookType,
): Buffer {
  const book = utils.book_new()
  for (const [name, rows] of Object.entries(sheets)) {
    const cells = rows.map((row) => row.map((cell) => (cell === '' ? null : cellOf(cell, bookType))))
    utils.book_append_sheet(book, utils.aoa_to_sheet(cells), name)
  }
  // The literals match SheetJS's declaration.
  const options = { type: 'buffer', bookType, compression: true, UTC: true } as const
  const bytes: Buffer = write(book, options)
  return Buffer.from(bytes)
}

const booked = (bookType: BookType) => (rows: readonly (readonly Written[])[]) =>
  workbook({ Hoja: rows }, bookType)
const text = (name: string, written: (rows: readonly (readonly Written[])[]) => string): Container => ({
  name,
  isTyped: false,
  write: (rows) => Buffer.from(written(rows)),
})

/** Every container and dialect that is read, by the file name that it would have. */
export const containers: readonly Container[] = [
  text('comma.csv', separated(',', '\n')),
  text('semicolon.csv', separated(';', '\r\n', '\ufeff')),
  text('tab.tsv', separated('\t', '\r')),
  text('bar.txt', separated('|', '\r\n')),
  {
    name: 'wide.csv',
    isTyped: false,
    write: (rows) => Buffer.from(separated(';', '\r\n', '\ufeff')(rows), 'utf16le'),
  },
  {
    name: 'wide-unmarked.csv',
    isTyped: false,
    write: (rows) => Buffer.from(separated('\t', '\n')(rows), 'utf16le').swap16(),
  },
  text('fixed.prn', fixed),
  { name: 'lines.ndjson', isTyped: true, write: (rows) => Buffer.from(`${objects(rows).join('\n')}\n`) },
  { name: 'list.json', isTyped: true, write: (rows) => Buffer.from(`[\n${objects(rows).join(',\n')}\n]\n`) },
  { name: 'book.xlsx', isTyped: true, write: booked('xlsx') },
  { name: 'book.xls', isTyped: true, write: booked('biff8') },
  { name: 'book.ods', isTyped: true, write: booked('ods') },
  { name: 'book-2003.xml', isTyped: true, write: booked('xlml') },
  text('page.html', page),
  { name: 'packed.csv.gz', isTyped: false, write: (rows) => gzipSync(separated(';', '\n')(rows)) },
  {
    name: 'packed.csv.br',
    isTyped: false,
    write: (rows) =>
      brotliCompressSync(separated(';', '\n')(rows), { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  },
  {
    name: 'packed.zip',
    isTyped: false,
    write: (rows) => Buffer.from(zipSync({ 'datos/cartera.csv': Buffer.from(separated(';', '\n')(rows)) })),
  },
]
