import { Inflate } from 'fflate'
import { crc32 } from 'node:zlib'

/** The bytes of an archive, in memory or elsewhere. */
export interface ArchiveContent {
  readonly size: number
  /** A range of its bytes, shorter if the content ends before. */
  at(from: number, length: number): Buffer
}

/** What is wrong with an archive; `part-too-large` is the caller's own limit. */
export type ArchiveFaultCode = 'damaged' | 'encrypted' | 'suspicious' | 'part-too-large'

/** An archive that is not read further. */
export class ArchiveFault extends Error {
  readonly code: ArchiveFaultCode

  constructor(code: ArchiveFaultCode, cause?: unknown) {
    super(`Archive ${code}`, { cause })
    this.name = 'ArchiveFault'
    this.code = code
  }
}

/** A file in a zip. */
export interface ZipPart {
  name: string
  /** Its unpacked length as the directory states it; reading enforces it. */
  size: number
  /** Its bytes, unpacked piece by piece. @throws ArchiveFault if they differ from the directory, or exceed `most`. */
  pieces(most: number): Generator<Uint8Array>
}

const marks = { part: 0x04034b50, directory: 0x02014b50, end: 0x06054b50 } as const
const methods = { stored: 0, deflated: 8 } as const
const endLength = 22
const directoryLength = 46
const partLength = 30
/** Maximum parts of a workbook; a real one has a few dozen. */
const mostParts = 10_000
const mostDirectory = 8 * 1024 * 1024
/** Packed bytes that are unpacked at once: they may expand a thousand times. */
const packedPiece = 4 * 1024

/** Whether a file is a zip, by its first bytes. */
export const looksLikeZip = (start: Uint8Array) =>
  start[0] === 0x50 && start[1] === 0x4b && (start[2] === 3 || start[2] === 5)

/**
 * The parts of a zip by its directory, without folders.
 * @throws ArchiveFault if it is damaged, encrypted, or malicious: overlapping parts or duplicate names.
 */
export function zipParts(content: ArchiveContent): ZipPart[] {
  const entries = entriesOf(content)
  let before = 0
  for (const entry of entries.toSorted((one, other) => one.at - other.at)) {
    if (entry.at < before) throw new ArchiveFault('suspicious')
    before = entry.at + partLength + entry.packed
  }
  if (new Set(entries.map(({ name }) => name)).size < entries.length) throw new ArchiveFault('suspicious')
  return entries
    .filter(({ name }) => !name.endsWith('/'))
    .map((entry) => ({
      name: entry.name,
      size: entry.size,
      pieces: (most: number) => unpacked(content, entry, most),
    }))
}

interface Entry {
  name: string
  method: number
  crc: number
  packed: number
  size: number
  at: number
}

function entriesOf(content: ArchiveContent): Entry[] {
  const damaged = () => new ArchiveFault('damaged')
  const tailAt = Math.max(0, content.size - 0xffff - endLength)
  const tail = content.at(tailAt, 0xffff + endLength)
  const end = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || end + endLength > tail.length) throw damaged()
  const [count, from] = [tail.readUInt16LE(end + 10), tail.readUInt32LE(end + 16)]
  const length = tailAt + end - from
  if (length < 0) throw damaged()
  if (count > mostParts || length > mostDirectory) throw new ArchiveFault('suspicious')
  const directory = content.at(from, length)
  const entries: Entry[] = []
  let at = 0
  while (entries.length < count) {
    if (at + directoryLength > directory.length || directory.readUInt32LE(at) !== marks.directory)
      throw damaged()
    const [name, extra, comment] = [28, 30, 32].map((place) => directory.readUInt16LE(at + place))
    const next = at + directoryLength + (name ?? 0) + (extra ?? 0) + (comment ?? 0)
    if (next > directory.length) throw damaged()
    // Bit 0 of the flags: encrypted with a password.
    if (directory.readUInt16LE(at + 8) % 2 === 1) throw new ArchiveFault('encrypted')
    const nameEnd = at + directoryLength + (name ?? 0)
    entries.push(
      withLongSizes(
        {
          name: directory.toString('utf8', at + directoryLength, nameEnd).replaceAll('\\', '/'),
          method: directory.readUInt16LE(at + 10),
          crc: directory.readUInt32LE(at + 16),
          packed: directory.readUInt32LE(at + 20),
          size: directory.readUInt32LE(at + 24),
          at: directory.readUInt32LE(at + 42),
        },
        directory.subarray(nameEnd, nameEnd + (extra ?? 0)),
      ),
    )
    at = next
  }
  return entries
}

/** Reads the sizes that some writers store in the zip64 extra field, whatever their values. */
function withLongSizes(entry: Entry, extra: Buffer): Entry {
  const filled = { ...entry }
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue
    let place = at + 4
    for (const field of ['size', 'packed', 'at'] as const) {
      // The names are the type's keys; zip64 has a value only if the short field says so.
      if (filled[field] !== 0xffffffff || place + 8 > extra.length) continue
      filled[field] = Number(extra.readBigUInt64LE(place))
      place += 8
    }
  }
  return filled
}

function* unpacked(content: ArchiveContent, entry: Entry, most: number): Generator<Uint8Array> {
  const { method, crc, packed, size, at } = entry
  const damaged = (cause?: unknown) => new ArchiveFault('damaged', cause)
  const head = content.at(at, partLength)
  if (head.length < partLength || head.readUInt32LE(0) !== marks.part) throw damaged()
  const start = at + partLength + head.readUInt16LE(26) + head.readUInt16LE(28)
  if (start + packed > content.size || (method !== methods.stored && method !== methods.deflated))
    throw damaged()
  const queue: Uint8Array[] = []
  const inflate = new Inflate((piece) => queue.push(piece))
  let [length, check] = [0, 0]
  for (let done = 0; done < packed || done === 0; done += packedPiece) {
    const piece = content.at(start + done, Math.min(packedPiece, packed - done))
    try {
      if (method === methods.stored) queue.push(piece)
      else inflate.push(piece, done + packedPiece >= packed)
    } catch (fault) {
      throw damaged(fault)
    }
    for (const made of queue.splice(0)) {
      length += made.length
      check = crc32(made, check)
      if (length > most) throw new ArchiveFault('part-too-large')
      if (length > size) throw new ArchiveFault('suspicious')
      yield made
    }
  }
  if (length !== size || check !== crc) throw damaged()
}
