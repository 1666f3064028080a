import fc from 'fast-check'
import { expect, it } from 'vitest'
import { KeySet } from './key-set.ts'

it('tells keys apart as a set of texts does, whatever letters they have', () => {
  const key = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.constantFrom('', 'FE-1', 'FE-11', 'FÉ-1', 'fe-1'),
  )
  fc.assert(
    fc.property(fc.array(key, { maxLength: 200 }), fc.array(key), (told, asked) => {
      const [ours, plain] = [new KeySet(), new Set<string>()]
      for (const one of told) {
        expect(ours.add(one)).toBe(!plain.has(one))
        plain.add(one)
      }
      expect(ours.size).toBe(plain.size)
      for (const one of [...asked, ...told]) expect(ours.has(one)).toBe(plain.has(one))
    }),
  )
})

it('keeps a hundred thousand keys, and finds each of them and no other', () => {
  const keys = new KeySet()
  for (let n = 0; n < 100_000; n++) expect(keys.add(`900123456|FE-${n}`)).toBe(true)
  for (let n = 0; n < 100_000; n++) if (keys.add(`900123456|FE-${n}`)) throw new Error(`Lost ${n}`)
  expect([keys.size, keys.has('900123456|FE-100000'), keys.has('900123456|FE-99999')]).toEqual([
    100_000,
    false,
    true,
  ])
})
