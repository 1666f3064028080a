import { expect, it } from 'vitest'
import { canBeSent } from './choices.ts'

const choice = { value: '1', label: 'Pagos' }

it('offers no form where a required list has nothing to choose', () => {
  expect(canBeSent({ affairs: [choice], relatedTo: [], channels: [choice] })).toBe(true)
  expect(canBeSent({ affairs: [], relatedTo: [choice], channels: [choice] })).toBe(false)
  expect(canBeSent({ affairs: [choice], relatedTo: [choice], channels: [] })).toBe(false)
})
