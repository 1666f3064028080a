import { drawCompanyNote } from './company-note.ts'
import { drawFacts, type Fact } from './facts.ts'
import { drawFoot } from './foot.ts'
import { drawWarning } from './heading.ts'
import { drawLetterhead, type Letterhead } from './letterhead.ts'
import { column, documentOf, ink, setText } from './page.ts'
import { fillBox } from './shapes.ts'

/** The receipt of an online payment, in reading order. */
export interface PaymentReceipt {
  letterhead: Letterhead
  title: string
  /** The payment's number below the title. */
  subtitle: string
  amount: { label: string; value: string; note: string }
  /** The label of the state, as prominent as the amount. */
  state: string
  facts: readonly Fact[]
  /** What the company adds at the end of every paper of this kind. */
  companyNote?: string | undefined
  note: string
  /** A prominent warning, such as that no money was moved. */
  warning?: string | undefined
  foot: string
  pageText: (page: number, pages: number) => string
  createdAt: Date
}

/** The receipt of an online payment as a PDF. */
export function paymentReceipt(receipt: PaymentReceipt): Promise<Buffer> {
  const { letterhead, title, subtitle, createdAt } = receipt
  return documentOf(
    { title: `${title} ${subtitle}`, author: letterhead.company, createdAt },
    (document) => {
      const { left } = column
      let y = drawLetterhead(document, letterhead)
      y = setText(document, title, { x: left, y }, { size: 20, weight: 'semibold', role: 'H1' })
      y = setText(document, subtitle, { x: left, y: y + 2 }, { size: 11, colour: ink.muted }) + 20
      if (receipt.warning !== undefined) y = drawWarning(document, receipt.warning, y) + 16
      y = drawAmount(document, receipt, y) + 14
      y = drawFacts(document, receipt.facts, y) + 18
      y = drawCompanyNote(document, receipt.companyNote, y)
      setText(document, receipt.note, { x: left, y }, { size: 9, colour: ink.muted, lineGap: 2 })
    },
    (document, page, pages) => drawFoot(document, receipt.foot, receipt.pageText(page, pages)),
  )
}

function drawAmount(document: PDFKit.PDFDocument, receipt: PaymentReceipt, y: number): number {
  const { left, width } = column
  const { amount, state, letterhead } = receipt
  const height = 84
  fillBox(document, { x: left, y, width, height }, ink.ground, 6)
  fillBox(document, { x: left, y: y + 6, width: 3, height: height - 12 }, letterhead.colour)
  const x = left + 18
  setText(document, amount.label, { x, y: y + 12 }, { size: 10, colour: ink.muted })
  setText(document, amount.value, { x, y: y + 25 }, { size: 26, weight: 'semibold', width: width - 160 })
  setText(document, amount.note, { x, y: y + 60 }, { size: 9, colour: ink.muted })
  setText(
    document,
    state,
    { x: left + width - 138, y: y + 12 },
    {
      size: 12,
      weight: 'semibold',
      colour: letterhead.colour,
      width: 120,
      align: 'right',
    },
  )
  return y + height
}
