import { crc32, deflateSync } from 'node:zlib'
import { certificateSample } from '@enlace/testing/certificate-paper.ts'
import { textOfPdf } from '@enlace/testing/pdf.ts'
import { describe, expect, it } from 'vitest'
import { archiveFaults } from '../test/archive.ts'
import { objectsOfPdf } from '../test/pdf-objects.ts'
import { checkWithQpdf } from '../test/qpdf.ts'
import { drawCertificate } from './certificate.ts'
import type { Logo } from './logo.ts'
import { readPng } from './png.ts'

const turns = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const

/** A PNG with a given number of samples per pixel, from `at`; its lines use different filters. */
function pngOf(
  {
    width,
    height,
    depth,
    colour,
    filter = 0,
    isInterlaced = false,
    palette,
    clear,
  }: {
    width: number
    height: number
    depth: number
    colour: number
    filter?: number
    isInterlaced?: boolean
    palette?: number[]
    clear?: number[]
  },
  at: (x: number, y: number) => number[],
): Buffer {
  const lines: Buffer[] = []
  for (const [x0, y0, dx, dy] of isInterlaced ? turns : ([[0, 0, 1, 1]] as const)) {
    let above = Buffer.alloc(0)
    for (let y = y0; y < height; y += dy) {
      const dots: number[][] = []
      for (let x = x0; x < width; x += dx) dots.push(at(x, y))
      if (dots.length === 0) continue
      const bits = dots
        .flat()
        .map((value) => value.toString(2).padStart(depth, '0'))
        .join('')
      const line = Buffer.from(
        (bits.match(/.{1,8}/g) ?? []).map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2)),
      )
      const step = Math.max(1, Math.floor(((dots[0]?.length ?? 1) * depth) / 8))
      const written = line.map((byte, place) => {
        const [left, up, corner] = [line[place - step] ?? 0, above[place] ?? 0, above[place - step] ?? 0]
        const guess = left + up - corner
        const [a, b, c] = [left, up, corner].map((one) => Math.abs(guess - one))
        const paeth =
          Number(a) <= Number(b) && Number(a) <= Number(c) ? left : Number(b) <= Number(c) ? up : corner
        return byte - ([0, left, up, Math.floor((left + up) / 2), paeth][filter] ?? 0)
      })
      lines.push(Buffer.from([filter]), Buffer.from(written))
      above = line
    }
  }
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([depth, colour, 0, 0, isInterlaced ? 1 : 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    ...(palette ? [chunk('PLTE', Buffer.from(palette))] : []),
    ...(clear ? [chunk('tRNS', Buffer.from(clear))] : []),
    chunk('IDAT', deflateSync(Buffer.concat(lines))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const dotOf = (png: Buffer, x: number, y: number) => {
  const { rgb, width } = readPng(png) ?? { rgb: Buffer.alloc(0), width: 0 }
  return [...rgb.subarray((y * width + x) * 3, (y * width + x) * 3 + 3)]
}
const rgba = (x: number, y: number) => [x * 20, y * 20, 100 + x, x === 3 ? 0 : x === 4 ? 51 : 255]

describe('a PNG on white paper', () => {
  it.each([0, 1, 2, 3, 4])('has its dots whatever the differences of its lines (%i)', (filter) => {
    for (const isInterlaced of [false, true]) {
      const png = pngOf({ width: 11, height: 9, depth: 8, colour: 6, filter, isInterlaced }, rgba)
      expect(dotOf(png, 7, 5)).toEqual([140, 100, 107])
      expect(dotOf(png, 0, 8)).toEqual([0, 160, 100])
      expect(dotOf(png, 3, 8)).toEqual([255, 255, 255])
      expect(dotOf(png, 4, 0)).toEqual([220, 204, 224])
    }
  })

  it('is not read where it has more dots than a logo, before any of them is unpacked', () => {
    const png = pngOf({ width: 2, height: 2, depth: 8, colour: 0 }, () => [0])
    expect(readPng(png)).toBeDefined()
    png.writeUInt32BE(2001, 16)
    png.writeUInt32BE(1000, 20)
    expect(readPng(png)).toBeUndefined()
  })

  it('may be parted into as many pieces as its writer likes', () => {
    const png = pngOf({ width: 2, height: 1, depth: 8, colour: 0 }, (x) => [x * 255])
    const at = png.indexOf('IDAT', 0, 'latin1') - 4
    const data = png.subarray(at + 8, at + 8 + png.readUInt32BE(at))
    const pieces = Array.from(data, (byte) =>
      Buffer.concat([Buffer.from([0, 0, 0, 1]), Buffer.from('IDAT'), Buffer.from([byte, 0, 0, 0, 0])]),
    )
    const parted = Buffer.concat([png.subarray(0, at), ...pieces, png.subarray(at + 12 + data.length)])
    expect(readPng(parted)).toEqual(readPng(png))
  })

  it.each([1, 2, 4, 8, 16])('may have greys of %i bits', (depth) => {
    const most = 2 ** depth - 1
    const png = pngOf({ width: 13, height: 2, depth, colour: 0 }, (x) => [x % 2 === 0 ? most : 0])
    expect([dotOf(png, 12, 1), dotOf(png, 11, 1)]).toEqual([
      [255, 255, 255],
      [0, 0, 0],
    ])
  })

  it('may have a palette, some of whose colours are clear', () => {
    const palette = [255, 0, 0, 0, 0, 255]
    const png = pngOf({ width: 5, height: 1, depth: 1, colour: 3, palette, clear: [255, 0] }, (x) => [x % 2])
    expect([dotOf(png, 0, 0), dotOf(png, 1, 0)]).toEqual([
      [255, 0, 0],
      [255, 255, 255],
    ])
  })

  it('may have one colour that is clear, and greys with an opacity', () => {
    const key = pngOf({ width: 2, height: 1, depth: 8, colour: 2, clear: [0, 1, 0, 2, 0, 3] }, (x) => [
      1,
      2,
      3 + x,
    ])
    expect([dotOf(key, 0, 0), dotOf(key, 1, 0)]).toEqual([
      [255, 255, 255],
      [1, 2, 4],
    ])
    expect(
      dotOf(
        pngOf({ width: 1, height: 1, depth: 8, colour: 4 }, () => [0, 51]),
        0,
        0,
      ),
    ).toEqual([204, 204, 204])
  })

  it('is none where it is broken, cut off or larger than any logo', () => {
    const png = pngOf({ width: 40, height: 40, depth: 8, colour: 6 }, rgba.bind(null, 1))
    const huge = Buffer.from(png)
    huge.writeUInt32BE(60_000, 16)
    huge.writeUInt32BE(60_000, 20)
    for (const broken of [
      png.subarray(0, 60),
      png.subarray(0, 20),
      huge,
      Buffer.from('GIF89a'),
      Buffer.alloc(0),
    ])
      expect(readPng(broken)).toBeUndefined()
    const mixed = pngOf({ width: 4, height: 4, depth: 8, colour: 6, filter: 9 }, rgba)
    expect(readPng(mixed)).toBeUndefined()
  })
})

const certificateWith = (logo: Logo) =>
  drawCertificate({ ...certificateSample, letterhead: { ...certificateSample.letterhead, logo } })
/** A green picture of 8 × 8 pixels. */
const jpeg = Buffer.from(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDACgcHiMeGSgjISMtKygwPGRBPDc3PHtYXUlkkYCZlo+AjIqgtObDoKrarYqMyP/L2u71' +
    '////m8H////6/+b9//j/2wBDASstLTw1PHZBQXb4pYyl+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4+Pj4' +
    '+Pj4+Pj4+Pj/wAARCAAIAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QA' +
    'FQEBAQAAAAAAAAAAAAAAAAAAAgT/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCcAU7/2Q==',
  'base64',
)
/** A frame of four colours without image data. */
const inks = Buffer.from('ffd8ffc0001408001000200401110001110001110001110000ffd9', 'hex')

describe('a certificate’s logo', () => {
  it.each([
    ['a clear PNG', 'image/png', pngOf({ width: 12, height: 9, depth: 8, colour: 6 }, rgba), 1],
    ['a large PNG', 'image/png', pngOf({ width: 2400, height: 30, depth: 8, colour: 2 }, () => [9, 8, 7]), 1],
    ['a JPEG', 'image/jpeg', jpeg, 1],
    ['a JPEG in printing inks', 'image/jpeg', inks, 0],
    [
      'a drawing',
      'image/svg+xml',
      Buffer.from('<svg viewBox="0 0 9 9"><rect width="9" height="9" fill="#123456"/></svg>'),
      0,
    ],
    [
      'a drawing with words and weak colours',
      'image/svg+xml',
      Buffer.from('<svg viewBox="0 0 9 9"><text x="1" y="5" font-size="3" opacity="0.5">Andina</text></svg>'),
      0,
    ],
    [
      'a broken PNG',
      'image/png',
      pngOf({ width: 12, height: 9, depth: 8, colour: 6 }, rgba).subarray(0, 70),
      0,
    ],
  ])('may be %s, and it stays one to keep', async (_, mediaType, bytes, pictures) => {
    const drawn = await certificateWith({ mediaType, bytes })
    expect(archiveFaults(drawn)).toEqual([])
    expect(await checkWithQpdf(drawn)).toMatchObject({ code: 0 })
    const images = [...objectsOfPdf(drawn).values()].filter(({ head }) => head.includes('/Subtype /Image'))
    expect(images).toHaveLength(pictures)
    expect(textOfPdf(drawn).replaceAll('\u00a0', ' ')).toContain(certificateSample.letterhead.company)
    expect((await certificateWith({ mediaType, bytes })).equals(drawn)).toBe(true)
  })
})
