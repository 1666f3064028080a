import { column, heightOf, ink, paper, setText } from './page.ts'
import { drawRule } from './shapes.ts'
import { begin, within } from './structure.ts'

/** A label and its value. */
export interface Fact {
  label: string
  value: string
}

const labelWidth = 170

/** Draws labels and values one below the other with hairlines between them; returns the y where they end. */
export function drawFacts(
  document: PDFKit.PDFDocument,
  facts: readonly Fact[],
  top: number,
  gap = 9,
): number {
  const { left, width } = column
  const valueWidth = width - labelWidth
  let y = top
  const end = begin(document, 'L')
  for (const { label, value } of facts) {
    const height = Math.max(
      heightOf(document, value, { size: 10.5, width: valueWidth }),
      heightOf(document, label, { size: 10.5, width: labelWidth - 12 }),
    )
    if (y + height + 2 * gap > paper.height - paper.bottom) {
      document.addPage()
      y = paper.top
    }
    within(document, 'LI', () => {
      const labelled = { size: 10.5, colour: ink.muted, width: labelWidth - 12, role: 'Lbl' } as const
      setText(document, label, { x: left, y: y + gap }, labelled)
      const place = { x: left + labelWidth, y: y + gap }
      setText(document, value, place, { size: 10.5, width: valueWidth, role: 'LBody' })
    })
    y += height + 2 * gap
    drawRule(document, { x: left, y, width }, { thickness: 0.5, colour: ink.line })
  }
  end()
  return y
}
