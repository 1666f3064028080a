import { checkBytesOf } from './reed-solomon.ts'

/** A QR code: its modules row by row, true where they are dark. */
export type QrCode = readonly (readonly boolean[])[]

/** Blocks and check bytes of each version from 1 on at level M, which survives a damage of 15 % (ISO/IEC 18004, table 9). */
const levelM = [
  { blocks: 1, check: 10 },
  { blocks: 1, check: 16 },
  { blocks: 1, check: 26 },
  { blocks: 2, check: 18 },
  { blocks: 2, check: 24 },
  { blocks: 4, check: 16 },
  { blocks: 4, check: 18 },
  { blocks: 4, check: 22 },
  { blocks: 5, check: 22 },
  { blocks: 5, check: 26 },
] as const // by version

const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/**
 * A text as a QR code of the smallest version that holds it, at level M; the mask is the one that reads best.
 * @throws RangeError when it has more than 213 bytes.
 */
export function qrCode(text: string): QrCode {
  const bytes = [...Buffer.from(text)]
  const version = levelM.findIndex((_, place) => bytes.length <= roomOf(place + 1)) + 1
  if (version === 0) throw new RangeError('Too long for a QR code of a paper')
  const bits = interleaved(version, codewordsOf(bytes, version)).flatMap((byte) => bitsOf(byte, 8))
  const codes = masks.map((_, mask) => drawn(version, bits, mask))
  return codes.reduce((best, code) => (penaltyOf(code) < penaltyOf(best) ? code : best))
}

const sizeOf = (version: number) => version * 4 + 17

/** How many bytes stand in the code, check bytes included: what the patterns leave free. */
function capacityOf(version: number): number {
  let modules = (16 * version + 128) * version + 64
  if (version >= 2) {
    const lines = Math.floor(version / 7) + 2
    modules -= (25 * lines - 10) * lines - 55
  }
  if (version >= 7) modules -= 36
  return Math.floor(modules / 8)
}

/** How many bytes of text fit, without mode and length. */
function roomOf(version: number): number {
  return dataBytesOf(version) - (version < 10 ? 2 : 3)
}

function dataBytesOf(version: number): number {
  const { blocks, check } = levelM[version - 1] ?? { blocks: 0, check: 0 }
  return capacityOf(version) - blocks * check
}

function bitsOf(value: number, length: number): boolean[] {
  return Array.from({ length }, (_, place) => ((value >>> (length - 1 - place)) & 1) === 1)
}

/** Mode (bytes), length, the bytes, the end, and filling up to what the version holds. */
function codewordsOf(bytes: readonly number[], version: number): number[] {
  const bits = [
    ...bitsOf(4, 4),
    ...bitsOf(bytes.length, version < 10 ? 8 : 16),
    ...bytes.flatMap((byte) => bitsOf(byte, 8)),
    ...bitsOf(0, 4),
  ]
  const words: number[] = []
  for (let place = 0; place < bits.length; place += 8) {
    const byte = bits.slice(place, place + 8)
    words.push(byte.reduce((sum, bit, at) => sum + (bit ? 128 >> at : 0), 0))
  }
  const whole = dataBytesOf(version)
  words.length = Math.min(words.length, whole)
  for (let filler = 0xec; words.length < whole; filler ^= 0xec ^ 0x11) words.push(filler)
  return words
}

/** The blocks' bytes one after the other, then their check bytes likewise; the last blocks may be one byte longer. */
function interleaved(version: number, words: readonly number[]): number[] {
  const { blocks, check } = levelM[version - 1] ?? { blocks: 1, check: 0 }
  const short = Math.floor(words.length / blocks)
  const longOnes = words.length % blocks
  const data: number[][] = []
  for (let block = 0, at = 0; block < blocks; block++) {
    const length = short + (block >= blocks - longOnes ? 1 : 0)
    data.push(words.slice(at, at + length))
    at += length
  }
  const checks = data.map((block) => checkBytesOf(block, check))
  const across = (parts: readonly number[][], length: number) =>
    Array.from({ length }, (_, place) => parts.flatMap((part) => part[place] ?? [])).flat()
  return [...across(data, short + 1), ...across(checks, check)]
}

/** Sets patterns, bits and mask into the square. */
function drawn(version: number, bits: readonly boolean[], mask: number): QrCode {
  const size = sizeOf(version)
  const square: (boolean | undefined)[][] = Array.from({ length: size }, () =>
    Array.from({ length: size }, () => undefined),
  )
  const set = (x: number, y: number, isDark: boolean) => {
    const row = square[y]
    if (row && x >= 0 && x < size) row[x] = isDark
  }
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0)
    set(at, 6, at % 2 === 0)
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    for (let dy = -4; dy <= 4; dy++) {
      for (let dx = -4; dx <= 4; dx++) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy))
        set(x + dx, y + dy, ring !== 2 && ring !== 4)
      }
    }
  }
  setAlignment(version, set)
  setFormat(size, mask, set)
  if (version >= 7) setVersion(version, set)
  const isInverted = masks[mask] ?? (() => false)
  let next = 0
  for (let right = size - 1; right >= 1; right -= 2) {
    const column = right <= 6 ? right - 1 : right
    for (let step = 0; step < size; step++) {
      const isUpward = ((column + 1) & 2) === 0
      const y = isUpward ? size - 1 - step : step
      for (const x of [column, column - 1]) {
        if (square[y]?.[x] !== undefined) continue
        set(x, y, (bits[next++] ?? false) !== isInverted(x, y))
      }
    }
  }
  return square.map((row) => row.map((module) => module === true))
}

type SetModule = (x: number, y: number, isDark: boolean) => void

function setAlignment(version: number, set: SetModule): void {
  if (version === 1) return
  const size = sizeOf(version)
  const count = Math.floor(version / 7) + 2
  const step = Math.ceil((version * 4 + 4) / (count * 2 - 2)) * 2
  const places = [6, ...Array.from({ length: count - 1 }, (_, at) => size - 7 - at * step).toReversed()]
  for (const x of places) {
    for (const y of places) {
      const isCorner = (x === 6 && y === 6) || (x === 6 && y === size - 7) || (x === size - 7 && y === 6)
      if (isCorner) continue
      for (let dy = -2; dy <= 2; dy++) {
        for (let dx = -2; dx <= 2; dx++) set(x + dx, y + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1)
      }
    }
  }
}

/** Level and mask with their check bits, twice. Level M is written as zero. */
function setFormat(size: number, mask: number, set: SetModule): void {
  let remainder = mask
  for (let bit = 0; bit < 10; bit++) remainder = (remainder << 1) ^ ((remainder >>> 9) * 0x537)
  const format = ((mask << 10) | remainder) ^ 0x5412
  const isDark = (bit: number) => ((format >>> bit) & 1) === 1
  for (let bit = 0; bit <= 5; bit++) set(8, bit, isDark(bit))
  set(8, 7, isDark(6))
  set(8, 8, isDark(7))
  set(7, 8, isDark(8))
  for (let bit = 9; bit < 15; bit++) set(14 - bit, 8, isDark(bit))
  for (let bit = 0; bit < 8; bit++) set(size - 1 - bit, 8, isDark(bit))
  for (let bit = 8; bit < 15; bit++) set(8, size - 15 + bit, isDark(bit))
  set(8, size - 8, true)
}

/** The version with its check bits, twice, from the seventh on. */
function setVersion(version: number, set: SetModule): void {
  let remainder = version
  for (let bit = 0; bit < 12; bit++) remainder = (remainder << 1) ^ ((remainder >>> 11) * 0x1f25)
  const word = (version << 12) | remainder
  const size = sizeOf(version)
  for (let bit = 0; bit < 18; bit++) {
    const isDark = ((word >>> bit) & 1) === 1
    const near = size - 11 + (bit % 3)
    const far = Math.floor(bit / 3)
    set(near, far, isDark)
    set(far, near, isDark)
  }
}

/** How hard a code is to read: long runs, blocks, and how far dark and light are from even. */
function penaltyOf(code: QrCode): number {
  const size = code.length
  const at = (x: number, y: number) => code[y]?.[x] ?? false
  let penalty = 0
  for (let line = 0; line < size; line++) {
    for (const read of [(place: number) => at(place, line), (place: number) => at(line, place)]) {
      let run = 0
      for (let place = 0; place < size; place++) {
        run = place > 0 && read(place) === read(place - 1) ? run + 1 : 1
        if (run === 5) penalty += 3
        if (run > 5) penalty += 1
      }
    }
  }
  for (let y = 0; y < size - 1; y++) {
    for (let x = 0; x < size - 1; x++) {
      const corner = at(x, y)
      if (corner === at(x + 1, y) && corner === at(x, y + 1) && corner === at(x + 1, y + 1)) penalty += 3
    }
  }
  const dark = code.flat().filter(Boolean).length / (size * size)
  return penalty + Math.floor(Math.abs(dark * 20 - 10)) * 10
}
