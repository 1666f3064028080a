/** How a file's letters are written. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/**
 * Decodes a file's text: by its byte order mark, else as UTF-8, else as Windows-1252, the Latin-1 that Excel and old
 * ERPs write. The mark is not part of the text.
 */
export function decodeText(bytes: Uint8Array): { text: string; encoding: Encoding } {
  const encoding = markedEncoding(bytes)
  if (encoding) return { text: new TextDecoder(encoding).decode(bytes), encoding }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' }
  } catch {
    // Not a fault: bytes that are no UTF-8 are the older encoding, in which every byte is a letter.
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' }
  }
}

function markedEncoding([first, second, third]: Uint8Array): Encoding | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined
}
