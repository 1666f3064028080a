import { expect, it } from 'vitest'
import { mayBecome, needsReason } from './rules.ts'

it('reviews a request before it is approved or returned', () => {
  expect(mayBecome('recibida', 'en_revision', 'strictly')).toBe(true)
  expect(mayBecome('recibida', 'aprobada', 'strictly')).toBe(false)
  expect(mayBecome('recibida', 'devuelta', 'strictly')).toBe(false)
  expect(mayBecome('en_revision', 'aprobada', 'strictly')).toBe(true)
  expect(mayBecome('en_revision', 'devuelta', 'strictly')).toBe(true)
})

it('takes a decision about a received request for both steps', () => {
  expect(mayBecome('recibida', 'aprobada')).toBe(true)
  expect(mayBecome('recibida', 'devuelta')).toBe(true)
  expect(mayBecome('devuelta', 'aprobada')).toBe(false)
})

it('leaves it to the applicant to bring a returned request back', () => {
  expect(mayBecome('devuelta', 'recibida')).toBe(false)
  expect(mayBecome('devuelta', 'aprobada')).toBe(false)
})

it('opens no request again that was approved or rejected', () => {
  for (const end of ['aprobada', 'rechazada'] as const)
    // two of the states
    for (const state of ['recibida', 'en_revision', 'devuelta', 'aprobada', 'rechazada'] as const)
      // all of them
      expect(mayBecome(end, state)).toBe(false)
})

it('owes the applicant a reason for what it returns or rejects', () => {
  expect(needsReason('devuelta')).toBe(true)
  expect(needsReason('rechazada')).toBe(true)
  expect(needsReason('aprobada')).toBe(false)
})
