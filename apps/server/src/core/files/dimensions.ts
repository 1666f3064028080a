/** The width and height of a picture. */
export interface Dimensions {
  width: number
  height: number
}

/**
 * Reads the dimensions of a picture from its header, so that a huge picture is refused before anything is unpacked.
 * Undefined if the header is not one of the kinds that the library takes.
 */
export function dimensionsOf(bytes: Buffer): Dimensions | undefined {
  try {
    return ofPng(bytes) ?? ofWebp(bytes) ?? ofAvif(bytes) ?? ofJpeg(bytes)
  } catch (fault) {
    // The header is truncated.
    if (fault instanceof RangeError) return undefined
    throw fault
  }
}

function ofPng(bytes: Buffer): Dimensions | undefined {
  if (bytes.toString('latin1', 1, 4) !== 'PNG' || bytes.toString('latin1', 12, 16) !== 'IHDR')
    return undefined
  return measured(bytes.readUInt32BE(16), bytes.readUInt32BE(20))
}

function ofWebp(bytes: Buffer): Dimensions | undefined {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP')
    return undefined
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return measured(bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff)
    case 'VP8L': {
      const bits = bytes.readUInt32LE(21)
      return measured((bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1)
    }
    case 'VP8X':
      return measured(bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1)
    default:
      return undefined
  }
}

/** The largest of the spatial extents that an AVIF declares; a tiled picture also declares its tiles. */
function ofAvif(bytes: Buffer): Dimensions | undefined {
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return undefined
  let found: Dimensions | undefined
  for (let at = bytes.indexOf('ispe'); at > 0; at = bytes.indexOf('ispe', at + 4)) {
    const one = measured(bytes.readUInt32BE(at + 8), bytes.readUInt32BE(at + 12))
    if (one && (!found || one.width * one.height > found.width * found.height)) found = one
  }
  return found
}

function ofJpeg(bytes: Buffer): Dimensions | undefined {
  if (bytes.readUInt16BE(0) !== 0xffd8) return undefined
  for (let at = 2; at + 9 < bytes.length;) {
    if (bytes.readUInt8(at) !== 0xff) return undefined
    const marker = bytes.readUInt8(at + 1)
    // Fill bytes before a marker.
    if (marker === 0xff) {
      at += 1
      continue
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame) return measured(bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5))
    at += 2 + bytes.readUInt16BE(at + 2)
  }
  return undefined
}

const measured = (width: number, height: number) => (width > 0 && height > 0 ? { width, height } : undefined)
