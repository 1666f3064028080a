import { areaOf, heightOf, roomFor, setText } from './page.ts'

/** Draws what the company says at the end of a paper, line by line as it was written. Returns the y where it ends. */
export function drawCompanyNote(
  document: PDFKit.PDFDocument,
  note: string | undefined,
  top: number,
  below = 12,
): number {
  if (note === undefined || note.trim() === '') return top
  const { left, width } = areaOf(document)
  const setting = { size: 9.5, width, lineGap: 2 }
  let y = top
  for (const line of note.trim().split(/\r?\n/)) {
    // An empty line is a gap between paragraphs.
    if (line.trim() === '') {
      y += 6
      continue
    }
    y = roomFor(document, Math.min(heightOf(document, line, setting), 400), y)
    setText(document, line, { x: left, y }, setting)
    // A line of several pages ends on a page other than its first.
    y = document.y + 2
  }
  return y + below
}
