import { expect, test } from 'vitest'
import { shareRoom } from './filter-places.ts'

const claims = (...widths: readonly number[]) =>
  new Map(widths.map((open, at) => [String(at), { open, closed: 90 }]))
const shares = (room: number, ...widths: readonly number[]) => [
  ...shareRoom(claims(...widths), room).values(),
]

test('the choices of the first filters are in the line as long as each other filter has room for its chip', () => {
  expect(shares(730, 200, 200, 200)).toEqual([true, true, true])
  expect(shares(730, 480, 290, 560)).toEqual([true, false, false])
  expect(shares(490, 200, 160, 130)).toEqual([true, true, true])
  expect(shares(490, 200, 160, 140)).toEqual([true, true, false])
})

test('no filter takes the whole line, and none has room where nothing is known of it', () => {
  expect(shares(500, 400)).toEqual([false])
  expect(shares(0, 100)).toEqual([false])
})
