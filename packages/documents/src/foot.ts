import { column, ink, paper, setText } from './page.ts'

/** Sets the foot of a page: where the document can be checked, and which page of how many this is. */
export function drawFoot(document: PDFKit.PDFDocument, left: string, right: string): void {
  const y = paper.height - paper.bottom + 16
  document
    .moveTo(column.left, y - 8)
    .lineTo(column.left + column.width, y - 8)
    .lineWidth(0.5)
    .stroke(ink.line)
  setText(document, left, { x: column.left, y }, { size: 7.5, colour: ink.muted, width: column.width - 90 })
  setText(
    document,
    right,
    { x: column.left + column.width - 90, y },
    {
      size: 7.5,
      colour: ink.muted,
      width: 90,
      align: 'right',
    },
  )
}
