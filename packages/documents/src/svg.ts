/** An element of a drawing with its children. */
export interface SvgElement {
  name: string
  attributes: ReadonlyMap<string, string>
  children: SvgElement[]
  text: string
}

/** Supported elements and attributes; a drawing with any other is not drawn. */
const drawn = new Set([
  'svg',
  'g',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'text',
  'title',
  'desc',
])
const refused = /^(class|style|clip-path|mask|filter|href|xlink:href|marker.*|on.*|stroke-dasharray)$/

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#39': "'",
}

/** The parts of a drawing besides its elements, by their beginning and end. */
const asides = [
  ['<!--', '-->'],
  ['<?', '?>'],
  ['<!DOCTYPE', '>'],
] as const

/**
 * The markup without comments, instructions and document type, or undefined if one has no end. Each search starts at
 * the end of the last: a pattern would search again for each that is not closed.
 */
function withoutAsides(markup: string): string | undefined {
  const kept: string[] = []
  let done = 0
  for (let at = markup.indexOf('<'); at !== -1; at = markup.indexOf('<', Math.max(done, at + 1))) {
    const aside = asides.find(([begin]) => markup.slice(at, at + begin.length).toUpperCase() === begin)
    if (!aside) continue
    const [begin, end] = aside
    const stop = markup.indexOf(end, at + begin.length)
    if (stop === -1) return undefined
    kept.push(markup.slice(done, at))
    done = stop + end.length
  }
  return kept.join('') + markup.slice(done)
}

/**
 * Maximum characters of a drawing, nesting depth, and characters of one text: a logo has a tenth of them. Drawing it on
 * every paper of a company blocks the event loop.
 */
const limits = { signs: 128 * 1024, depth: 50, text: 500 } as const

/**
 * Reads a plain drawing: shapes, groups and texts with colours of their own. Returns undefined if it needs more (style
 * sheets, gradients, pictures), so that a document shows the company's name instead of half a logo.
 */
export function readSvg(markup: string): SvgElement | undefined {
  if (markup.length > limits.signs) return undefined
  const body = withoutAsides(markup)?.trim()
  if (body === undefined) return undefined
  const root: SvgElement = { name: '', attributes: new Map(), children: [], text: '' }
  const open = [root]
  let at = 0
  for (const match of body.matchAll(
    /<(\/?)([a-zA-Z][\w:-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>/g,
  )) {
    const parent = open.at(-1)
    if (!parent) return undefined
    parent.text += decode(body.slice(at, match.index))
    if (parent.name === 'text' && parent.text.length > limits.text) return undefined
    at = match.index + match[0].length
    const [, isEnd, name = '', written = '', isWhole] = match
    if (isEnd) {
      if (open.pop()?.name !== name) return undefined
      continue
    }
    const element = { name, attributes: attributesOf(written), children: [], text: '' }
    if (!drawn.has(name) || [...element.attributes].some(isBeyondUs)) return undefined
    parent.children.push(element)
    if (!isWhole) open.push(element)
    if (open.length > limits.depth) return undefined
  }
  const [svg] = root.children
  return open.length === 1 && at === body.length && svg?.name === 'svg' ? svg : undefined
}

/** A drawing's own size: its view box, otherwise its width and height. */
export function sizeOf(svg: SvgElement): { x: number; y: number; width: number; height: number } | undefined {
  const box = (svg.attributes.get('viewBox') ?? '').split(/[\s,]+/).map(Number)
  const [x = 0, y = 0, width = numberOf(svg, 'width'), height = numberOf(svg, 'height')] =
    box.length === 4 ? box : [0, 0]
  return width > 0 && height > 0 ? { x, y, width, height } : undefined
}

/** A number of an element; `otherwise` if it has none. */
export function numberOf(element: SvgElement, name: string, otherwise = 0): number {
  const number = Number.parseFloat(element.attributes.get(name) ?? '')
  return Number.isFinite(number) ? number : otherwise
}

function attributesOf(written: string): Map<string, string> {
  return new Map(
    [...written.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(
      ([, name = '', double, single]) => [name, decode(double ?? single ?? '')],
    ),
  )
}

function isBeyondUs([name, value]: [string, string]): boolean {
  return refused.test(name) || /url\(|currentColor|%/i.test(value)
}

function decode(text: string): string {
  return text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
}
