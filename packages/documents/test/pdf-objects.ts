import { inflateSync } from 'node:zlib'

/** An object of a PDF: its entries as written, and its stream decompressed. */
export interface PdfObject {
  id: number
  head: string
  stream: Buffer | undefined
  /** Whether its stream ends where its length says. */
  hasRightLength: boolean
}

/** The objects of a PDF, each in its latest version. Only the output of pdfkit and our signature is supported. */
export function objectsOfPdf(bytes: Buffer): Map<number, PdfObject> {
  const objects = new Map<number, PdfObject>()
  const text = bytes.toString('latin1')
  let at = 0
  for (;;) {
    const found = /(?:^|\n)(\d+) 0 obj\n/.exec(text.slice(at))
    if (!found) return objects
    const id = Number(found[1])
    const from = at + found.index + found[0].length
    const end = text.indexOf('endobj', from)
    const streamAt = text.indexOf('\nstream\n', from)
    if (streamAt < 0 || streamAt > end) {
      objects.set(id, { id, head: text.slice(from, end), stream: undefined, hasRightLength: true })
      at = end
      continue
    }
    const head = text.slice(from, streamAt)
    const length = Number(/\/Length (\d+)/.exec(head)?.[1])
    const raw = bytes.subarray(streamAt + 8, streamAt + 8 + length)
    const after = streamAt + 8 + length
    const stream = head.includes('/FlateDecode') ? inflateSync(raw) : raw
    objects.set(id, {
      id,
      head,
      stream,
      hasRightLength: /^\r?\n*endstream\nendobj/.test(text.slice(after, after + 24)),
    })
    at = text.indexOf('endobj', after)
  }
}

/** The number of the object that an entry refers to. */
export const referenceIn = (head: string, name: string): number =>
  Number(new RegExp(`/${name} (\\d+) 0 R`).exec(head)?.[1])

/** Wrong object offsets in the indexes: the newest and those before it. */
export function wrongOffsets(bytes: Buffer): string[] {
  const text = bytes.toString('latin1')
  const wrong: string[] = []
  let start: number | undefined = Number(/startxref\n(\d+)\n%%EOF\s*$/.exec(text)?.[1])
  while (start !== undefined) {
    const table = text.slice(start, text.indexOf('startxref', start))
    if (!table.startsWith('xref\n')) return [...wrong, `no index at ${start}`]
    for (const [, first, count, rows = ''] of table.matchAll(/(\d+) (\d+)\n((?:\d{10} \d{5} [nf] \n)+)/g)) {
      for (let row = 0; row < Number(count); row++) {
        const entry = rows.slice(row * 20, row * 20 + 20)
        const head = `${Number(first) + row} 0 obj\n`
        if (entry[17] === 'n' && !text.startsWith(head, Number(entry.slice(0, 10)))) wrong.push(head.trim())
      }
    }
    const before: string | undefined = /\/Prev (\d+)/.exec(table)?.[1]
    start = before === undefined ? undefined : Number(before)
  }
  return wrong
}
