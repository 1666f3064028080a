import { createReadStream } from 'node:fs'
import { TextDecoder } from 'node:util'
import { localName, XmlScan } from './xml-scan.ts'

/** Encodings of the invoices and reports of an ERP. */
const encodings = new Set(['utf-8', 'iso-8859-1', 'windows-1252', 'us-ascii'])

/** Namespaces whose content a browser runs or fetches when it shows XML as a page. */
const active = /www\.w3\.org\/(?:1999\/xhtml|2000\/svg|1999\/XSL|1998\/Math)/i
/** Root elements of a page or a drawing, with or without a namespace. */
const pages = new Set(['html', 'head', 'body', 'script', 'svg', 'stylesheet', 'transform'])

/**
 * Returns whether a file is one well-formed XML document of data, read in pieces. A document type is refused, so that
 * there are no entities to expand and nothing to fetch; so is anything that a browser would run as a page.
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
    // Bytes that are invalid in the declared encoding.
    if (fault instanceof TypeError) return false
    throw fault
  }
}

/** Creates a scan for a document of data, which refuses names that a browser could run. Values are decoded. */
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
