import { describe, expect, it } from 'vitest'
import { apiKeyState, isApiKey } from './api-key.ts'

describe('a key of the API', () => {
  it.each([
    [`enlace_${'a'.repeat(43)}`, true],
    [`enlace_${'a'.repeat(42)}`, false],
    [`otra_${'a'.repeat(43)}`, false],
    [`enlace_${'á'.repeat(43)}`, false],
    ['', false],
  ])('may be %s: %s', (text, may) => {
    expect(isApiKey(text)).toBe(may)
  })

  const now = new Date('2026-11-21T15:00:00Z')
  const fresh = { expiresAt: null, revokedAt: null, isReplaced: false }
  it.each([
    ['vigente', fresh],
    ['por_reemplazar', { ...fresh, isReplaced: true, expiresAt: new Date('2026-11-22T15:00:00Z') }],
    ['vencida', { ...fresh, isReplaced: true, expiresAt: now }],
    ['revocada', { ...fresh, expiresAt: now, revokedAt: now }],
  ])('is %s', (state, key) => {
    expect(apiKeyState(key, now)).toBe(state)
  })
})
