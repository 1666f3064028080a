import { areaOf, ink, roomFor, setText } from './page.ts'
import { drawRule } from './shapes.ts'
import { begin, within } from './structure.ts'

/** One line of how an amount is made up; the last is what it comes to. */
export interface TotalLine {
  label: string
  value: string
  isTotal?: boolean
}

const boxWidth = 236
const lineHeight = 17

/** Sets how an amount is made up at the right of the page; answers where it ends. */
export function drawTotals(document: PDFKit.PDFDocument, lines: readonly TotalLine[], top: number): number {
  if (lines.length === 0) return top
  const { left, width } = areaOf(document)
  const x = left + width - boxWidth
  let y = roomFor(document, lines.length * lineHeight + 11, top)
  const end = begin(document, 'L')
  for (const { label, value, isTotal = false } of lines) {
    if (isTotal) {
      y += 3
      drawRule(document, { x, y, width: boxWidth }, { thickness: 1, colour: ink.text })
      y += 2
    }
    const look = { size: isTotal ? 11.5 : 9.5, weight: isTotal ? 'semibold' : 'regular' } as const // the weights
    const colour = isTotal ? ink.text : ink.muted
    within(document, 'LI', () => {
      setText(document, label, { x, y: y + 4 }, { ...look, colour, width: boxWidth - 120, role: 'Lbl' })
      const valued = { ...look, width: boxWidth - 96, align: 'right', role: 'LBody' } as const // the setting's words
      setText(document, value, { x: x + 96, y: y + 4 }, valued)
    })
    y += lineHeight
  }
  end()
  return y + 4
}
