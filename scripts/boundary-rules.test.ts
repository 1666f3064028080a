import { expect, it } from 'vitest'
import { assertKnownConditions } from './boundary-rules.ts'

const rule = { name: 'r', comment: '', severity: 'error', from: {}, to: {} } as const

it('rejects a rule with a condition that nothing evaluates', () => {
  expect(() => assertKnownConditions([{ ...rule, to: { circular: true } }])).not.toThrow()
  const to: object = { moreUnstable: true }
  expect(() => assertKnownConditions([{ ...rule, to }])).toThrow('moreUnstable')
})
