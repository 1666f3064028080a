import { areaOf, ink, setText } from './page.ts'

const pageWidth = 90

/** Sets the foot of a page: where the document comes from, and which page of how many this is. */
export function drawFoot(document: PDFKit.PDFDocument, left: string, right: string): void {
  const area = areaOf(document)
  const y = area.end + 16
  document
    .moveTo(area.left, y - 8)
    .lineTo(area.left + area.width, y - 8)
    .lineWidth(0.5)
    .stroke(ink.line)
  const look = { size: 7.5, colour: ink.muted } as const // the setting's names are kept
  setText(document, left, { x: area.left, y }, { ...look, width: area.width - pageWidth })
  const x = area.left + area.width - pageWidth
  setText(document, right, { x, y }, { ...look, width: pageWidth, align: 'right' })
}
