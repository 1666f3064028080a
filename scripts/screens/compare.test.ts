import { PNG } from 'pngjs'
import { describe, expect, test } from 'vitest'
import { compareScreens } from './compare.ts'

const picture = (size: { width: number; height: number }, planted: readonly number[] = []) => {
  const png = new PNG(size)
  png.data.fill(255)
  for (const place of planted) png.data.fill(252, place * 4, place * 4 + 3)
  return PNG.sync.write(png)
}
const small = { width: 4, height: 3 }
const compared = (before: Buffer, after: Buffer) =>
  compareScreens(['login'], new Map([['login', before]]), new Map([['login', after]]))

describe('comparing the pictures of two states', () => {
  test('finds nothing where they are the same, however they are packed', () => {
    expect(compared(picture(small), picture(small))).toEqual([])
    const packed = PNG.sync.write(PNG.sync.read(picture(small)), { deflateLevel: 0 })
    expect(packed.equals(picture(small))).toBe(false)
    expect(compared(packed, picture(small))).toEqual([])
  })

  test('finds one pixel that differs by three steps of brightness, and shows where it is', () => {
    const [found] = compared(picture(small), picture(small, [6]))
    expect(found).toMatchObject({ name: 'login', reason: '1 pixels differ' })
    const diff = PNG.sync.read(found?.diff ?? Buffer.alloc(0))
    const red = Array.from({ length: 12 }, (_, place) => diff.data[place * 4 + 1] === 0)
    expect(red.flatMap((isRed, place) => (isRed ? [place] : []))).toEqual([6])
  })

  test('counts what only one of two sizes has', () => {
    const [found] = compared(picture(small), picture({ width: 4, height: 5 }))
    expect(found?.reason).toBe('8 pixels differ, 4x3 is now 4x5')
  })

  test('counts a screen that could not be shown, also in both states', () => {
    const some = new Map([['login', picture(small)]])
    const none = new Map<string, Buffer>()
    const reasons = [
      compareScreens(['login'], none, some),
      compareScreens(['login'], some, none),
      compareScreens(['login'], none, none),
    ].map(([difference]) => difference?.reason)
    expect(reasons).toEqual(['no picture before', 'no picture after', 'no picture before and after'])
  })
})
