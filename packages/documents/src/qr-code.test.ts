import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { qrCode } from './qr-code.ts'

const written = (text: string) =>
  qrCode(text).map((row) => row.map((module) => (module ? '#' : '.')).join(''))
const hashOf = (text: string) =>
  createHash('sha256').update(written(text).join('\n')).digest('hex').slice(0, 16)

describe('a QR code', () => {
  // Made by another encoder (level M, bytes, the same mask), and read by a decoder.
  it('is what other encoders make of the same text', () => {
    expect(written('a')).toEqual([
      '#######.....#.#######',
      '#.....#.###.#.#.....#',
      '#.###.#...##..#.###.#',
      '#.###.#..#..#.#.###.#',
      '#.###.#.#.#.#.#.###.#',
      '#.....#..##.#.#.....#',
      '#######.#.#.#.#######',
      '...........##........',
      '#.#.#.#..#.#....#..#.',
      '.##..#.####...#...##.',
      '...#.##.#...#...#...#',
      '#.......##....#...#..',
      '#....##.#...#.#.#.#.#',
      '........#..#.#.#.#.##',
      '#######....#.###.####',
      '#.....#..#.###.###...',
      '#.###.#.#..#.###.##.#',
      '#.###.#.......#...##.',
      '#.###.#.#...#...#...#',
      '#.....#..##...#...##.',
      '#######.##..#.#.#.###',
    ])
  })

  it.each([
    ['https://portal.example/#/verify/7K3M9-QX2VD', 'f8f5580b2719b75d'],
    ['x'.repeat(100), '79076e2d3a0990ae'],
    ['é'.repeat(70), 'a135611093379d8d'],
    ['y'.repeat(213), '846a7d6bcfd964a4'],
    ['w'.repeat(150), '5240622d39626608'],
    ['v'.repeat(180), '10031d426bf61d42'],
  ])('of %s is the one that other encoders make', (text, hash) => {
    expect(hashOf(text)).toBe(hash)
  })

  it('grows with its text, four modules a side each time', () => {
    const sizes = [14, 26, 42, 62, 84, 106, 122, 152, 180, 213].map(
      (bytes) => qrCode('x'.repeat(bytes)).length,
    )
    expect(sizes).toEqual([21, 25, 29, 33, 37, 41, 45, 49, 53, 57])
  })

  it('refuses a text that it would have to cut', () => {
    expect(() => qrCode('x'.repeat(214))).toThrow(RangeError)
  })
})
