import type { CertificatePaper } from './certificate-paper.ts'
import { areaOf, heightOf, ink, setText, type Setting } from './page.ts'
import { drawRule } from './shapes.ts'
import { artifact } from './structure.ts'
import { drawQrCode } from './verification.ts'

type Document = PDFKit.PDFDocument
type Sealed = Pick<CertificatePaper, 'verification' | 'letterhead' | 'signatory' | 'signed'>

interface Block {
  title: string
  lines: readonly string[]
}

const pad = 12
const qrSide = 84
const signingWidth = 190
const between = 8
const titleLook: Setting = { size: 8, colour: ink.muted }
const codeLook: Setting = { size: 13, weight: 'semibold' }
const textLook: Setting = { size: 7.5, colour: ink.muted, lineGap: 1 }
const nameLook: Setting = { size: 9, weight: 'semibold', width: signingWidth }
const lineLook: Setting = { size: 7.5, colour: ink.muted, width: signingWidth }

/** The height of the seal at the bottom of a certificate. */
export function heightOfSeal(document: Document, paper: Sealed): number {
  const { checking, signing } = partsOf(document, paper)
  return Math.max(qrSide, checking, signing) + pad
}

/** Draws the check of a certificate at the bottom of the page, next to the responsible person and the signature. */
export function drawSeal(document: Document, paper: Sealed): void {
  const { verification, letterhead } = paper
  const { left, width, end } = areaOf(document)
  const { blocks, own, checking, signing } = partsOf(document, paper)
  const height = heightOfSeal(document, paper)
  const top = end - height
  artifact(document, () => {
    document.roundedRect(left, top, width, height, 5).lineWidth(0.8).stroke(ink.line)
  })
  const middle = (whole: number) => top + (height - whole) / 2
  drawQrCode(document, verification.address, { x: left + pad - 4, y: middle(qrSide) }, qrSide)
  const x = left + qrSide + 2 * pad
  let y = middle(checking)
  y = setText(document, verification.title, { x, y }, { ...titleLook, width: own }) + 1
  y = setText(document, verification.code, { x, y }, { ...codeLook, width: own }) + 3
  setText(document, verification.text, { x, y }, { ...textLook, width: own })
  drawBlocks(document, blocks, letterhead.colour, {
    x: left + width - signingWidth - pad,
    y: middle(signing),
  })
}

/** The blocks of the signatory, the width left for the check, and the height of each. */
function partsOf(document: Document, { verification, signatory, signed }: Sealed) {
  const blocks: Block[] = [
    ...(signatory ? [{ title: signatory.nombre, lines: [signatory.cargo] }] : []),
    ...(signed ? [signed] : []),
  ]
  const signingRoom = blocks.length > 0 ? signingWidth + pad : 0
  const own = areaOf(document).width - signingRoom - qrSide - 3 * pad
  const { title, code, text } = verification
  const checking =
    heightOf(document, title, { ...titleLook, width: own }) +
    heightOf(document, code, { ...codeLook, width: own }) +
    heightOf(document, text, { ...textLook, width: own }) +
    4
  const heights = blocks.map((block) =>
    block.lines.reduce(
      (sum, line) => sum + heightOf(document, line, lineLook),
      heightOf(document, block.title, nameLook) + 4,
    ),
  )
  const signing = heights.reduce((sum, height) => sum + height, between * Math.max(0, blocks.length - 1))
  return { blocks, own, checking, signing }
}

function drawBlocks(
  document: Document,
  blocks: readonly Block[],
  colour: string,
  place: { x: number; y: number },
): void {
  const { x } = place
  let y = place.y
  for (const { title, lines } of blocks) {
    drawRule(document, { x, y, width: signingWidth }, { thickness: 0.8, colour })
    y = setText(document, title, { x, y: y + 4 }, nameLook)
    for (const line of lines) y = setText(document, line, { x, y }, lineLook)
    y += between
  }
}
