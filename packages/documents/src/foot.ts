import { areaOf, ink, setText } from './page.ts'
import { drawRule } from './shapes.ts'
import { artifact } from './structure.ts'

const pageWidth = 90

/** Draws the footer of a page: the origin of the document, and the page number with the total. */
export function drawFoot(document: PDFKit.PDFDocument, left: string, right: string): void {
  const area = areaOf(document)
  const y = area.end + 16
  drawRule(document, { x: area.left, y: y - 8, width: area.width }, { thickness: 0.5, colour: ink.line })
  const look = { size: 7.5, colour: ink.muted } as const
  const x = area.left + area.width - pageWidth
  const draw = () => {
    setText(document, left, { x: area.left, y }, { ...look, width: area.width - pageWidth })
    setText(document, right, { x, y }, { ...look, width: pageWidth, align: 'right' })
  }
  artifact(document, draw, 'Pagination')
}
