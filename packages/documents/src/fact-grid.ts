import type { Fact } from './facts.ts'
import { areaOf, heightOf, ink, roomFor, setText } from './page.ts'

const gutter = 16

/** Sets labels above their values, several beside each other; answers where they end. */
export function drawFactGrid(
  document: PDFKit.PDFDocument,
  facts: readonly Fact[],
  top: number,
  across = 3,
): number {
  const { left, width } = areaOf(document)
  const own = (width - gutter * (across - 1)) / across
  let y = top
  for (let place = 0; place < facts.length; place += across) {
    const row = facts.slice(place, place + across)
    const heights = row.map(
      ({ label, value }) =>
        heightOf(document, label, { size: 8, width: own }) +
        heightOf(document, value, { size: 10, width: own }),
    )
    y = roomFor(document, Math.max(...heights) + 10, y)
    for (const [at, { label, value }] of row.entries()) {
      const x = left + at * (own + gutter)
      const below = setText(document, label, { x, y }, { size: 8, colour: ink.muted, width: own })
      setText(document, value, { x, y: below + 1.5 }, { size: 10, width: own })
    }
    y += Math.max(...heights) + 10
  }
  return y
}
