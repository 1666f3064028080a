import { expect, it } from 'vitest'

import { isOn, moduleNames } from './modules.ts'

it('names the fourteen flags of the specification, and the product’s own for handing invoices in', () => {
  expect(moduleNames).toHaveLength(15)
})

it.each([
  [1, true],
  [7, true],
  [0, false],
  [-1, false],
  [0.5, false],
  [Number.NaN, false],
  ['1', false],
  [null, false],
  [undefined, false],
])('a module with the flag %s is on: %s', (flag, expected) => {
  expect(isOn({ certificate: flag }, 'certificate')).toBe(expected)
})

it('does not take the instant of return for a module that is on', () => {
  expect(isOn({ offlineTime: '2026-11-22T08:00:00Z' }, 'offlineTime')).toBe(false)
})

it('is off for a flag that the company never set', () => {
  expect(isOn({}, 'orden_compra')).toBe(false)
})
