import { describe, expect, it } from 'vitest'
import { ExactNumber, parseExactJson } from './exact-json.ts'

describe('JSON with exact numbers', () => {
  it('keeps every digit that was written', () => {
    expect(parseExactJson('{"a":[9007199254740993.10,-0.1],"b":"1","c":null}')).toEqual({
      a: [new ExactNumber('9007199254740993.10'), new ExactNumber('-0.1')],
      b: '1',
      c: null,
    })
  })

  it.each([
    ['1e+16', '10000000000000000'],
    ['-1.25e-05', '-0.0000125'],
    ['2.02E+12', '2020000000000'],
    ['1.5e0', '1.5'],
    ['1e400', '1e400'],
  ])('writes %s out as %s', (written, out) => {
    expect(parseExactJson(written)).toEqual(new ExactNumber(out))
  })

  it('is written as a number again within what is shown', () => {
    expect(JSON.stringify(parseExactJson('{"a":[1.5,{"b":2}]}'))).toBe('{"a":[1.5,{"b":2}]}')
  })

  it('refuses what is no JSON', () => {
    expect(() => parseExactJson('<html>')).toThrow(SyntaxError)
  })
})
