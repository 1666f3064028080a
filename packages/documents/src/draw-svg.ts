import { printable } from './fonts.ts'
import { numberOf, sizeOf, type SvgElement } from './svg.ts'

/** The paint of a shape, its own or inherited from its group. */
interface Paint {
  fill: string
  stroke: string
  strokeWidth: number
  cap: string
  join: string
  opacity: number
  fontSize: number
  fontWeight: string
  anchor: string
}

const plain: Paint = {
  fill: '#000000',
  stroke: 'none',
  strokeWidth: 1,
  cap: 'butt',
  join: 'miter',
  opacity: 1,
  fontSize: 16,
  fontWeight: '400',
  anchor: 'start',
}

type Document = PDFKit.PDFDocument

/** Draws an SVG into a box, as large as fits, left-aligned and vertically centred. */
export function drawSvg(
  document: Document,
  svg: SvgElement,
  box: { x: number; y: number; width: number; height: number },
): void {
  const size = sizeOf(svg)
  if (!size) return
  const scale = Math.min(box.width / size.width, box.height / size.height)
  document.save()
  document.translate(box.x, box.y + (box.height - size.height * scale) / 2)
  document.scale(scale)
  document.translate(-size.x, -size.y)
  for (const child of svg.children) drawElement(document, child, paintOf(svg, plain))
  document.restore()
}

function drawElement(document: Document, element: SvgElement, inherited: Paint): void {
  const paint = paintOf(element, inherited)
  document.save()
  transform(document, element.attributes.get('transform') ?? '')
  if (element.name === 'g') for (const child of element.children) drawElement(document, child, paint)
  else if (element.name === 'text') drawText(document, element, paint)
  else if (outline(document, element)) finish(document, paint)
  document.restore()
}

/** The opacity of groups multiplies; other properties are inherited from the nearest element. */
function paintOf(element: SvgElement, { opacity, ...inherited }: Paint): Paint {
  const said = (name: string, otherwise: string) => element.attributes.get(name) ?? otherwise
  return {
    fill: said('fill', inherited.fill),
    stroke: said('stroke', inherited.stroke),
    strokeWidth: numberOf(element, 'stroke-width', inherited.strokeWidth),
    cap: said('stroke-linecap', inherited.cap),
    join: said('stroke-linejoin', inherited.join),
    opacity: opacity * numberOf(element, 'opacity', 1),
    fontSize: numberOf(element, 'font-size', inherited.fontSize),
    fontWeight: said('font-weight', inherited.fontWeight),
    anchor: said('text-anchor', inherited.anchor),
  }
}

/** Traces a shape; returns false if there is nothing to fill. */
function outline(document: Document, element: SvgElement): boolean {
  const of = (name: string) => numberOf(element, name)
  switch (element.name) {
    case 'path':
      document.path(element.attributes.get('d') ?? '')
      return true
    case 'rect': {
      const radius = Math.max(of('rx'), of('ry'))
      if (radius > 0) document.roundedRect(of('x'), of('y'), of('width'), of('height'), radius)
      else document.rect(of('x'), of('y'), of('width'), of('height'))
      return true
    }
    case 'circle':
      document.circle(of('cx'), of('cy'), of('r'))
      return true
    case 'ellipse':
      document.ellipse(of('cx'), of('cy'), of('rx'), of('ry'))
      return true
    case 'line':
      document.moveTo(of('x1'), of('y1')).lineTo(of('x2'), of('y2'))
      return true
    case 'polyline':
    case 'polygon': {
      const points = element.attributes.get('points')?.trim() ?? ''
      if (points !== '') document.path(`M${points}${element.name === 'polygon' ? 'Z' : ''}`)
      return points !== ''
    }
    default:
      return false
  }
}

function finish(document: Document, paint: Paint): void {
  if (paint.opacity !== 1) document.opacity(paint.opacity)
  document.lineWidth(paint.strokeWidth)
  document.lineCap(paint.cap === 'round' ? 'round' : paint.cap === 'square' ? 'square' : 'butt')
  document.lineJoin(paint.join === 'round' ? 'round' : paint.join === 'bevel' ? 'bevel' : 'miter')
  const fills = paint.fill !== 'none'
  const strokes = paint.stroke !== 'none'
  if (fills && strokes) document.fillAndStroke(paint.fill, paint.stroke)
  else if (fills) document.fill(paint.fill)
  else if (strokes) document.stroke(paint.stroke)
}

function drawText(document: Document, element: SvgElement, paint: Paint): void {
  const text = printable(element.text.replace(/\s+/g, ' ').trim())
  const isBold = paint.fontWeight === 'bold' || Number(paint.fontWeight) >= 550
  document.font(isBold ? 'semibold' : 'regular').fontSize(paint.fontSize)
  const width = document.widthOfString(text)
  const shift = paint.anchor === 'middle' ? width / 2 : paint.anchor === 'end' ? width : 0
  if (paint.opacity !== 1) document.opacity(paint.opacity)
  document.fillColor(paint.fill)
  document.text(text, numberOf(element, 'x') - shift, numberOf(element, 'y'), {
    lineBreak: false,
    baseline: 'alphabetic',
  })
}

function transform(document: Document, written: string): void {
  for (const [, name, list = ''] of written.matchAll(/(\w+)\s*\(([^)]*)\)/g)) {
    const numbers = list
      .trim()
      .split(/[\s,]+/)
      .map(Number)
    const [a = 0, b, c, d = 1, e = 0, f = 0] = numbers
    if (name === 'translate') document.translate(a, b ?? 0)
    if (name === 'scale') document.scale(a, b ?? a)
    if (name === 'rotate') document.rotate(a, { origin: [b ?? 0, c ?? 0] })
    if (name === 'matrix') document.transform(a, b ?? 0, c ?? 0, d, e, f)
  }
}
