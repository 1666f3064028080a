import { digitsOnly, lettersOnly, numeric } from '@enlace/domain/typed-text.ts'
import { naughtyStrings } from '@enlace/testing/naughty-strings.ts'
import { lettersRule, numberRule, type TypedTextRule, wholeNumberRule } from '@enlace/ui/core/typed-text.ts'
import { describe, expect, it } from 'vitest'

const everyday = ['María José', 'Ñáñez', '3001234567', '-12,5', '12.', '-', '$ 1.234.567,89', 'Pérez-Gómez']
// Every character of the first plane alone, and with a neighbour.
const characters = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code))
const texts = [
  ...naughtyStrings,
  ...everyday,
  ...characters,
  ...characters.map((character) => `a1${character}2b`),
]

const pairs: [string, TypedTextRule, RegExp][] = [
  ['letters', lettersRule, lettersOnly],
  ['digits', wholeNumberRule, digitsOnly],
  ['numbers', numberRule, numeric],
]

describe.each(pairs)('the fields and the server agree about %s:', (_, rule, pattern) => {
  it('what a field keeps of any text once it is left is what the server takes', () => {
    const refused = texts
      .flatMap((text) =>
        [true, false].map((isPasted) => rule.admit(text, { before: '', after: '', isPasted })),
      )
      .filter((value) => rule.isFinished(value) && !pattern.test(value))
    expect(refused).toEqual([])
  })

  it('a field lets every text through that the server takes, put together as the browser writes it', () => {
    const changed = texts
      .map((text) => text.normalize('NFC'))
      .filter((text) => pattern.test(text))
      .filter((text) => rule.admit(text, { before: '', after: '', isPasted: false }) !== text)
    expect(changed).toEqual([])
    expect(texts.filter((text) => pattern.test(text)).length).toBeGreaterThan(10)
  })

  it('what was cleaned once stays as it is', () => {
    const again = texts
      .map((text) => rule.admit(text, { before: '', after: '', isPasted: false }))
      .filter((clean) => rule.admit(clean, { before: '', after: '', isPasted: false }) !== clean)
    expect(again).toEqual([])
  })
})
