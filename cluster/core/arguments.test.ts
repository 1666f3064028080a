import { expect, it } from 'vitest'
import { readArguments } from './arguments.ts'

it('plays every scene once with four companies where nothing is said', () => {
  expect(readArguments([])).toEqual({ seconds: 0, companies: 4, figures: false, report: undefined })
})

it('takes what is said', () => {
  const words = ['--seconds', '300', '--companies', '8', '--figures', '--report', 'counts.json']
  expect(readArguments(words)).toEqual({ seconds: 300, companies: 8, figures: true, report: 'counts.json' })
})

it.each([
  [['--seconds', 'many'], '--seconds many'],
  [['--companies', '0'], '--companies 0'],
  [['fast'], 'fast'],
])('does not guess what %j means', (words, why) => {
  expect(() => readArguments(words)).toThrow(why)
})
