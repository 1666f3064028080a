import { expect, it } from 'vitest'
import { sizeText } from './size-text.ts'

it.each([
  [1, '1 kB'],
  [1_499, '1 kB'],
  [21_500, '22 kB'],
  [999_400, '999 kB'],
  [1_000_000, '1,0 MB'],
  [4_067_765, '4,1 MB'],
])('says how large %i bytes are: %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text)
})
