import { areaOf, heightOf, ink, setText } from './page.ts'
import { fillBox } from './shapes.ts'

/** The main figure, to the right of a title. */
export interface HeadFigure {
  label: string
  value: string
  note?: string | undefined
}

const figureWidth = 190

/** Draws a document's title with its subtitle and its figure to the right; returns the y where they end. */
export function drawHeading(
  document: PDFKit.PDFDocument,
  { title, subtitle, figure }: { title: string; subtitle: string; figure?: HeadFigure | undefined },
  top: number,
): number {
  const { left, width } = areaOf(document)
  const own = figure ? width - figureWidth - 16 : width
  const titled = { size: 19, weight: 'semibold', width: own, role: 'H1' } as const
  let y = setText(document, title, { x: left, y: top }, titled)
  if (subtitle !== '') {
    y = setText(document, subtitle, { x: left, y: y + 2 }, { size: 10.5, colour: ink.muted, width: own })
  }
  if (!figure) return y + 16
  const right = { width: figureWidth, align: 'right' } as const
  const x = left + width - figureWidth
  let low = setText(document, figure.label, { x, y: top + 3 }, { size: 9, colour: ink.muted, ...right })
  low = setText(document, figure.value, { x, y: low + 1 }, { size: 18, weight: 'semibold', ...right })
  if (figure.note !== undefined) {
    low = setText(document, figure.note, { x, y: low + 1 }, { size: 9, colour: ink.muted, ...right })
  }
  return Math.max(y, low) + 16
}

/** Draws a prominent warning; returns the y where it ends. */
export function drawWarning(document: PDFKit.PDFDocument, warning: string, y: number, pad = 8): number {
  const { left, width } = areaOf(document)
  const setting = { size: 10, weight: 'semibold', colour: ink.warning, width: width - 24 } as const
  const height = heightOf(document, warning, setting) + 2 * pad
  fillBox(document, { x: left, y, width, height }, ink.warningGround, 4)
  setText(document, warning, { x: left + 12, y: y + pad }, setting)
  return y + height
}
