import {
  SheetTotals,
  type CurrencyTotal,
  type Sheet,
  type SheetColumn,
  type SheetKind,
  type SheetValue,
} from './sheet.ts'
import {
  columnLetters,
  contentTypes,
  coreProperties,
  firstOwnStyle,
  fixedStyles,
  rootRelations,
  sheetFoot,
  sheetHead,
  styles,
  workbook,
  workbookRelations,
  type CellStyle,
  type SheetPlace,
} from './xlsx-parts.ts'
import { numberCell, row, serialDay, textCell } from './xlsx-cells.ts'
import { Zip } from './zip.ts'

/** Maximum rows of a sheet; further ones continue in another sheet. */
const mostRows = 1_048_576
/** Significant digits that a spreadsheet keeps; longer numbers remain exact as text. */
const mostDigits = 15
/** Bytes of text that are compressed at a time. */
const pieceSize = 64 * 1024
/** Spreadsheets count a 29 February 1900, which did not exist: earlier days remain text. */
const firstCounted = '1900-03-01'

/** Minimum widths in characters by the kind of a column; its head and first rows may require more. */
const widths: Record<SheetKind, number> = {
  text: 12,
  date: 11,
  money: 16,
  quantity: 12,
  integer: 9,
  percent: 10,
}
const widest = 60

/**
 * A sheet as a workbook (XLSX), written as its rows arrive: typed cells, amounts in the format of their currency,
 * frozen heads with filters, a line of totals for each currency.
 */
export async function* xlsx<Row>(sheet: Sheet<Row>, author: string, moment: Date): AsyncGenerator<Buffer> {
  const zip = new Zip(moment)
  const writer = new SheetWriter(sheet)
  const rows = sheet.rows[Symbol.asyncIterator]()
  const places: SheetPlace[] = []
  try {
    do {
      const name = sheetName(sheet.title, places.length)
      places.push({ name, headRow: writer.headRow })
      yield* zip.file(`xl/worksheets/sheet${places.length}.xml`, writer.pieces(rows))
    } while (!writer.isDone)
  } finally {
    // Releases the source of the rows even if the file fails.
    await rows.return?.()
  }
  const parts: Record<string, string> = {
    'xl/workbook.xml': workbook(places),
    'xl/_rels/workbook.xml.rels': workbookRelations(places.length),
    'xl/styles.xml': styles(writer.styles),
    'docProps/core.xml': coreProperties(sheet.title, author, moment),
    '_rels/.rels': rootRelations,
    '[Content_Types].xml': contentTypes(places.length),
  }
  for (const [name, text] of Object.entries(parts)) yield* zip.file(name, [Buffer.from(text)])
  yield* zip.end()
}

class SheetWriter<Row> {
  readonly headRow: number
  readonly #sheet: Sheet<Row>
  readonly #letters: readonly string[]
  readonly #totals: SheetTotals<Row>
  readonly #styles = new Map<string, { number: number; style: CellStyle }>()
  #waiting: Row[] = []
  #isDone = false

  constructor(sheet: Sheet<Row>) {
    this.#sheet = sheet
    this.#letters = sheet.columns.map((_, at) => columnLetters(at))
    this.#totals = new SheetTotals(sheet)
    this.headRow = sheet.facts.length + 2
  }

  get isDone(): boolean {
    return this.#isDone
  }

  /** The styles of the rows' own, by their numbers. */
  get styles(): CellStyle[] {
    return [...this.#styles.values()].map(({ style }) => style)
  }

  /** One sheet of the workbook, with as many rows as it holds. */
  async *pieces(rows: AsyncIterator<readonly Row[]>): AsyncGenerator<Buffer> {
    const { columns, onProgress } = this.#sheet
    if (this.#waiting.length === 0) await this.#take(rows)
    let line = this.headRow
    let text = sheetHead(this.#widths(), this.headRow) + this.#head()
    // Lines for the totals are reserved on each sheet.
    const lastLine = mostRows - 40
    while (this.#waiting.length > 0 && line < lastLine) {
      const handful = this.#waiting.splice(0, Math.min(this.#waiting.length, lastLine - line))
      for (const row of handful) {
        text += this.#row(row, ++line)
        this.#totals.add(row)
        if (text.length >= pieceSize) {
          yield Buffer.from(text)
          text = ''
        }
      }
      await onProgress?.(this.#totals.rows)
      if (this.#waiting.length === 0) await this.#take(rows)
    }
    const lastRow = line
    this.#isDone = this.#waiting.length === 0
    if (this.#isDone) for (const total of this.#totals.all) text += this.#total(total, ++line)
    yield Buffer.from(text + sheetFoot(columns.length, this.headRow, lastRow))
  }

  async #take(rows: AsyncIterator<readonly Row[]>): Promise<void> {
    for (;;) {
      const { value, done } = await rows.next()
      if (done === true) return
      if (value.length === 0) continue
      this.#waiting = [...value]
      return
    }
  }

  #head(): string {
    const { title, facts, columns } = this.#sheet
    const lines = [title, ...facts].map((text, at) =>
      row(at + 1, textCell(`A${at + 1}`, text, at === 0 ? fixedStyles.title : fixedStyles.fact)),
    )
    const heads = columns.map(({ header }, at) =>
      textCell(`${this.#letters[at]}${this.headRow}`, header, fixedStyles.head),
    )
    return lines.join('') + row(this.headRow, heads.join(''))
  }

  #row(values: Row, line: number): string {
    const currency = this.#sheet.currencyOf(values)
    let cells = ''
    for (const [at, { kind, value }] of this.#sheet.columns.entries()) {
      cells += this.#cell(kind, value(values), `${this.#letters[at]}${line}`, currency, false)
    }
    return row(line, cells)
  }

  /** A line of totals: its label in the first column, which is always a text column. */
  #total({ name, currency, amounts }: CurrencyTotal, line: number): string {
    const cells = this.#sheet.columns.map(({ id }, at) => {
      const place = `${this.#letters[at]}${line}`
      const amount = amounts.get(id)
      if (amount !== undefined) return this.#cell('money', amount, place, currency, true)
      return textCell(place, at === 0 ? this.#sheet.totalLabel(name) : '', fixedStyles.total)
    })
    return row(line, cells.join(''))
  }

  #cell(kind: SheetKind, value: SheetValue, place: string, currency: string, isStrong: boolean): string {
    if (value === null || value === '') return ''
    const text = String(value)
    if (kind === 'text') return textCell(place, text, fixedStyles.text)
    if (kind === 'date') {
      return text < firstCounted
        ? textCell(place, text, fixedStyles.text)
        : numberCell(place, String(serialDay(text)), this.#style(formats.date, isStrong))
    }
    if (digitsOf(text) > mostDigits) return textCell(place, text.replace('.', ','), fixedStyles.text)
    const format = kind === 'money' ? moneyFormat(currency) : formats[kind]
    return numberCell(place, kind === 'percent' ? hundredth(text) : text, this.#style(format, isStrong))
  }

  #style(format: string, isStrong: boolean): number {
    const key = `${isStrong ? '!' : ''}${format}`
    let known = this.#styles.get(key)
    if (known === undefined) {
      known = { number: firstOwnStyle + this.#styles.size, style: { format, isStrong } }
      this.#styles.set(key, known)
    }
    return known.number
  }

  /** As wide as the head and the first rows need. */
  #widths(): number[] {
    const sample = this.#waiting.slice(0, 200)
    return this.#sheet.columns.map(({ kind, header, value }: SheetColumn<Row>) => {
      const longest = kind === 'text' ? sample.map((one) => String(value(one) ?? '').length) : []
      // Heads wrap at their spaces; filters have their button next to them.
      const words = header.split(' ').map((word) => word.length + 4)
      return Math.min(widest, Math.max(widths[kind], ...words, ...longest.map((length) => length + 2)))
    })
  }
}

/** Number formats in the locale of Colombia, whatever the spreadsheet's own. */
const formats = {
  date: '[$-240A]dd/mm/yyyy',
  quantity: '#,##0.######',
  integer: '#,##0',
  percent: '0.0%',
} as const

/** Pesos have their sign; other currencies their code. */
function moneyFormat(currency: string): string {
  const symbol = currency === 'COP' ? '[$$-240A]' : `[$${currency}]`
  return `${symbol}\\ #,##0.00;-${symbol}\\ #,##0.00`
}

function digitsOf(text: string): number {
  return text.replace(/^-?0*/, '').replace('.', '').length
}

/** A percentage as the fraction that a spreadsheet stores. */
const hundredth = (text: string) => String(Number((Number(text) / 100).toFixed(8)))

/** A sheet's name has at most 31 characters, without those that are special in formulas. */
function sheetName(title: string, place: number): string {
  const plain = title.replace(/[[\]:*?/\\\s]+/g, ' ').replace(/^'|'$/g, '')
  const name = plain.slice(0, 26).trim()
  return place === 0 ? name : `${name} (${place + 1})`
}
