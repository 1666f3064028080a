import { drawCompanyNote } from './company-note.ts'
import { drawFactGrid } from './fact-grid.ts'
import { drawFacts, type Fact } from './facts.ts'
import { drawFoot } from './foot.ts'
import { drawWarning } from './heading.ts'
import { drawLetterhead, type Letterhead } from './letterhead.ts'
import { areaOf, documentOf, heightOf, ink, roomFor, setText } from './page.ts'
import { drawRule } from './shapes.ts'
import { drawTable, type PaperTable } from './table.ts'
import { drawVerification, verificationHeight, type Verification } from './verification.ts'

/** A letter with a statement of a company, in reading order. */
export interface Letter {
  letterhead: Letterhead
  title: string
  /** Above all else, that it is not valid. */
  warning?: string | undefined
  /** Its number and day. */
  heads: readonly Fact[]
  /** Who states it, above the statement itself. */
  opening: string
  paragraphs: readonly string[]
  facts: readonly Fact[]
  tables: readonly PaperTable[]
  closing: readonly string[]
  /** What the company adds at the end of every paper of this kind. */
  companyNote?: string | undefined
  verification: Verification
  foot: string
  pageText: (page: number, pages: number) => string
  createdAt: Date
}

/** A letter as a PDF/A-3b, with the means to verify it. */
export function letter(paper: Letter): Promise<Buffer> {
  const { letterhead, title, createdAt } = paper
  return documentOf(
    { title, author: letterhead.company, createdAt, isArchive: true },
    async (document) => {
      const { left, width } = areaOf(document)
      let y = drawLetterhead(document, letterhead)
      if (paper.warning !== undefined) y = drawWarning(document, paper.warning, y, 5) + 10
      y = drawFactGrid(document, paper.heads, y, Math.max(paper.heads.length, 1)) + 8
      const titled = { size: 22, weight: 'semibold', align: 'center', role: 'H1' } as const
      y = setText(document, title, { x: left, y }, titled) + 10
      drawRule(
        document,
        { x: left + width / 2 - 28, y, width: 56 },
        { thickness: 2, colour: letterhead.colour },
      )
      y += 15
      y =
        setText(document, paper.opening, { x: left, y }, { size: 10.5, colour: ink.muted, align: 'center' }) +
        20
      for (const text of paper.paragraphs) y = drawParagraph(document, text, y) + 8
      if (paper.facts.length > 0) y = drawFacts(document, paper.facts, y, 5) + 16
      for (const table of paper.tables) y = (await drawTable(document, table, y)) + 18
      for (const text of paper.closing) y = drawParagraph(document, text, y) + 8
      y = drawCompanyNote(document, paper.companyNote, y, 8)
      // At the bottom of the page, where it is expected.
      y = roomFor(document, verificationHeight + 8, y)
      drawVerification(document, paper.verification, areaOf(document).end - verificationHeight)
    },
    (document, page, pages) => drawFoot(document, paper.foot, paper.pageText(page, pages)),
  )
}

function drawParagraph(document: PDFKit.PDFDocument, text: string, top: number): number {
  const { left, width } = areaOf(document)
  const setting = { size: 11, width, lineGap: 3 }
  const y = roomFor(document, heightOf(document, text, setting), top)
  return setText(document, text, { x: left, y }, setting)
}
