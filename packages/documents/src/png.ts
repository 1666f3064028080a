import { inflateSync } from 'node:zlib'

/** A picture as printed: three bytes per pixel, on white paper. */
export interface PrintedPicture {
  width: number
  height: number
  rgb: Buffer
}

interface Header {
  width: number
  height: number
  depth: number
  colour: number
  isInterlaced: boolean
}

const signature = Buffer.from('89504e470d0a1a0a', 'hex')
/** Maximum pixels of a logo, and bytes of their samples: decoding blocks the event loop. */
const mostDots = 2_000_000
const mostBytes = 8_000_000
/** Samples per pixel, by the colour type: grey, RGB, palette, grey and RGB with opacity. */
const samplesOf: Readonly<Partial<Record<number, number>>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }
const depths = [1, 2, 4, 8, 16]
/** The seven passes of an interlaced picture: their origins and steps. */
const turns = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const

/**
 * Reads a PNG of any kind, on a white background; returns undefined if it is not one, broken or larger than any logo.
 */
export function readPng(bytes: Buffer): PrintedPicture | undefined {
  if (!bytes.subarray(0, 8).equals(signature)) return undefined
  try {
    const chunks = chunksOf(bytes)
    const header = headerOf(chunks.get('IHDR') ?? Buffer.alloc(0))
    if (!header) return undefined
    const packed = chunks.get('IDAT') ?? Buffer.alloc(0)
    const most = header.height * (Math.ceil((header.width * bitsOf(header)) / 8) + 8) + 4096
    return print(header, inflateSync(packed, { maxOutputLength: 2 * most }), chunks)
  } catch {
    return undefined
  }
}

/** Chunks by name; those of the same name are concatenated. */
function chunksOf(bytes: Buffer): Map<string, Buffer> {
  const parts = new Map<string, Buffer[]>()
  let at = 8
  while (at + 12 <= bytes.length) {
    const length = bytes.readUInt32BE(at)
    const name = bytes.toString('latin1', at + 4, at + 8)
    const data = bytes.subarray(at + 8, at + 8 + length)
    const before = parts.get(name)
    if (before) before.push(data)
    else parts.set(name, [data])
    at += 12 + length
  }
  return new Map([...parts].map(([name, pieces]) => [name, Buffer.concat(pieces)]))
}

function headerOf(bytes: Buffer): Header | undefined {
  const [width, height] = [bytes.readUInt32BE(0), bytes.readUInt32BE(4)]
  const [depth = 0, colour = 0, , , interlace = 0] = bytes.subarray(8)
  const isKnown = samplesOf[colour] !== undefined && depths.includes(depth) && interlace <= 1
  const header = { width, height, depth, colour, isInterlaced: interlace === 1 }
  const isSmall = width * height <= mostDots && (width * height * bitsOf(header)) / 8 <= mostBytes
  return isKnown && isSmall && width > 0 && height > 0 ? header : undefined
}

const bitsOf = ({ colour, depth }: Header) => (samplesOf[colour] ?? 1) * depth

function print(
  header: Header,
  packed: Buffer,
  chunks: ReadonlyMap<string, Buffer>,
): PrintedPicture | undefined {
  const { width, height, isInterlaced } = header
  const rgb = Buffer.alloc(width * height * 3, 255)
  const put = printerOf(header, chunks)
  let at = 0
  for (const [x0, y0, dx, dy] of isInterlaced ? turns : ([[0, 0, 1, 1]] as const)) {
    const columns = Math.ceil((width - x0) / dx)
    const rows = Math.ceil((height - y0) / dy)
    if (columns <= 0 || rows <= 0) continue
    const lineBytes = Math.ceil((columns * bitsOf(header)) / 8)
    let above = Buffer.alloc(lineBytes)
    for (let row = 0; row < rows; row++) {
      const line = Buffer.from(packed.subarray(at + 1, at + 1 + lineBytes))
      if (
        line.length < lineBytes ||
        !unfilter(packed[at] ?? 0, line, above, Math.max(1, bitsOf(header) >> 3))
      ) {
        return undefined
      }
      for (let column = 0; column < columns; column++) {
        put(line, column, rgb, ((y0 + row * dy) * width + x0 + column * dx) * 3)
      }
      above = line
      at += 1 + lineBytes
    }
  }
  return { width, height, rgb }
}

/** Reverses the filter of a line; returns false for an unknown filter. */
function unfilter(kind: number, line: Buffer, above: Buffer, step: number): boolean {
  if (kind > 4) return false
  for (let at = 0; at < line.length && kind > 0; at++) {
    const left = at >= step ? (line[at - step] ?? 0) : 0
    line[at] = (line[at] ?? 0) + guessOf(kind, left, above, at, step)
  }
  return true
}

/** The prediction of a sample: a logo has millions of them, so nothing is allocated. */
function guessOf(kind: number, left: number, above: Buffer, at: number, step: number): number {
  const up = above[at] ?? 0
  if (kind === 1) return left
  if (kind === 2) return up
  if (kind === 3) return (left + up) >> 1
  return nearest(left, up, at >= step ? (above[at - step] ?? 0) : 0)
}

function nearest(left: number, up: number, corner: number): number {
  const a = Math.abs(up - corner)
  const b = Math.abs(left - corner)
  const c = Math.abs(left + up - 2 * corner)
  return a <= b && a <= c ? left : b <= c ? up : corner
}

/** Returns a function that draws a pixel of a line on the white paper. */
function printerOf(header: Header, chunks: ReadonlyMap<string, Buffer>) {
  const { depth, colour } = header
  const samples = samplesOf[colour] ?? 1
  const most = (1 << Math.min(depth, 8)) - 1
  const palette = chunks.get('PLTE') ?? Buffer.alloc(0)
  const clear = chunks.get('tRNS')
  const whole = (line: Buffer, place: number): number => {
    if (depth === 16) return line.readUInt16BE(place * 2)
    if (depth === 8) return line[place] ?? 0
    const shift = 8 - depth - ((place * depth) & 7)
    return ((line[(place * depth) >> 3] ?? 0) >> shift) & most
  }
  const inBytes = (value: number) => (depth === 16 ? value >> 8 : depth === 8 ? value : (value * 255) / most)
  const clearDot = clear && Array.from({ length: clear.length >> 1 }, (_, at) => clear.readUInt16BE(at * 2))
  const isClear = (line: Buffer, from: number): boolean => {
    for (let at = 0; at < samples; at++) if (whole(line, from + at) !== clearDot?.[at]) return false
    return true
  }
  const opacityOf = (line: Buffer, from: number): number => {
    if (colour === 3) return clear?.[whole(line, from)] ?? 255
    if (colour === 4 || colour === 6) return inBytes(whole(line, from + samples - 1))
    return clearDot && isClear(line, from) ? 0 : 255
  }
  const colourOf = (line: Buffer, from: number, at: number): number => {
    if (colour === 3) return palette[whole(line, from) * 3 + at] ?? 0
    return inBytes(whole(line, colour === 0 || colour === 4 ? from : from + at))
  }
  return (line: Buffer, column: number, rgb: Buffer, to: number) => {
    const from = column * samples
    const share = opacityOf(line, from) / 255
    for (let at = 0; at < 3; at++) rgb[to + at] = 255 + (colourOf(line, from, at) - 255) * share
  }
}
