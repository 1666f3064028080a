import { setImmediate } from 'node:timers/promises'
import { drawFactGrid } from './fact-grid.ts'
import type { Fact } from './facts.ts'
import { drawFoot } from './foot.ts'
import { drawHeading } from './heading.ts'
import { drawLetterhead, type Letterhead } from './letterhead.ts'
import { areaOf, documentOf, ink, setText } from './page.ts'
import { beginTable, mostTaggedCells, rowsAtOnce, type PaperColumn } from './table.ts'

/** Rows that are there already, or come little by little. */
type ListRows<Row> = Iterable<Row> | AsyncIterable<Row>

/** A list as it is printed: whose, narrowed how, its rows and what they add up to. Every text comes with it. */
export interface ListPaper {
  letterhead: Letterhead
  title: string
  subtitle: string
  /** Whose list it is and what it was narrowed to, in words. */
  facts: readonly Fact[]
  columns: readonly PaperColumn[]
  /** A text for each column; read once, in their order. */
  rows: ListRows<readonly string[]>
  /** A line a currency, a text for each column, asked for after the last row. */
  totals: () => readonly (readonly string[])[]
  /** What stands where there are no rows. */
  empty: string
  foot: string
  pageText: (page: number, pages: number) => string
  createdAt: Date
}

/**
 * A list as a PDF on letter paper laid across, as many pages as it needs; others have their turn between its pages. Its
 * parts are told apart as those of every paper, unless it is so long that they would weigh more than the rows.
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

/** Reads the first rows, and returns whether they are all, and every row in its order. */
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
