import { setImmediate } from 'node:timers/promises'
import { drawFactGrid } from './fact-grid.ts'
import type { Fact } from './facts.ts'
import { drawFoot } from './foot.ts'
import { drawHeading } from './heading.ts'
import { drawLetterhead, type Letterhead } from './letterhead.ts'
import { areaOf, documentOf, ink, setText } from './page.ts'
import { beginTable, rowsAtOnce, type PaperColumn } from './table.ts'

/** A list as it is printed: whose, narrowed how, its rows and what they add up to. Every text comes with it. */
export interface ListPaper {
  letterhead: Letterhead
  title: string
  subtitle: string
  /** Whose list it is and what it was narrowed to, in words. */
  facts: readonly Fact[]
  columns: readonly PaperColumn[]
  /** A text for each column; read once, in their order. */
  rows: Iterable<readonly string[]> | AsyncIterable<readonly string[]>
  /** A line a currency, a text for each column, asked for after the last row. */
  totals: () => readonly (readonly string[])[]
  /** What stands where there are no rows. */
  empty: string
  foot: string
  pageText: (page: number, pages: number) => string
  createdAt: Date
}

/** A list as a PDF on letter paper laid across, as many pages as it needs; others have their turn between its pages. */
export function listPdf(paper: ListPaper): Promise<Buffer> {
  const { letterhead, title, createdAt } = paper
  return documentOf(
    { title, author: letterhead.company, createdAt, isAcross: true, isTagged: false },
    async (document) => {
      let y = drawHeading(document, paper, drawLetterhead(document, letterhead))
      y = drawFactGrid(document, paper.facts, y, 4) + 4
      const table = beginTable(document, paper.columns, y, paper.columns.length > 9 ? 7 : 8)
      let count = 0
      for await (const row of paper.rows) {
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
