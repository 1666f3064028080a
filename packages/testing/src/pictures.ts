import { crc32, deflateSync } from 'node:zlib'

/** A PNG with a diagonal gradient; another colour gives another file. */
export function buildPng(width: number, height: number, colour = 120): Buffer {
  const row = width * 3 + 1
  const pixels = Buffer.alloc(row * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      pixels.set([(x * 255) / width, (y * 255) / height, colour], y * row + 1 + x * 3)
    }
  }
  return pngOf(width, height, pixels)
}

/** A PNG whose header claims this size, without the data. */
export const buildClaimingPng = (width: number, height: number) => pngOf(width, height, Buffer.alloc(1))

function pngOf(width: number, height: number, pixels: Buffer): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Eight bits of three colours.
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}
