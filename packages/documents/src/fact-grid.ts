import type { Fact } from './facts.ts'
import { areaOf, heightOf, ink, roomFor, setText } from './page.ts'
import { begin, within } from './structure.ts'

const gutter = 16
const gap = 10
const labelSize = 8
const valueSize = 10

/** The area of a grid: the page's content, or a box within it. */
export interface GridPlace {
  left: number
  width: number
}

/** Draws labels above their values, several side by side; returns the y where they end. */
export function drawFactGrid(
  document: PDFKit.PDFDocument,
  facts: readonly Fact[],
  top: number,
  across = 3,
  { left, width }: GridPlace = areaOf(document),
): number {
  if (facts.length === 0) return top
  const own = cellWidth(width, across)
  let y = top
  const end = begin(document, 'L')
  for (let place = 0; place < facts.length; place += across) {
    const row = facts.slice(place, place + across)
    const height = rowHeight(document, row, own)
    y = roomFor(document, height, y)
    for (const [at, { label, value }] of row.entries()) {
      const x = left + at * (own + gutter)
      within(document, 'LI', () => {
        const labelled = { size: labelSize, colour: ink.muted, width: own, role: 'Lbl' } as const
        const below = setText(document, label, { x, y }, labelled)
        setText(document, value, { x, y: below + 1.5 }, { size: valueSize, width: own, role: 'LBody' })
      })
    }
    y += height
  }
  end()
  return y
}

/** The height of a grid. */
export function heightOfFactGrid(
  document: PDFKit.PDFDocument,
  facts: readonly Fact[],
  across: number,
  width: number,
): number {
  const own = cellWidth(width, across)
  let height = 0
  for (let place = 0; place < facts.length; place += across) {
    height += rowHeight(document, facts.slice(place, place + across), own)
  }
  return height
}

const cellWidth = (width: number, across: number) => (width - gutter * (across - 1)) / across

function rowHeight(document: PDFKit.PDFDocument, row: readonly Fact[], width: number): number {
  const heights = row.map(
    ({ label, value }) =>
      heightOf(document, label, { size: labelSize, width }) +
      heightOf(document, value, { size: valueSize, width }),
  )
  return Math.max(...heights) + gap
}
