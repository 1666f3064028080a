import { drawAgeing, type AgeingStep } from './ageing-bar.ts'
import { drawCompanyNote } from './company-note.ts'
import { drawNote } from './document-paper.ts'
import { drawFactGrid } from './fact-grid.ts'
import type { Fact } from './facts.ts'
import { drawFoot } from './foot.ts'
import { drawHeading, drawWarning } from './heading.ts'
import { drawLetterhead, type Letterhead } from './letterhead.ts'
import { areaOf, documentOf, ink, roomFor, setText } from './page.ts'
import { fillBox } from './shapes.ts'
import { begin, within } from './structure.ts'
import { drawTable, isTaggable, type PaperTable } from './table.ts'
import { drawVerification, type Verification } from './verification.ts'

/** The balance in one currency: the figures, their age, each open invoice, and the movements. */
export interface CurrencyStatement {
  title: string
  figures: readonly Fact[]
  ageing: { title: string; steps: readonly AgeingStep[] }
  open: PaperTable
  /** With the opening balance as the first row and the closing one as the last. */
  movements: PaperTable
}

/** A supplier's statement of account on its cut-off day. It contains every text. */
export interface StatementOfAccount {
  letterhead: Letterhead
  title: string
  /** The cut-off day in words. */
  subtitle: string
  /** Above all else, that it is not valid. */
  warning?: string | undefined
  /** The owner of the account: name, NIT, branch, date of the data. */
  facts: readonly Fact[]
  currencies: readonly CurrencyStatement[]
  /** The text if nothing is owed and nothing happened. */
  empty: string
  /** What the company adds at the end of every paper of this kind. */
  companyNote?: string | undefined
  note: string
  /** How to verify it; undefined if the statement was not issued for a person. */
  verification?: Verification | undefined
  foot: string
  pageText: (page: number, pages: number) => string
  createdAt: Date
}

/** A statement of account as a PDF on letter paper. */
export function statementOfAccount(statement: StatementOfAccount): Promise<Buffer> {
  const { letterhead, title, subtitle, currencies, createdAt } = statement
  return documentOf(
    {
      title: `${title} · ${subtitle}`,
      author: letterhead.company,
      createdAt,
      isTagged: isTaggable(statement.currencies.flatMap(({ open, movements }) => [open, movements])),
    },
    async (document) => {
      let y = drawHeading(document, { title, subtitle }, drawLetterhead(document, letterhead))
      if (statement.warning !== undefined) y = drawWarning(document, statement.warning, y, 5) + 10
      y = drawFactGrid(document, statement.facts, y) + 6
      for (const currency of currencies) {
        y = (await drawCurrency(document, currency, letterhead.colour, y)) + 22
      }
      if (currencies.length === 0) {
        const { left, width } = areaOf(document)
        y = setText(document, statement.empty, { x: left, y }, { size: 11, width }) + 18
      }
      y = drawCompanyNote(document, statement.companyNote, y)
      y = drawNote(document, statement.note, y)
      if (statement.verification) drawVerification(document, statement.verification, y + 16)
    },
    (document, page, pages) => drawFoot(document, statement.foot, statement.pageText(page, pages)),
  )
}

async function drawCurrency(
  document: PDFKit.PDFDocument,
  { title, figures, ageing, open, movements }: CurrencyStatement,
  colour: string,
  top: number,
): Promise<number> {
  let y = roomFor(document, 150, top)
  y = drawFigures(document, title, figures, colour, y) + 16
  y = drawAgeing(document, ageing, y) + 18
  y = (await drawTable(document, open, y)) + 18
  return drawTable(document, movements, y)
}

/** The figures of a currency in one band, the first of them the largest. */
function drawFigures(
  document: PDFKit.PDFDocument,
  title: string,
  figures: readonly Fact[],
  colour: string,
  top: number,
): number {
  const { left, width } = areaOf(document)
  const height = 66
  fillBox(document, { x: left, y: top, width, height }, ink.ground, 6)
  fillBox(document, { x: left, y: top + 6, width: 3, height: height - 12 }, colour)
  const titled = { size: 8.5, colour: ink.muted, width: width - 32, role: 'H2' } as const
  setText(document, title, { x: left + 16, y: top + 9 }, titled)
  const own = (width - 32) / Math.max(1, figures.length)
  const end = begin(document, 'L')
  for (const [place, { label, value }] of figures.entries()) {
    const x = left + 16 + place * own
    const isFirst = place === 0
    within(document, 'LI', () => {
      const labelled = { size: 9, colour: ink.muted, width: own - 8, role: 'Lbl' } as const
      const below = setText(document, label, { x, y: top + 24 }, labelled)
      setText(
        document,
        value,
        { x, y: below + (isFirst ? 0 : 2.5) },
        { size: isFirst ? 16 : 12.5, weight: 'semibold', width: own - 4, role: 'LBody' },
      )
    })
  }
  end()
  return top + height
}
