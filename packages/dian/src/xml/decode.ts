import { ReadFault } from './read-fault.ts'

/** Encodings that are read; the annex asks for UTF-8. */
const encodings = new Set(['utf-8', 'utf8', 'us-ascii', 'iso-8859-1', 'iso-8859-15', 'windows-1252'])
const longestDeclaration = 200
/** `<` */
const firstByte = 0x3c

/** The text of an XML file without byte order mark and leading white space, and the same in UTF-8. */
export interface DecodedXml {
  text: string
  utf8: Uint8Array
}

/**
 * Decodes an XML file by its byte order mark or its declaration.
 * @throws ReadFault if it is empty, of another encoding, or not of the one that it states.
 */
export function decodeXml(bytes: Uint8Array): DecodedXml {
  const marked = markOf(bytes)
  const start = Buffer.from(bytes.subarray(0, longestDeclaration)).toString('latin1')
  const declared = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(start)?.[1]?.toLowerCase()
  const encoding = marked ?? declared ?? 'utf-8'
  if (marked === undefined && !encodings.has(encoding)) throw new ReadFault('encoding', { encoding })
  const text = bare(decoded(bytes, encoding))
  // Mostly the file is what is wanted already, and need not be held a second time.
  const isBare = encoding.startsWith('utf') && bytes[0] === firstByte
  return { text, utf8: isBare ? bytes : Buffer.from(text, 'utf8') }
}

function decoded(bytes: Uint8Array, encoding: string): string {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch (fault) {
    throw new ReadFault('encoding', { encoding: encoding.toUpperCase() }, fault)
  }
}

/** A text without byte order marks and white space before its first character. */
export function bare(text: string): string {
  return /^[\s\uFEFF]/.test(text) ? text.replace(/^[\s\uFEFF]+/, '') : text
}

function markOf(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8'
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : undefined
}
