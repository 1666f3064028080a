import { inflateSync } from 'node:zlib'

/**
 * The text of a PDF as a reader extracts it: the text of its pages, by the ToUnicode maps of its fonts. Only the output
 * of pdfkit is supported.
 */
export function textOfPdf(bytes: Buffer): string {
  const objects = objectsOf(bytes)
  const maps = new Map<string, Map<string, string>>()
  const names = new Map<string, string>()
  for (const [id, { head }] of objects) {
    for (const [, name = '', font = ''] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) names.set(name, font)
    const unicode = /\/ToUnicode (\d+) 0 R/.exec(head)?.[1]
    const map = unicode === undefined ? undefined : objects.get(unicode)?.stream
    if (map) maps.set(id, readMap(map.toString('latin1')))
  }
  const pages = [...objects.values()].flatMap(({ head }) => {
    const content = /\/Type \/Page\b[\s\S]*?\/Contents (\d+) 0 R/.exec(head)?.[1]
    return content ?? /\/Contents (\d+) 0 R[\s\S]*?\/Type \/Page\b/.exec(head)?.[1] ?? []
  })
  return pages
    .map((content) => {
      const stream = objects.get(content)?.stream.toString('latin1') ?? ''
      return readPage(stream, (font) => maps.get(names.get(font) ?? '') ?? new Map())
    })
    .join('\f')
}

/** The number of pages of a PDF. */
export function pagesOfPdf(bytes: Buffer): number {
  return textOfPdf(bytes).split('\f').length
}

function objectsOf(bytes: Buffer): Map<string, { head: string; stream: Buffer }> {
  const text = bytes.toString('latin1')
  const objects = new Map<string, { head: string; stream: Buffer }>()
  for (const match of text.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)(?:stream\n|endobj)/g)) {
    const [whole, id = '', head = ''] = match
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0)
    const start = match.index + whole.length
    const raw = bytes.subarray(start, start + length)
    const isPacked = head.includes('/FlateDecode') && whole.endsWith('stream\n')
    objects.set(id, { head, stream: isPacked ? inflateSync(raw) : raw })
  }
  return objects
}

/** Parses a font's `beginbfrange`, with the characters of consecutive glyphs. */
function readMap(cmap: string): Map<string, string> {
  const map = new Map<string, string>()
  for (const [, from = '', , list = ''] of cmap.matchAll(/<([0-9a-f]+)> <([0-9a-f]+)> \[([^\]]*)\]/gi)) {
    const first = Number.parseInt(from, 16)
    for (const [place, [, units = '']] of [...list.matchAll(/<([0-9a-f]+)>/gi)].entries()) {
      const text = Buffer.from(units, 'hex').swap16().toString('utf16le')
      map.set((first + place).toString(16).padStart(4, '0'), text)
    }
  }
  return map
}

/** The texts of a page's content stream, a line for each text operation. */
function readPage(content: string, mapOf: (font: string) => Map<string, string>): string {
  let map = new Map<string, string>()
  const lines: string[] = []
  for (const [, font, shown = ''] of content.matchAll(
    /\/(F\d+) [\d.]+ Tf|\[((?:<[0-9a-f]*>|[-\d. ])*)\] TJ/gi,
  )) {
    if (font !== undefined) {
      map = mapOf(font)
      continue
    }
    const glyphs = [...shown.matchAll(/<([0-9a-f]*)>/gi)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
    lines.push(glyphs.map((glyph) => map.get(glyph.toLowerCase()) ?? '\uFFFD').join(''))
  }
  return lines.join('\n')
}
