import { strToU8, unzipSync, zipSync } from 'fflate'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib'

/** A random generator that repeats itself (mulberry32): the whole numbers below a bound. */
export type Pick = (below: number) => number

/** The generator of one file, by the run's seed and the file's number. */
export function seeded(seed: number, number: number): Pick {
  let state = Math.imul(seed, 0x9e3779b1) ^ Math.imul(number + 1, 0x85ebca6b)
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

const numbers = [0, 1, 2, 0x7f, 0x80, 0xff, 0x7fff, 0xffff, 0x7fffffff, 0xfffffffe, 0xffffffff]
const words = [
  [
    '"',
    '""',
    ';',
    '\t',
    ',',
    '\n',
    '\r',
    '\0',
    '\ufeff',
    'sep=;\n',
    '�',
    'Ã±',
    '{',
    '}',
    '[',
    ']',
    '\\u0000',
  ],
  ['<', '>', '</', '/>', '&', '&amp;', '&#x110000;', '&lol;', '<!--', '-->', '<![CDATA[', ']]>'],
  ['<!DOCTYPE x [<!ENTITY a "aaaa">]>', '<?xml version="1.0" encoding="utf-16"?>', '<row r="99999999">'],
  ['<c r="ZZZZ1" t="s"><v>99999999</v></c>', '<c t="inlineStr"><is><t>a</t></is></c>', '<t>', '</row>'],
  [
    ' table:number-columns-repeated="99999999"',
    ' table:number-rows-repeated="99999999"',
    '<table:table-row>',
  ],
  [
    ' ss:Index="999999999"',
    ' ss:MergeAcross="-5"',
    '<Row>',
    '<Cell>',
    '<Data ss:Type="Number">',
    '</Worksheet>',
  ],
  ['<table>', '<tr>', '<td colspan="99999" rowspan="99999">', '</table>', '<script>'],
  ['1e999', '-1e-999', '9'.repeat(40)],
].flat()

/** A file with some of its bytes changed, and where it is packed or zipped, with what is inside of it changed, too. */
export function mutate(bytes: Buffer, others: readonly Buffer[], pick: Pick): Buffer {
  return pick(2) === 0 ? mutateInside(bytes, others, pick) : mutateBytes(bytes, others, pick)
}

function mutateInside(bytes: Buffer, others: readonly Buffer[], pick: Pick): Buffer {
  try {
    if (bytes[0] === 0x50 && bytes[1] === 0x4b) return mutateZip(bytes, others, pick)
    if (bytes[0] === 0x1f && bytes[1] === 0x8b) return gzipSync(mutateBytes(gunzipSync(bytes), others, pick))
  } catch {
    // Not a fault: what was changed before may not be unpacked any more.
  }
  return mutateBytes(bytes, others, pick)
}

/** The same for a file packed with Brotli, which does not say so itself. */
export const mutateBrotli = (bytes: Buffer, others: readonly Buffer[], pick: Pick) =>
  pick(2) === 0
    ? mutateBytes(bytes, others, pick)
    : brotliCompressSync(mutateBytes(brotliDecompressSync(bytes), others, pick), {
        params: { [constants.BROTLI_PARAM_QUALITY]: 1 },
      })

function mutateZip(bytes: Buffer, others: readonly Buffer[], pick: Pick): Buffer {
  const parts = unzipSync(bytes)
  const names = Object.keys(parts)
  for (let count = 1 + pick(2); count > 0; count--) {
    const name = names[pick(names.length)] ?? ''
    const choice = pick(12)
    if (choice === 0) delete parts[name]
    else if (choice === 1) parts[name] = parts[names[pick(names.length)] ?? ''] ?? strToU8('')
    else parts[name] = mutateBytes(Buffer.from(parts[name] ?? strToU8('')), others, pick)
  }
  return Buffer.from(zipSync(parts, { level: 1 }))
}

function mutateBytes(bytes: Buffer, others: readonly Buffer[], pick: Pick): Buffer<ArrayBuffer> {
  let made = Buffer.from(bytes)
  for (let count = 1 + pick(6); count > 0; count--) made = Buffer.from(mutateOnce(made, others, pick))
  return made
}

function mutateOnce(bytes: Buffer, others: readonly Buffer[], pick: Pick): Buffer {
  const at = pick(bytes.length + 1)
  const length = pick(3) === 0 ? pick(Math.max(1, bytes.length - at)) : pick(64)
  const end = Math.min(bytes.length, at + length)
  const [before, within, after] = [bytes.subarray(0, at), bytes.subarray(at, end), bytes.subarray(end)]
  switch (pick(10)) {
    case 0:
      if (at < bytes.length) bytes.writeUInt8((bytes.readUInt8(at) ^ (1 << pick(8))) & 255, at)
      return bytes
    case 1:
      if (at < bytes.length) bytes.writeUInt8(pick(256), at)
      return bytes
    case 2:
      return bytes.subarray(0, Math.max(1, at))
    case 3:
      return Buffer.concat([before, after])
    case 4:
      return Buffer.concat([before, within, within, after])
    case 5:
      return Buffer.concat([before, Buffer.from(words[pick(words.length)] ?? ''), bytes.subarray(at)])
    case 6:
      return Buffer.concat([before, Buffer.from(words[pick(words.length)] ?? ''), after])
    case 7:
      return spliced(before, after, others[pick(others.length)] ?? bytes, pick)
    case 8:
      return Buffer.concat([before, Buffer.from(Array.from({ length: pick(40) }, () => pick(256))), after])
    default:
      return withNumber(bytes, at, pick)
  }
}

function spliced(before: Buffer, after: Buffer, other: Buffer, pick: Pick): Buffer {
  const from = pick(other.length + 1)
  return Buffer.concat([before, other.subarray(from, from + pick(2_000)), after])
}

function withNumber(bytes: Buffer, at: number, pick: Pick): Buffer {
  const number = numbers[pick(numbers.length)] ?? 0
  if (at + 4 > bytes.length) return bytes
  if (pick(2) === 0) bytes.writeUInt32LE(number, at)
  else bytes.writeUInt16LE(number & 0xffff, at)
  return bytes
}
