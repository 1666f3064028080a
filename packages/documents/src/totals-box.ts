import { areaOf, heightOf, ink, roomFor, setText } from './page.ts'
import { drawRule } from './shapes.ts'
import { begin, within } from './structure.ts'

/** One line of the composition of an amount; the last is the total. */
export interface TotalLine {
  label: string
  value: string
  isTotal?: boolean
}

const boxWidth = 236
const labelWidth = boxWidth - 110
/** The height of a line whose label fits on one line, and its padding. */
const lineHeight = 17
const lineSpace = 5
const spaceOfTotal = 5

const lookOf = ({ isTotal = false }: TotalLine) =>
  ({ size: isTotal ? 11.5 : 9.5, weight: isTotal ? 'semibold' : 'regular' }) as const

/** Draws the composition of an amount at the right of the page; returns the y where it ends. */
export function drawTotals(document: PDFKit.PDFDocument, lines: readonly TotalLine[], top: number): number {
  if (lines.length === 0) return top
  const { left, width } = areaOf(document)
  const x = left + width - boxWidth
  const measured = lines.map((line) => {
    const words = heightOf(document, line.label, { ...lookOf(line), width: labelWidth })
    return { line, height: Math.max(lineHeight, words + lineSpace) }
  })
  const height = measured.reduce((sum, line) => sum + line.height, 0)
  let y = roomFor(document, height + spaceOfTotal + 6, top)
  const end = begin(document, 'L')
  for (const { line, height: lineHigh } of measured) {
    const { label, value, isTotal = false } = line
    if (isTotal) {
      drawRule(document, { x, y: y + 3, width: boxWidth }, { thickness: 1, colour: ink.text })
      y += spaceOfTotal
    }
    const look = lookOf(line)
    const colour = isTotal ? ink.text : ink.muted
    within(document, 'LI', () => {
      setText(document, label, { x, y: y + 4 }, { ...look, colour, width: labelWidth, role: 'Lbl' })
      const valued = { ...look, width: boxWidth - 96, align: 'right', role: 'LBody' } as const
      setText(document, value, { x: x + 96, y: y + 4 }, valued)
    })
    y += lineHigh
  }
  end()
  return y + 4
}
