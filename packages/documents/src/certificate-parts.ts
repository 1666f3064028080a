import { setImmediate } from 'node:timers/promises'
import type { CertificatePaper, CertificateTable } from './certificate-paper.ts'
import { drawFactGrid, heightOfFactGrid } from './fact-grid.ts'
import { areaOf, heightOf, ink, roomFor, setText, type Setting } from './page.ts'
import { fillBox } from './shapes.ts'
import { beginTable, rowsAtOnce, wrap } from './table.ts'

type Document = PDFKit.PDFDocument

const pad = 12

/** Draws the title in the middle, with its year, bimester and municipality below; returns the y where they end. */
export function drawCertificateTitle(
  document: Document,
  { title, period, letterhead }: CertificatePaper,
  top: number,
): number {
  const { left, width } = areaOf(document)
  const middle = { align: 'center', width, weight: 'semibold' } as const
  const y = setText(document, title, { x: left, y: top }, { ...middle, size: 17, role: 'H1' }) + 3
  const dated = { ...middle, size: 11, colour: letterhead.colour }
  return setText(document, period.join('  ·  '), { x: left, y }, dated) + 12
}

/** Draws the supplier in a box: the name large, the rest side by side; returns the y where it ends. */
export function drawWithheld(
  document: Document,
  { withheld, letterhead }: CertificatePaper,
  top: number,
): number {
  const [party, ...facts] = withheld
  if (!party) return top
  const { left, width } = areaOf(document)
  const inner = { left: left + pad + 3, width: width - 2 * pad - 3 }
  const label: Setting = { size: 8, colour: ink.muted, width: inner.width }
  const name: Setting = { size: 13, weight: 'semibold', width: inner.width }
  const across = Math.max(1, Math.min(3, facts.length))
  const height =
    2 * pad -
    6 +
    heightOf(document, party.label, label) +
    heightOf(document, party.value, name) +
    (facts.length > 0 ? heightOfFactGrid(document, facts, across, inner.width) - 4 : 0)
  const from = roomFor(document, height, top)
  fillBox(document, { x: left, y: from, width, height }, ink.ground, 5)
  fillBox(document, { x: left, y: from + 6, width: 3, height: height - 12 }, letterhead.colour)
  let y = setText(document, party.label, { x: inner.left, y: from + pad - 3 }, label)
  y = setText(document, party.value, { x: inner.left, y }, name) + 4
  drawFactGrid(document, facts, y, across, inner)
  return from + height
}

/** Draws the withholdings, a row for each concept and rate, and the total; returns the y where it ends. */
export async function drawWithholdings(
  document: Document,
  { columns, rows, total }: CertificateTable,
  top: number,
): Promise<number> {
  const table = beginTable(document, columns, top, 9)
  for (const [at, row] of rows.entries()) {
    table.add(row)
    if ((at + 1) % rowsAtOnce === 0) await setImmediate()
  }
  table.addTotal(total)
  return table.end()
}

/** Draws the total in words in a band of its own; returns the y where it ends. */
export function drawWords(document: Document, { words }: CertificatePaper, top: number): number {
  const { left, width } = areaOf(document)
  const setting: Setting = { size: 10, weight: 'semibold', width: width - 2 * pad, lineGap: 1.5 }
  // Broken between words only: pdfkit would also break after the slash of "M/CTE". Slightly narrower than the box, as
  // rounding would otherwise break such a line again.
  document.font('semibold').fontSize(10)
  const lines = wrap(document, words, width - 2 * pad - 6).join('\n')
  const height = heightOf(document, lines, setting) + 10
  const y = roomFor(document, height, top)
  fillBox(document, { x: left, y, width, height }, ink.ground, 4)
  setText(document, lines, { x: left + pad, y: y + 5 }, setting)
  return y + height
}

/** Draws a paragraph without a page break; returns the y where it ends. */
export function drawCertificateText(
  document: Document,
  text: string,
  top: number,
  look: Setting = { size: 9.5, lineGap: 2 },
): number {
  const { left, width } = areaOf(document)
  const setting = { ...look, width }
  const y = roomFor(document, heightOf(document, text, setting), top)
  return setText(document, text, { x: left, y }, setting)
}
