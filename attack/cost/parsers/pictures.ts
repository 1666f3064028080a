import { drawerOf } from '@enlace/documents/logo.ts'
import { qrCode } from '@enlace/documents/qr-code.ts'
import { pictureFile } from '@enlace/server/modules/content/sanitise/picture-file.ts'
import { examineShape, examineKind } from '@enlace/server/core/files/examine.ts'
import { dimensionsOf } from '@enlace/server/core/files/dimensions.ts'
import { pictureTypeOf, takenTypeOf } from '@enlace/server/core/files/file-type.ts'
import { deflateSync } from 'node:zlib'
import { type CostParser, tenMegabytes } from '../parser.ts'
import { pumped } from '../shape.ts'
import { visitor } from '../visitor.ts'
import { withFile } from '../temporary-file.ts'

const latin1 = (text: string) => Buffer.from(text, 'latin1')
const png = '\x89PNG\r\n\x1a\n'
const header = '\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x02\0\0\0\0\0\0\0'
const end = '\0\0\0\0IEND\0\0\0\0'
const avif = '\0\0\0\x1cftypavif\0\0\0\0avifmif1'

const tokens = [
  png,
  header,
  end,
  '\0\0\0\0tEXt\0\0\0\0',
  '\0\0\0\0IDAT\0\0\0\0',
  '\0\0\0IDATx\0\0\0\0',
  '\0\0\0\0PLTE\0\0\0\0',
  '\0\0\0\0acTL\0\0\0\0',
  'ÿØÿ',
  'ÿà\0',
  'ÿ',
  'ÿá',
  'ÿÀ',
  '\0',
  'ÿþ\0',
  avif,
  '\0\0\0\bfree',
  '\0\0\0ispe\0\0\0\0\0\0\0\0\0\0',
  'ispe',
  'RIFF\0\0\0\0WEBP',
  'VP8X',
  '%PDF-1.7\n',
  '%%EOF',
  '1 0 obj<<>>endobj\n',
  '/Length 0',
  'stream\n',
  '\0',
  '',
  'x',
  '<svg',
  '<!---->',
  '<!--',
  '-->',
  ' ',
]
const seeds = [
  pumped(`${png}${header}`, '\0\0\0\0tEXt\0\0\0\0', { tail: end }),
  pumped(`${png}${header}`, '\0\0\0\0IDAT\0\0\0\0', { tail: end }),
  pumped(`${png}${header}`, '\0\0\0\x01IDATx\0\0\0\0', { tail: end }),
  pumped('\xff\xd8\xff', '\xff\xe0\0\x02'),
  pumped('\xff\xd8\xff\xe0\0\x02', '\xff'),
  pumped(avif, '\0\0\0\x08free'),
  pumped(avif, 'ispe'),
  pumped('RIFF\0\0\0\0WEBP', 'VP8X\0\0\0\0'),
  pumped('%PDF-1.7\n', '1 0 obj<<>>endobj\n', { tail: '%%EOF' }),
  pumped('%PDF-1.7\n', 'x', { tail: '%%EOF' }),
  pumped('', '<!---->', { tail: '<p' }),
  pumped('', ' ', { tail: '<p' }),
  pumped('PK\x03\x04', '\0'),
  pumped('ID3', '\xff\xff'),
]

/** Files of papers: PDF, JPG, PNG. */
export const papers: CostParser = {
  name: 'PDF, JPG, PNG (papers)',
  place: 'examineKind, takenTypeOf',
  thread: 'worker',
  limit: tenMegabytes,
  tokens,
  seeds,
  pack: latin1,
  parse: (bytes) => withFile(bytes, takenTypeOf),
  enter: (bytes) => withFile(bytes, (path) => examineKind(visitor, 'papers', path)),
}

/** Pictures of the library: their kind and measures. */
export const pictures: CostParser = {
  ...papers,
  name: 'pictures (library)',
  place: 'examineKind, examineShape',
  parse: async (bytes) => {
    await withFile(bytes, pictureTypeOf)
    dimensionsOf(bytes)
  },
  enter: async (bytes) => {
    await withFile(bytes, (path) => examineKind(visitor, 'pictures', path))
    await examineShape(visitor, 'image/png', () => Promise.resolve(Buffer.from(bytes)))
  },
}

const onMain = { thread: 'main', tokens, seeds, pack: latin1 } as const

/** Pictures of a company's face and pages. */
export const contentPictures: CostParser = {
  ...onMain,
  name: 'pictures (content)',
  place: 'pictureFile',
  limit: 2 * 1024 * 1024,
  why: 'bytes of a picture',
  parse: (bytes) => pictureFile('a.png', bytes),
}

/** A logo as papers draw it: parts of a PNG as they are. */
export const logoParts: CostParser = {
  ...onMain,
  name: 'PNG logo, its parts',
  place: 'drawerOf',
  limit: 2 * 1024 * 1024,
  why: 'bytes of a logo',
  parse: (bytes) => drawerOf({ mediaType: 'image/png', bytes: Buffer.from(bytes) }),
}

function chunk(name: string, bytes: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes.length)
  return Buffer.concat([length, Buffer.from(name), bytes, Buffer.alloc(4)])
}

/** A PNG whose kind of colour, depth and interlacing are in the first three signs, and its dots in the rest. */
function pngOf(text: string): Buffer {
  const [colour = 6, depth = 8, interlace = 0] = [...latin1(text.slice(0, 3))].map((byte) => byte & 31)
  const dots = latin1(text.slice(3))
  const bits = ({ 0: 1, 2: 3, 3: 1, 4: 2 }[colour] ?? 4) * depth
  const side = Math.max(1, Math.floor(Math.sqrt((dots.length * 8) / Math.max(1, bits))))
  const facts = Buffer.alloc(13)
  facts.writeUInt32BE(side, 0)
  facts.writeUInt32BE(side, 4)
  facts.set([depth, colour, 0, 0, interlace], 8)
  return Buffer.concat([
    latin1(png),
    chunk('IHDR', facts),
    chunk('PLTE', Buffer.alloc(768)),
    chunk('tRNS', Buffer.alloc(6)),
    chunk('IDAT', deflateSync(Buffer.concat([dots, Buffer.alloc(side * 2 + 64)]))),
    latin1(end),
  ])
}

/** A logo as papers draw it: dots that are packed a thousand to one. */
export const logoDots: CostParser = {
  ...onMain,
  name: 'PNG logo, its dots',
  place: 'drawerOf',
  limit: 8_000_000,
  why: 'bytes unpacked of a logo',
  tokens: ['\0', '\x01', '\x02', '\x03', '\x04', '\x06', '\x08', '\x10', '\xff', 'x'],
  seeds: [
    '\x06\x08\0',
    '\x06\x08\x01',
    '\x02\x08\0',
    '\x00\x01\0',
    '\x03\x01\0',
    '\x06\x10\0',
    '\x04\x10\x01',
    '\x00\x01\x01',
  ].flatMap((head) => [pumped(head, '\0'), pumped(head, '\x04')]),
  pack: pngOf,
  parse: (bytes) => drawerOf({ mediaType: 'image/png', bytes: Buffer.from(bytes) }),
}

/** Texts of codes on papers. */
export const qr: CostParser = {
  name: 'QR (drawing)',
  place: 'qrCode',
  thread: 'main',
  limit: 2_331,
  why: 'bytes of the largest code at level M',
  tokens: ['a', '0', '/', ':', 'https://', 'ñ', '\0', '\xff', 'A', '%'],
  seeds: [pumped('https://', 'a'), pumped('', '0'), pumped('', '\xff'), pumped('', '\0')],
  parse: (bytes) => qrCode(bytes.toString('utf8')),
}
