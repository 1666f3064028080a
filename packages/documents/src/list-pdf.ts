import { setImmediate } from 'node:timers/promises'
import { drawFactGrid } from './fact-grid.ts'
import type { Fact } from './facts.ts'
import { drawFoot } from './foot.ts'
import { drawHeading } from './heading.ts'
import { drawLetterhead, type Letterhead } from './letterhead.ts'
import { areaOf, documentOf, ink, setText } from './page.ts'
import { beginTable, mostTaggedCells, rowsAtOnce, type PaperColumn } from './table.ts'

/** Rows in memory or streamed. */
type ListRows<Row> = Iterable<Row> | AsyncIterable<Row>

/** A printed list: its owner, its filters, its rows and their totals. It contains every text. */
export interface ListPaper {
  letterhead: Letterhead
  title: string
  subtitle: string
  /** The owner of the list and its filters, in words. */
  facts: readonly Fact[]
  columns: readonly PaperColumn[]
  /** A text for each column; read once, in order. */
  rows: ListRows<readonly string[]>
  /** A line per currency, a text for each column, requested after the last row. */
  totals: () => readonly (readonly string[])[]
  /** The text shown if there are no rows. */
  empty: string
  foot: string
  pageText: (page: number, pages: number) => string
  createdAt: Date
}

/**
 * A list as a landscape PDF on letter paper, with any number of pages; yields to the event loop between them. It is
 * tagged like every paper, unless it is so long that the tags would be larger than the rows.
 */
export async function listPdf(paper: ListPaper): Promise<Buffer> {
  const reading = streamed(paper.rows)
  try {
    const { isAll, rows } = await readFirst(reading, Math.floor(mostTaggedCells / paper.columns.length))
    return await drawList(paper, rows, isAll)
  } finally {
    await reading.return(undefined)
  }
}

function drawList(paper: ListPaper, rows: AsyncIterable<readonly string[]>, isTagged: boolean) {
  const { letterhead, title, createdAt } = paper
  return documentOf(
    { title, author: letterhead.company, createdAt, isAcross: true, isTagged },
    async (document) => {
      let y = drawHeading(document, paper, drawLetterhead(document, letterhead))
      y = drawFactGrid(document, paper.facts, y, 4) + 4
      const table = beginTable(document, paper.columns, y, paper.columns.length > 9 ? 7 : 8)
      let count = 0
      for await (const row of rows) {
        table.add(row)
        if (++count % rowsAtOnce === 0) await setImmediate()
      }
      for (const line of paper.totals()) table.addTotal(line)
      const end = table.end()
      if (count > 0) return
      const { left, width } = areaOf(document)
      setText(document, paper.empty, { x: left, y: end + 8 }, { size: 9.5, colour: ink.muted, width })
    },
    (document, page, pages) => drawFoot(document, paper.foot, paper.pageText(page, pages)),
  )
}

/** Reads the first rows; returns whether they are all, and an iterator over every row in order. */
async function readFirst<Row>(reading: AsyncGenerator<Row, undefined>, count: number) {
  const first: Row[] = []
  let next = await reading.next()
  for (; !next.done && first.length < count; next = await reading.next()) first.push(next.value)
  const after = next.done ? [] : [next.value]
  async function* rows() {
    yield* first
    yield* after
    yield* reading
  }
  return { isAll: next.done === true, rows: rows() }
}

async function* streamed<Row>(rows: ListRows<Row>): AsyncGenerator<Row, undefined> {
  yield* rows
  return undefined
}
