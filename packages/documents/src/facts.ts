import { column, heightOf, ink, paper, setText } from './page.ts'

/** A label and what it says. */
export interface Fact {
  label: string
  value: string
}

const labelWidth = 170

/** Sets labels and values one below the other with a hairline between; answers where they end. */
export function drawFacts(
  document: PDFKit.PDFDocument,
  facts: readonly Fact[],
  top: number,
  gap = 9,
): number {
  const { left, width } = column
  const valueWidth = width - labelWidth
  let y = top
  for (const { label, value } of facts) {
    const height = Math.max(
      heightOf(document, value, { size: 10.5, width: valueWidth }),
      heightOf(document, label, { size: 10.5, width: labelWidth - 12 }),
    )
    if (y + height + 2 * gap > paper.height - paper.bottom) {
      document.addPage()
      y = paper.top
    }
    setText(
      document,
      label,
      { x: left, y: y + gap },
      { size: 10.5, colour: ink.muted, width: labelWidth - 12 },
    )
    setText(document, value, { x: left + labelWidth, y: y + gap }, { size: 10.5, width: valueWidth })
    y += height + 2 * gap
    document
      .moveTo(left, y)
      .lineTo(left + width, y)
      .lineWidth(0.5)
      .stroke(ink.line)
  }
  return y
}
