import { areaOf, heightOf, ink, roomFor, setText } from './page.ts'
import { qrCode, type QrCode } from './qr-code.ts'
import { artifact, content } from './structure.ts'

/** How the holder of a paper verifies it. */
export interface Verification {
  /** The address in the QR code. */
  address: string
  title: string
  /** The code as people type it. */
  code: string
  text: string
}

const side = 88
/** The height of the box. */
export const verificationHeight = side + 14
/** Light modules around a QR code, which cameras need to find it. */
const quiet = 4

/** Draws the box with QR code and verification code, without a page break; returns the y where it ends. */
export function drawVerification(
  document: PDFKit.PDFDocument,
  { address, title, code, text }: Verification,
  top: number,
): number {
  const { left, width } = areaOf(document)
  const height = verificationHeight
  const y = roomFor(document, height, top)
  artifact(document, () => {
    document.roundedRect(left, y, width, height, 6).lineWidth(0.8).stroke(ink.line)
  })
  drawQrCode(document, address, { x: left + 8, y: y + 8 }, side)
  const x = left + side + 22
  const own = width - side - 34
  const small = { size: 9, colour: ink.muted, width: own, lineGap: 1.5 }
  const whole = 34 + heightOf(document, text, small)
  let at = y + (height - whole) / 2
  at = setText(document, title, { x, y: at }, { size: 9, colour: ink.muted, width: own }) + 2
  at = setText(document, code, { x, y: at }, { size: 15, weight: 'semibold', width: own }) + 4
  setText(document, text, { x, y: at }, small)
  return y + height
}

const stampSide = 76
/** The width of a stamp. */
export const stampWidth = 96

/** Draws QR code and verification code alone, where the text stands elsewhere; returns the y where they end. */
export function drawVerificationStamp(
  document: PDFKit.PDFDocument,
  { address, code }: Verification,
  { x, y }: { x: number; y: number },
): number {
  drawQrCode(document, address, { x: x + (stampWidth - stampSide) / 2, y }, stampSide)
  const setting = { size: 9, weight: 'semibold', width: stampWidth, align: 'center' } as const
  return setText(document, code, { x, y: y + stampSide + 2 }, setting)
}

/** Draws a text as a QR code with the quiet zone that cameras need; the text is its alternative text. */
export function drawQrCode(
  document: PDFKit.PDFDocument,
  text: string,
  place: { x: number; y: number },
  side: number,
): void {
  const bbox: [number, number, number, number] = [place.x, place.y, place.x + side, place.y + side]
  content(document, 'Figure', () => drawModules(document, qrCode(text), place, side), { alt: text, bbox })
}

function drawModules(
  document: PDFKit.PDFDocument,
  code: QrCode,
  place: { x: number; y: number },
  side: number,
): void {
  const module = side / (code.length + 2 * quiet)
  for (const [row, modules] of code.entries()) {
    // Adjacent modules are one bar: hairlines between them would show on screens.
    let from = 0
    while (from < modules.length) {
      if (!modules[from]) {
        from++
        continue
      }
      let to = from
      while (modules[to]) to++
      document.rect(
        place.x + (from + quiet) * module,
        place.y + (row + quiet) * module,
        (to - from) * module,
        module + 0.05,
      )
      from = to
    }
  }
  document.fill('#000000')
}
