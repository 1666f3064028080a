import { localName, XmlScan } from './xml-scan.ts'
import type { Dimensions } from './dimensions.ts'

/** The size of a drawing that declares none. */
const usual = { width: 300, height: 150 }
/** An embedded picture is in one attribute. */
const longestTag = 32 * 1024 * 1024

/** Elements that run, fetch or embed something, by local name. */
const active = new Set(['script', 'foreignobject', 'iframe', 'embed', 'object', 'handler', 'listener'])
/** Attributes that contain an address. */
const addresses = new Set(['href', 'src'])
/** An address that fetches nothing: a fragment of the drawing, or an embedded picture. */
const own = /^\s*(?:#|data:image\/(?:png|jpeg|webp|gif)[;,]|$)/i
/** CSS that fetches from elsewhere; escapes are decoded before. */
const fetching =
  /@import|(?:url|image|image-set|src)\s*\(\s*["']?(?!\s*["']?(?:#|data:image\/(?:png|jpeg|webp|gif)[;,]|data:font\/))/i

/**
 * Returns the dimensions of an SVG from its root element; undefined if the file is no SVG, or contains anything that
 * runs, fetches or embeds. The product only shows it as a picture, in which nothing runs. All uploads of drawings use
 * this rule.
 */
export function drawingOf(bytes: Buffer): Dimensions | undefined {
  let shape: Dimensions | undefined
  const styles: string[] = []
  const scan = new XmlScan({
    takesDoctype: true,
    longestTag,
    element(name, attributes, depth) {
      if (depth === 0 && localName(name) !== 'svg') return false
      if (depth === 0) shape = shapeOf(attributes)
      return !active.has(localName(name)) && [...attributes].every(([key, value]) => isInert(key, value))
    },
    instruction: (target) => target.toLowerCase() !== 'xml-stylesheet',
    text(text, within) {
      if (localName(within) === 'style') styles.push(text)
    },
  })
  if (
    !scan.take(
      bytes
        .toString('utf8')
        .replace(/^\uFEFF/, '')
        .trimStart(),
    ) ||
    !scan.isWhole()
  )
    return undefined
  return isFetching(styles.join('')) ? undefined : shape
}

function isInert(key: string, value: string): boolean {
  const name = localName(key)
  if (name.startsWith('on')) return false
  if (addresses.has(name)) return own.test(value)
  // An animation can move an address into any attribute.
  return !/(?:javascript|vbscript):/i.test(value.replace(/\s+/g, '')) && !isFetching(value)
}

/** Whether a style, or a text that may be one, fetches something. */
function isFetching(style: string): boolean {
  if (!/[(@\\]/.test(style)) return false
  const read = withoutComments(style)
    .replace(/\\([\da-fA-F]{1,6})\s?/g, (_, code: string) => {
      const point = Number.parseInt(code, 16)
      return point <= 0x10ffff ? String.fromCodePoint(point) : ''
    })
    .replaceAll('\\', '')
  return fetching.test(read)
}

/** Searches on from the end of the last comment: a pattern would start again at each unclosed one. */
function withoutComments(style: string): string {
  const kept: string[] = []
  let done = 0
  for (let at = style.indexOf('/*'); at !== -1; at = style.indexOf('/*', done)) {
    const end = style.indexOf('*/', at + 2)
    kept.push(style.slice(done, at))
    done = end === -1 ? style.length : end + 2
  }
  return kept.join('') + style.slice(done)
}

function shapeOf(attributes: ReadonlyMap<string, string>): Dimensions {
  const box = /^\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(
    (attributes.get('viewBox') ?? '').slice(0, 200),
  )
  const width = lengthOf(attributes.get('width')) ?? Number(box?.[1] ?? usual.width)
  const height = lengthOf(attributes.get('height')) ?? Number(box?.[2] ?? usual.height)
  const rounded = { width: Math.round(width), height: Math.round(height) }
  return rounded.width > 0 && rounded.height > 0 && rounded.width < 100_000 && rounded.height < 100_000
    ? rounded
    : usual
}

function lengthOf(written = ''): number | undefined {
  const found = /^\s*([\d.]+)(?:px)?\s*$/.exec(written.slice(0, 100))
  return found ? Number(found[1]) : undefined
}
