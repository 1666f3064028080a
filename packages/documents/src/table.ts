import { column, heightOf, ink, paper, setText } from './page.ts'

/** A column of a table on paper; its width is a share of all. */
export interface TableColumn<Row> {
  title: string
  share: number
  text: (row: Row) => string
  /** Amounts and figures stand at the right, where their digits meet. */
  isFigure?: boolean
}

/** A column of a table whose rows are texts already: its head, its share of the width, whether figures stand in it. */
export interface PaperColumn {
  title: string
  share: number
  isFigure?: boolean
}

/** A table with its heading, as a document's parts take it. */
export interface PaperTable {
  title: string
  columns: readonly PaperColumn[]
  /** A text for each column. */
  rows: readonly (readonly string[])[]
  totals?: readonly (readonly string[])[]
  /** What is said below the heading. */
  note?: string | undefined
  /** What stands where there are no rows. */
  empty: string
}

/** Rows to set, with their totals below where there are any. */
export interface TableContent<Row> {
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  /** A text for each column; set once, after the last row. */
  totals?: readonly string[]
}

const size = 8.5
const pad = { x: 5, y: 4.5 } as const

/** Sets a table; its head stands again on each page that it goes on to, and no row is torn. Answers where it ends. */
export function drawTable<Row>(
  document: PDFKit.PDFDocument,
  { columns, rows, totals }: TableContent<Row>,
  top: number,
): number {
  const whole = columns.reduce((sum, { share }) => sum + share, 0)
  const widths = columns.map(({ share }) => (share / whole) * column.width)
  const titles = columns.map(({ title }) => title)
  const end = paper.height - paper.bottom

  const drawLine = (texts: readonly string[], y: number, look: { isStrong: boolean; colour: string }) => {
    let x = column.left
    for (const [place, text] of texts.entries()) {
      const width = (widths[place] ?? 0) - 2 * pad.x
      setText(
        document,
        text,
        { x: x + pad.x, y: y + pad.y },
        {
          size,
          weight: look.isStrong ? 'semibold' : 'regular',
          colour: look.colour,
          width,
          align: columns[place]?.isFigure ? 'right' : 'left',
        },
      )
      x += widths[place] ?? 0
    }
  }
  const heightOfLine = (texts: readonly string[], isStrong: boolean) =>
    2 * pad.y +
    Math.max(
      ...texts.map((text, place) =>
        heightOf(document, text, {
          size,
          weight: isStrong ? 'semibold' : 'regular',
          width: (widths[place] ?? 0) - 2 * pad.x,
        }),
      ),
    )
  const drawHead = (y: number) => {
    const height = heightOfLine(titles, true)
    document.rect(column.left, y, column.width, height).fill(ink.ground)
    drawLine(titles, y, { isStrong: true, colour: ink.text })
    return y + height
  }
  const roomFor = (height: number, y: number) => {
    if (y + height <= end) return y
    document.addPage()
    return drawHead(paper.top)
  }

  let y = drawHead(top)
  for (const row of rows) {
    const texts = columns.map(({ text }) => text(row))
    const height = heightOfLine(texts, false)
    y = roomFor(height, y)
    drawLine(texts, y, { isStrong: false, colour: ink.text })
    y += height
    rule(document, y, 0.5, ink.line)
  }
  if (totals) {
    const height = heightOfLine(totals, true)
    y = roomFor(height, y)
    rule(document, y, 1, ink.text)
    drawLine(totals, y, { isStrong: true, colour: ink.text })
    y += height
  }
  return y
}

function rule(document: PDFKit.PDFDocument, y: number, width: number, colour: string): void {
  document
    .moveTo(column.left, y)
    .lineTo(column.left + column.width, y)
    .lineWidth(width)
    .stroke(colour)
}
