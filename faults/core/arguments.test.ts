import { expect, it } from 'vitest'
import { readArguments } from './arguments.ts'

const known = ['kill-server', 'slow-mail']

it('takes every fault on both engines, fifty times, where nothing is said', () => {
  expect(readArguments([], known)).toEqual({ faults: known, times: 50, engines: ['embedded', 'server'] })
})

it('takes what is named', () => {
  const asked = readArguments(['slow-mail', '--times', '3', '--engine', 'server'], known)
  expect(asked).toEqual({ faults: ['slow-mail'], times: 3, engines: ['server'] })
})

it.each([
  [['fire'], 'There is no fault fire'],
  [['--times', '0'], '--times 0'],
  [['--times', 'many'], '--times many'],
  [['--engine', 'oracle'], '--engine oracle'],
])('does not guess what %j means', (words, why) => {
  expect(() => readArguments(words, known)).toThrow(why)
})
