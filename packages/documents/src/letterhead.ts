import { drawSvg } from './draw-svg.ts'
import { areaOf, ink, setText } from './page.ts'
import { fillBox } from './shapes.ts'
import { content } from './structure.ts'
import { readSvg, sizeOf } from './svg.ts'

/** A company's logo as it is kept. */
export interface Logo {
  mediaType: string
  bytes: Buffer
}

/** Who a document is of: the company's name, NIT and address, its logo where there is one, its colour. */
export interface Letterhead {
  company: string
  nit: string
  lines: readonly string[]
  colour: string
  logo?: Logo | undefined
}

const logoBox = { width: 190, height: 44 } as const

/** Draws the head of a first page and answers where the content may begin below. */
export function drawLetterhead(document: PDFKit.PDFDocument, letterhead: Letterhead): number {
  const { left, width, top } = areaOf(document)
  const hasLogo = drawLogo(document, letterhead, { x: left, y: top, ...logoBox })
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

/** Draws a logo as large as its box allows; false where there is none that can be drawn on paper. */
function drawLogo(
  document: PDFKit.PDFDocument,
  { logo, company }: Letterhead,
  box: { x: number; y: number; width: number; height: number },
): boolean {
  if (logo === undefined) return false
  const bbox: [number, number, number, number] = [box.x, box.y, box.x + box.width, box.y + box.height]
  const show = (draw: () => void) => content(document, 'Figure', draw, { alt: company, bbox })
  if (logo.mediaType === 'image/svg+xml') {
    const svg = readSvg(logo.bytes.toString('utf8'))
    if (!svg || !sizeOf(svg)) return false
    show(() => drawSvg(document, svg, box))
    return true
  }
  if (logo.mediaType !== 'image/png' && logo.mediaType !== 'image/jpeg') return false
  try {
    document.image(logo.bytes, box.x, box.y, { fit: [box.width, box.height], valign: 'center' })
    return true
  } catch {
    // A broken picture costs the document its logo, not its content.
    return false
  }
}
