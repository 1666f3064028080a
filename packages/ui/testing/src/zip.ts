import { inflateRawSync } from 'node:zlib'

const centralHeader = 0x02014b50

/** The files of a ZIP archive by their names, as its own list at the end tells them. */
export function filesOfZip(bytes: Buffer): Map<string, Buffer> {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end === -1) throw new Error('An archive has a list of its files at its end')
  const files = new Map<string, Buffer>()
  let at = bytes.readUInt32LE(end + 16)
  while (bytes.readUInt32LE(at) === centralHeader) {
    const packed = bytes.readUInt32LE(at + 20)
    const nameLength = bytes.readUInt16LE(at + 28)
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    const from = bytes.readUInt32LE(at + 42)
    const begin = from + 30 + bytes.readUInt16LE(from + 26) + bytes.readUInt16LE(from + 28)
    files.set(name, inflateRawSync(bytes.subarray(begin, begin + packed)))
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return files
}
