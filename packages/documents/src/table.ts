import { setImmediate } from 'node:timers/promises'
import { columnWidths, typeSize } from './column-widths.ts'
import { printable } from './fonts.ts'
import { areaOf, ink, paper, roomFor, setText } from './page.ts'
import { drawRule, fillBox } from './shapes.ts'
import { artifact, begin, content, within } from './structure.ts'

/** A column of a table on paper: its head, its share of the width, and whether it contains figures. */
export interface PaperColumn {
  title: string
  share: number
  /** Amounts and figures are right-aligned, so that their digits line up. */
  isFigure?: boolean
}

/** A table with its heading, as a part of a document. */
export interface PaperTable {
  title: string
  columns: readonly PaperColumn[]
  /** A text for each column. */
  rows: readonly (readonly string[])[]
  /** Emphasised lines at the end: a text for each column. */
  totals?: readonly (readonly string[])[]
  /** The note below the heading. */
  note?: string | undefined
  /** The text shown if there are no rows. */
  empty: string
}

/** A table being drawn row by row, with its head repeated on each page. */
export interface TableOnPaper {
  add: (texts: readonly string[]) => void
  /** An emphasised line: a total, a closing balance. */
  addTotal: (texts: readonly string[]) => void
  /** Ends the table and returns the y below it. */
  end: () => number
}

type Row = readonly (readonly string[])[]

const pad = { x: 4, y: 4 } as const
const leading = 1.28
/** No cell is higher than a page: a longer text ends with an ellipsis. */
const mostLines = 32

/** Begins a table; rows are never split. Its font is smaller than requested if the heads need it. */
export function beginTable(
  document: PDFKit.PDFDocument,
  columns: readonly PaperColumn[],
  top: number,
  askedSize = 8,
): TableOnPaper {
  const area = areaOf(document)
  const leastAt = (size: number) => columns.map(({ title }) => leastWidth(document, title, size))
  const size = typeSize(askedSize, area.width, (one) => leastAt(one).reduce((sum, least) => sum + least, 0))
  const least = leastAt(size)
  const widths = columnWidths(
    columns.map(({ share }, place) => ({ share, least: least[place] ?? 0 })),
    area.width,
  )
  const lineHeight = size * leading
  let y = top

  const wrapped = (texts: readonly string[], isStrong: boolean) => {
    document.font(isStrong ? 'semibold' : 'regular').fontSize(size)
    return columns.map((_, place) => wrap(document, texts[place] ?? '', (widths[place] ?? 0) - 2 * pad.x))
  }
  const heightOfLine = (cells: Row) =>
    2 * pad.y + Math.max(1, ...cells.map((lines) => lines.length)) * lineHeight
  const write = (cells: Row, isStrong: boolean, setCell: (draw: () => void) => void) => {
    document
      .font(isStrong ? 'semibold' : 'regular')
      .fontSize(size)
      .fillColor(ink.text)
    let x = area.left
    for (const [place, lines] of cells.entries()) {
      const width = widths[place] ?? 0
      const from = x
      setCell(() => {
        for (const [line, text] of lines.entries()) {
          if (text === '') continue
          const shift = columns[place]?.isFigure ? width - pad.x - document.widthOfString(text) : pad.x
          document.text(text, from + shift, y + pad.y + line * lineHeight, { lineBreak: false })
        }
      })
      x += width
    }
  }
  const writeRow = (cells: Row, isStrong: boolean, role: 'TH' | 'TD') =>
    within(document, 'TR', () => {
      const facts = role === 'TH' ? ({ scope: 'Column' } as const) : {} // the literal is the scope's type
      write(cells, isStrong, (draw) => content(document, role, draw, facts))
    })
  const head = wrapped(
    columns.map(({ title }) => title),
    true,
  )
  const headHeight = heightOfLine(head)
  const endTable = begin(document, 'Table')
  const drawHead = (isFirst: boolean) => {
    fillBox(document, { x: area.left, y, width: area.width, height: headHeight }, ink.ground)
    // Only the first is the table's head; repetitions are artifacts.
    if (isFirst) writeRow(head, true, 'TH')
    else artifact(document, () => write(head, true, (draw) => draw()), 'Pagination')
    y += headHeight
  }
  const makeRoom = (height: number) => {
    if (y + height <= area.end) return
    document.addPage()
    y = paper.top
    drawHead(false)
  }
  const rule = (thickness: number, colour: string) =>
    drawRule(document, { x: area.left, y, width: area.width }, { thickness, colour })

  y = roomFor(document, headHeight + lineHeight * 2, y)
  drawHead(true)
  return {
    add: (texts) => {
      const cells = wrapped(texts, false)
      const height = heightOfLine(cells)
      makeRoom(height)
      writeRow(cells, false, 'TD')
      y += height
      rule(0.5, ink.line)
    },
    addTotal: (texts) => {
      const cells = wrapped(texts, true)
      const height = heightOfLine(cells)
      makeRoom(height)
      rule(0.8, ink.text)
      writeRow(cells, true, 'TD')
      y += height
    },
    end: () => {
      endTable()
      return y
    },
  }
}

/** The width that a column needs for the longest word of its head. */
function leastWidth(document: PDFKit.PDFDocument, title: string, size: number): number {
  document.font('semibold').fontSize(size)
  const words = printable(title).split(/\s+/)
  // Slightly more than the word, so that rounding does not break an exact fit.
  return Math.max(...words.map((word) => document.widthOfString(word))) + 2 * pad.x + 0.1
}

/** Whether a paper's tables are short enough to be tagged: an element takes 120 bytes. */
export const isTaggable = (tables: readonly PaperTable[]): boolean =>
  tables.reduce((cells, { rows, columns }) => cells + rows.length * columns.length, 0) <= mostTaggedCells

/** Tables with more cells are not tagged. */
export const mostTaggedCells = 3000

/** Rows drawn before yielding to the event loop: drawing a page takes some milliseconds. */
export const rowsAtOnce = 40

/**
 * Draws a table with its heading, its note and its totals; returns the y where it ends. Yields to the event loop
 * between its pages.
 */
export async function drawTable(
  document: PDFKit.PDFDocument,
  { title, columns, rows, totals = [], note, empty }: PaperTable,
  top: number,
): Promise<number> {
  const { left, width } = areaOf(document)
  let y = roomFor(document, 84, top)
  if (title !== '')
    y = setText(document, title, { x: left, y }, { size: 12, weight: 'semibold', width, role: 'H2' }) + 4
  if (note !== undefined) {
    y = setText(document, note, { x: left, y }, { size: 8.5, colour: ink.muted, width }) + 4
  }
  if (rows.length === 0 && totals.length === 0) {
    return setText(document, empty, { x: left, y: y + 2 }, { size: 9.5, colour: ink.muted, width })
  }
  const table = beginTable(document, columns, y + 2)
  for (const [at, row] of rows.entries()) {
    table.add(row)
    if ((at + 1) % rowsAtOnce === 0) await setImmediate()
  }
  for (const line of totals) table.addTotal(line)
  return table.end()
}

/** Breaks a text into lines of a maximum width, in the current font; longer words are split. */
export function wrap(document: PDFKit.PDFDocument, text: string, width: number): string[] {
  const written = printable(text)
  if (written === '') return []
  const fits = (words: string) => document.widthOfString(words) <= width
  if (!written.includes('\n') && fits(written)) return [written]
  const lines: string[] = []
  for (const paragraph of written.split('\n')) {
    let line = ''
    for (const word of paragraph.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`
      if (fits(longer)) {
        line = longer
        continue
      }
      if (line !== '') lines.push(line)
      const broken = breakWord(word, fits)
      line = broken.pop() ?? ''
      lines.push(...broken)
      if (lines.length > mostLines) return cut(lines, fits)
    }
    lines.push(line)
  }
  return lines.length > mostLines ? cut(lines, fits) : lines
}

function breakWord(word: string, fits: (part: string) => boolean): string[] {
  const parts: string[] = []
  let part = ''
  for (const sign of word) {
    if (part !== '' && !fits(part + sign)) {
      parts.push(part)
      part = ''
    }
    part += sign
    if (parts.length > mostLines) return parts
  }
  return [...parts, part]
}

function cut(lines: readonly string[], fits: (part: string) => boolean): string[] {
  const kept = lines.slice(0, mostLines)
  let last = kept.pop() ?? ''
  while (last !== '' && !fits(`${last}…`)) last = last.slice(0, -1)
  return [...kept, `${last}…`]
}
