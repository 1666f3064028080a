import { createReadStream } from 'node:fs'
import { TextDecoder } from 'node:util'
import { localName, XmlScan } from './xml-scan.ts'

/** Encodings that the invoices and reports of an ERP come in. */
const encodings = new Set(['utf-8', 'iso-8859-1', 'windows-1252', 'us-ascii'])

/** Names by which a browser knows what to run or fetch when it shows XML as a page. */
const active = /www\.w3\.org\/(?:1999\/xhtml|2000\/svg|1999\/XSL|1998\/Math)/i
/** Roots of what is a page or a drawing, whether it says so by a namespace or not. */
const pages = new Set(['html', 'head', 'body', 'script', 'svg', 'stylesheet', 'transform'])

/**
 * Tells whether a file is one well-formed XML document of data. A document type is refused, so that there are no entities
 * to expand and nothing to fetch; so is what a browser would run as a page. The file is read in pieces.
 */
export async function isXmlDocument(path: string): Promise<boolean> {
  const scan = scanOfData()
  let decoder: TextDecoder | undefined
  try {
    for await (const piece of createReadStream(path, { highWaterMark: 32 * 1024 })) {
      const bytes: Buffer = piece
      decoder ??= decoderOf(bytes)
      if (!decoder || !scan.take(decoder.decode(bytes, { stream: true }))) return false
    }
    return decoder !== undefined && scan.take(decoder.decode()) && scan.isWhole()
  } catch (fault) {
    // Bytes that the declared encoding does not have.
    if (fault instanceof TypeError) return false
    throw fault
  }
}

/** Reads a document of data: none of its names is one by which a browser runs something. Values come with their references decoded. */
export function scanOfData(): XmlScan {
  return new XmlScan({
    element: (name, attributes, depth) =>
      (depth > 0 || !pages.has(localName(name))) &&
      ![...attributes.values()].some((value) => active.test(value)),
    instruction: (target) => target.toLowerCase() !== 'xml-stylesheet',
  })
}

function decoderOf(start: Buffer): TextDecoder | undefined {
  const [, declared = 'utf-8'] =
    /^(?:\xef\xbb\xbf)?<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w.-]{1,20})["']/.exec(
      start.toString('latin1', 0, 300),
    ) ?? []
  const encoding = declared.toLowerCase()
  return encodings.has(encoding) ? new TextDecoder(encoding, { fatal: true }) : undefined
}
