import { artifact } from './structure.ts'

/** Draws a horizontal line as an artifact. */
export function drawRule(
  document: PDFKit.PDFDocument,
  { x, y, width }: { x: number; y: number; width: number },
  { thickness, colour }: { thickness: number; colour: string },
): void {
  artifact(document, () => {
    document
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(thickness)
      .stroke(colour)
  })
}

/** Fills a box as an artifact. */
export function fillBox(
  document: PDFKit.PDFDocument,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  colour: string,
  radius = 0,
): void {
  artifact(document, () => {
    if (radius > 0) document.roundedRect(x, y, width, height, radius).fill(colour)
    else document.rect(x, y, width, height).fill(colour)
  })
}
