import { deflateSync } from 'node:zlib'
import Pdf from 'pdfkit'
import { drawSvg } from './draw-svg.ts'
import { registerFonts } from './fonts.ts'
import { type PrintedPicture, readPng } from './png.ts'
import { readSvg, sizeOf } from './svg.ts'

/** A company's logo as stored. */
export interface Logo {
  mediaType: string
  bytes: Buffer
}

/** The box of a logo. */
export interface LogoBox {
  x: number
  y: number
  width: number
  height: number
}

type DrawLogo = (document: PDFKit.PDFDocument, box: LogoBox) => void

/** Cached drawers of logos, by their bytes: a company's is on each of its papers. */
const readLogos = new WeakMap<Buffer, DrawLogo | null>()
/** Maximum pixels that a printer resolves across a logo; more would only make every paper larger. */
const widestPicture = 1000

/** Returns a function that draws a logo as large as its box allows, or undefined if it cannot be drawn on paper. */
export function drawerOf(logo: Logo | undefined): DrawLogo | undefined {
  if (!logo) return undefined
  const known = readLogos.get(logo.bytes)
  if (known !== undefined) return known ?? undefined
  const read = readLogo(logo)
  readLogos.set(logo.bytes, read ?? null)
  return read
}

function readLogo({ mediaType, bytes }: Logo): DrawLogo | undefined {
  if (mediaType === 'image/svg+xml') return svgDrawer(bytes)
  if (mediaType === 'image/png') {
    const picture = readPng(bytes)
    return picture && pngDrawer(shrunk(picture))
  }
  return mediaType === 'image/jpeg' ? jpegDrawer(bytes) : undefined
}

/** A drawing of shapes is drawn once and copied; one with texts or opacity needs the paper's own fonts and states. */
function svgDrawer(bytes: Buffer): DrawLogo | undefined {
  const svg = readSvg(bytes.toString('utf8'))
  const size = svg && sizeOf(svg)
  if (!svg || !size) return undefined
  const whole = { x: 0, y: 0, width: size.width, height: size.height }
  const drawn = contentOf((document) => drawSvg(document, svg, whole))
  if (/^\/\w+ gs$|^BT$/m.test(drawn)) return (document, box) => drawSvg(document, svg, box)
  return (document, box) => {
    const scale = Math.min(box.width / size.width, box.height / size.height)
    document.save()
    document.translate(box.x, box.y + (box.height - size.height * scale) / 2)
    document.scale(scale)
    document.addContent(drawn)
    document.restore()
  }
}

/** The content stream of a drawing. */
function contentOf(draw: (document: PDFKit.PDFDocument) => void): string {
  const document = new Pdf({ font: '' })
  registerFonts(document)
  const lines: string[] = []
  Reflect.set(document.page, 'write', (line: string) => void lines.push(line))
  draw(document)
  return lines.join('\n')
}

function pngDrawer({ width, height, rgb }: PrintedPicture): DrawLogo {
  const packed = deflateSync(rgb)
  return (document, box) => {
    const picture = {
      width,
      height,
      label: 'Logo',
      obj: undefined as PDFKit.PDFKitReference | undefined, // pdfkit looks for it under this name
      embed() {
        this.obj = document.ref({
          Type: 'XObject',
          Subtype: 'Image',
          Width: width,
          Height: height,
          BitsPerComponent: 8,
          ColorSpace: 'DeviceRGB',
          Filter: 'FlateDecode',
        })
        this.obj.end(packed)
      },
    }
    // pdfkit also accepts a parsed picture; its types only allow bytes.
    document.image(picture as unknown as Buffer, box.x, box.y, {
      fit: [box.width, box.height],
      valign: 'center',
    })
  }
}

/** CMYK pictures are excluded, as a paper's colours are RGB. */
function jpegDrawer(bytes: Buffer): DrawLogo | undefined {
  const draw: DrawLogo = (document, box) => {
    document.image(bytes, box.x, box.y, { fit: [box.width, box.height], valign: 'center' })
  }
  try {
    contentOf((document) => draw(document, { x: 0, y: 0, width: 10, height: 10 }))
  } catch {
    // A broken picture costs the document its logo, not its content.
    return undefined
  }
  return [1, 3].includes(coloursOfJpeg(bytes)) ? draw : undefined
}

/** The number of colours of a JPEG, by its frame header. */
function coloursOfJpeg(bytes: Buffer): number {
  let at = 2
  while (at + 10 < bytes.length) {
    const marker = bytes.readUInt16BE(at)
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker)
    if (isFrame) return bytes[at + 9] ?? 0
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  return 0
}

/** Reduces a picture to a printer's resolution by averaging pixels. */
function shrunk(picture: PrintedPicture): PrintedPicture {
  const factor = Math.floor(picture.width / widestPicture)
  if (factor < 2) return picture
  const [width, height] = [
    Math.floor(picture.width / factor),
    Math.max(1, Math.floor(picture.height / factor)),
  ]
  const rgb = Buffer.alloc(width * height * 3)
  for (let to = 0; to < rgb.length; to++) {
    const [dot, sample] = [Math.floor(to / 3), to % 3]
    const [left, top] = [(dot % width) * factor, Math.floor(dot / width) * factor]
    let sum = 0
    for (let y = top; y < top + factor; y++)
      for (let x = left; x < left + factor; x++)
        sum += picture.rgb[(y * picture.width + x) * 3 + sample] ?? 255
    rgb[to] = sum / factor ** 2
  }
  return { width, height, rgb }
}
