import { drawCompanyNote } from './company-note.ts'
import { drawFactGrid } from './fact-grid.ts'
import type { Fact } from './facts.ts'
import { drawFoot } from './foot.ts'
import { drawHeading, drawWarning, type HeadFigure } from './heading.ts'
import { drawLetterhead, type Letterhead } from './letterhead.ts'
import { areaOf, documentOf, heightOf, ink, roomFor, setText } from './page.ts'
import { drawTable, isTaggable, type PaperTable } from './table.ts'
import { drawTotals, type TotalLine } from './totals-box.ts'
import { drawVerificationStamp, stampWidth, type Verification } from './verification.ts'

/** An order, an entry, an invoice, a note or a payment on paper, in reading order. */
export interface DocumentPaper {
  letterhead: Letterhead
  title: string
  /** Its state in words, with its day if any. */
  subtitle: string
  figure: HeadFigure
  /** A prominent warning, such as that the bank returned the payment. */
  warning?: string | undefined
  facts: readonly Fact[]
  tables: readonly PaperTable[]
  /** The composition of the amount, below the first table. */
  totals: readonly TotalLine[]
  /** Longer texts, such as an order's remarks. */
  remarks: readonly { title: string; text: string }[]
  /** What the company adds at the end of every paper of this kind. */
  companyNote?: string | undefined
  note: string
  /** How its holder verifies it, if that is possible. */
  verification?: Verification | undefined
  foot: string
  pageText: (page: number, pages: number) => string
  createdAt: Date
  /** Landscape, for tables of many columns. */
  isAcross?: boolean
}

/** One document of the account as a PDF. */
export function documentPaper(paper: DocumentPaper): Promise<Buffer> {
  const { letterhead, title, createdAt, isAcross = false } = paper
  return documentOf(
    { title, author: letterhead.company, createdAt, isAcross, isTagged: isTaggable(paper.tables) },
    async (document) => {
      let y = drawHeading(document, paper, drawLetterhead(document, letterhead))
      if (paper.warning !== undefined) y = drawWarning(document, paper.warning, y) + 16
      y = drawFacts(document, paper, y) + 8
      for (const [place, table] of paper.tables.entries()) {
        y = (await drawTable(document, table, y)) + 10
        if (place === 0) y = drawTotals(document, paper.totals, y) + 12
      }
      if (paper.tables.length === 0) y = drawTotals(document, paper.totals, y) + 12
      for (const remark of paper.remarks) y = drawRemark(document, remark, y) + 12
      y = drawCompanyNote(document, paper.companyNote, y)
      drawNote(document, [paper.note, paper.verification?.text].filter(Boolean).join(' '), y)
    },
    (document, page, pages) => drawFoot(document, paper.foot, paper.pageText(page, pages)),
  )
}

/** Draws the facts, with the code by which the document is verified beside them: below everything it may take a page. */
function drawFacts(
  document: PDFKit.PDFDocument,
  { facts, verification, isAcross = false }: DocumentPaper,
  y: number,
): number {
  const across = isAcross ? 4 : 3
  if (!verification) return drawFactGrid(document, facts, y, across)
  const { left, width } = areaOf(document)
  const room = width - stampWidth - 16
  const stamped = drawVerificationStamp(document, verification, { x: left + room + 16, y })
  return Math.max(stamped, drawFactGrid(document, facts, y, across, { left, width: room }))
}

/** Draws a text with its heading; a text longer than the page continues on the next. Returns the y where it ends. */
export function drawRemark(
  document: PDFKit.PDFDocument,
  { title, text }: { title: string; text: string },
  top: number,
): number {
  const { left, width } = areaOf(document)
  let y = roomFor(document, 60, top)
  y = setText(document, title, { x: left, y }, { size: 11, weight: 'semibold', width, role: 'H2' }) + 3
  for (const paragraph of text.split(/\n+/).filter((part) => part.trim() !== '')) {
    const setting = { size: 9.5, width, lineGap: 2 }
    y = roomFor(document, Math.min(heightOf(document, paragraph, setting), 400), y)
    setText(document, paragraph, { x: left, y }, setting)
    // A paragraph of several pages ends on a page other than its first.
    y = document.y + 4
  }
  return y
}

/** Draws the small print at the end of the content. */
export function drawNote(document: PDFKit.PDFDocument, note: string, top: number): number {
  if (note === '') return top
  const { left, width } = areaOf(document)
  const setting = { size: 8.5, colour: ink.muted, width, lineGap: 2 }
  const y = roomFor(document, heightOf(document, note, setting), top)
  return setText(document, note, { x: left, y }, setting)
}
