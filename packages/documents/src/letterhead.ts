import { drawerOf, type Logo } from './logo.ts'
import { areaOf, ink, setText } from './page.ts'
import { fillBox } from './shapes.ts'
import { content } from './structure.ts'

/** The issuer of a document: the company's name, NIT and address, its logo if any, its colour. */
export interface Letterhead {
  company: string
  nit: string
  lines: readonly string[]
  colour: string
  logo?: Logo | undefined
}

const logoBox = { width: 190, height: 44 } as const

/** Draws the head of a first page; returns the y where the content may begin. */
export function drawLetterhead(document: PDFKit.PDFDocument, letterhead: Letterhead): number {
  const { left, width, top } = areaOf(document)
  const drawLogo = drawerOf(letterhead.logo)
  const hasLogo = drawLogo !== undefined
  if (drawLogo) {
    const bbox: [number, number, number, number] = [left, top, left + logoBox.width, top + logoBox.height]
    const draw = () => drawLogo(document, { x: left, y: top, ...logoBox })
    content(document, 'Figure', draw, { alt: letterhead.company, bbox })
  }
  const half = hasLogo ? width - logoBox.width - 16 : width
  const x = hasLogo ? left + width - half : left
  const align = hasLogo ? 'right' : 'left'
  let y = setText(
    document,
    letterhead.company,
    { x, y: top },
    {
      size: hasLogo ? 12 : 18,
      weight: 'semibold',
      width: half,
      align,
    },
  )
  for (const line of [letterhead.nit, ...letterhead.lines]) {
    y = setText(document, line, { x, y: y + 1 }, { size: 9, colour: ink.muted, width: half, align })
  }
  const end = Math.max(y, hasLogo ? top + logoBox.height : y) + 14
  fillBox(document, { x: left, y: end, width, height: 2 }, letterhead.colour)
  return end + 2 + 24
}
