import { TextDecoder } from 'node:util'
import { ReadFault } from './read-fault.ts'

/** Encodings that are read; the annex asks for UTF-8. */
const encodings = new Set(['utf-8', 'utf8', 'us-ascii', 'iso-8859-1', 'iso-8859-15', 'windows-1252'])
const longestDeclaration = 200
const pieceBytes = 64 * 1024
/** White space of XML, and the bytes of UTF-8's byte order mark. */
const skipped = new Set([0x20, 0x09, 0x0a, 0x0d, 0xef, 0xbb, 0xbf])

/** The text of an XML file without byte order mark and leading white space. */
export interface DecodedXml {
  /** @throws ReadFault at bytes that are not of the encoding. */
  pieces: Iterable<string>
  /** The same in UTF-8, without a copy where the file is so. */
  utf8: Uint8Array
}

/**
 * Decodes an XML file by its byte order mark or its declaration; of a large one only a piece of the text is held.
 * @throws ReadFault if it is of an encoding that is not read.
 */
export function decodeXml(bytes: Uint8Array): DecodedXml {
  const marked = markOf(bytes)
  const start = Buffer.from(bytes.subarray(0, longestDeclaration)).toString('latin1')
  const declared = /^[^<]*<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(start)?.[1]?.toLowerCase()
  const encoding = marked ?? declared ?? 'utf-8'
  if (marked === undefined && !encodings.has(encoding)) throw new ReadFault('encoding', { encoding })
  const decoder = new TextDecoder(encoding, { fatal: true, ignoreBOM: true })
  if (decoder.encoding === 'utf-8') {
    const first = bytes.findIndex((byte) => !skipped.has(byte))
    const utf8 = bytes.subarray(first === -1 ? bytes.length : first)
    return { utf8, pieces: piecesOf(utf8, decoder) }
  }
  const text = bare([...piecesOf(bytes, decoder)].join(''))
  return { utf8: Buffer.from(text, 'utf8'), pieces: [text] }
}

/** A text without byte order marks and white space before its first character. */
export function bare(text: string): string {
  return /^[\s\uFEFF]/.test(text) ? text.replace(/^[\s\uFEFF]+/, '') : text
}

function* piecesOf(bytes: Uint8Array, decoder: TextDecoder): Generator<string> {
  try {
    for (let at = 0; at < bytes.length; at += pieceBytes) {
      const stream = at + pieceBytes < bytes.length
      yield decoder.decode(bytes.subarray(at, at + pieceBytes), { stream })
    }
  } catch (fault) {
    if (!(fault instanceof TypeError)) throw fault
    throw new ReadFault('encoding', { encoding: decoder.encoding.toUpperCase() }, fault)
  }
}

function markOf(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8'
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : undefined
}
