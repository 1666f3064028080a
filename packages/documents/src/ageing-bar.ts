import { areaOf, ink, roomFor, setText } from './page.ts'
import { fillBox } from './shapes.ts'

/** One step of the ageing: its label, its amount, and its share of the total owed, from 0 to 1. */
export interface AgeingStep {
  label: string
  rows: string
  value: string
  share: number
  isOverdue: boolean
}

/** The colour of what is not due yet: calm, and never the company's, which may be an alarming red. */
const currentInk = '#5b8f7b'
/** The colours of overdue amounts, warmer and darker with age. */
const overdueInks = ['#f0c36a', '#e39a3f', '#cf6f2e', '#b04a2a', '#7d2a22'] as const
const barHeight = 12

/** Draws the ageing: a bar and below it each step with its value. Returns the y where it ends. */
export function drawAgeing(
  document: PDFKit.PDFDocument,
  { title, steps }: { title: string; steps: readonly AgeingStep[] },
  top: number,
): number {
  const { left, width } = areaOf(document)
  let y = roomFor(document, 90, top)
  y = setText(document, title, { x: left, y }, { size: 12, weight: 'semibold', width, role: 'H2' }) + 8
  const inkOf = inksOf(steps)
  fillBox(document, { x: left, y, width, height: barHeight }, ink.ground, 3)
  let x = left
  for (const [place, { share }] of steps.entries()) {
    const own = Math.max(0, Math.min(1, share)) * width
    if (own < 0.3) continue
    fillBox(document, { x, y, width: Math.max(own - 1, 0.6), height: barHeight }, inkOf(place))
    x += own
  }
  y += barHeight + 8
  const own = width / steps.length
  let end = y
  for (const [place, { label, value, rows }] of steps.entries()) {
    const at = left + place * own
    fillBox(document, { x: at, y: y + 2, width: 6, height: 6 }, inkOf(place))
    const labelled = setText(
      document,
      label,
      { x: at + 10, y },
      { size: 8, colour: ink.muted, width: own - 14 },
    )
    const valued = setText(
      document,
      value,
      { x: at, y: labelled + 2 },
      { size: 9, weight: 'semibold', width: own - 4 },
    )
    end = Math.max(
      end,
      setText(document, rows, { x: at, y: valued + 1 }, { size: 7.5, colour: ink.muted, width: own - 4 }),
    )
  }
  return end
}

/** Returns the colour of each step by its index. */
export function inksOf(steps: readonly Pick<AgeingStep, 'isOverdue'>[]): (place: number) => string {
  const first = steps.findIndex(({ isOverdue }) => isOverdue)
  return (place) =>
    first < 0 || place < first
      ? currentInk
      : (overdueInks[Math.min(place - first, overdueInks.length - 1)] ?? currentInk)
}
