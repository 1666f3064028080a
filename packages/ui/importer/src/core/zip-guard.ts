import { inflateRawSync } from 'node:zlib'
import { GridFault } from './grid.ts'

const endOfDirectory = 0x06054b50
const directoryEntry = 0x02014b50
const localHeader = 0x04034b50
const methods = { stored: 0, deflated: 8 } as const

/**
 * Unpacks every part of a workbook once and throws it away, within the bytes that all of them may have: a small file that
 * unpacks into a huge one is refused before it is read, whatever sizes it claims.
 * @throws GridFault `too-large` or `unreadable`.
 */
export function guardZip(bytes: Buffer, mostBytes: number): void {
  let left = mostBytes
  for (const { method, data } of partsOf(bytes)) {
    if (method === methods.stored) left -= data.length
    else if (method === methods.deflated) left -= sizeOf(data, left)
    else throw new GridFault('unreadable')
    if (left < 0) throw new GridFault('too-large')
  }
}

function sizeOf(data: Buffer, most: number): number {
  try {
    return inflateRawSync(data, { maxOutputLength: Math.max(1, most) }).length
  } catch (fault) {
    const isTooLarge = fault instanceof Error && 'code' in fault && fault.code === 'ERR_BUFFER_TOO_LARGE'
    throw new GridFault(isTooLarge ? 'too-large' : 'unreadable', fault)
  }
}

/** The parts by the directory at the end of the file. */
function* partsOf(bytes: Buffer): Generator<{ method: number; data: Buffer }> {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || end + 22 > bytes.length || bytes.readUInt32LE(end) !== endOfDirectory)
    throw new GridFault('unreadable')
  let at = bytes.readUInt32LE(end + 16)
  for (let count = bytes.readUInt16LE(end + 10); count > 0; count--) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== directoryEntry) throw new GridFault('unreadable')
    const [method, packed, local] = [
      bytes.readUInt16LE(at + 10),
      bytes.readUInt32LE(at + 20),
      bytes.readUInt32LE(at + 42),
    ]
    if (local + 30 > bytes.length || bytes.readUInt32LE(local) !== localHeader)
      throw new GridFault('unreadable')
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28)
    yield { method, data: bytes.subarray(start, start + packed) }
    at += 46 + bytes.readUInt16LE(at + 28) + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
}
