import { describe, expect, it } from 'vitest'
import { textOddity } from './odd-text.ts'

describe('an odd text', () => {
  it.each(['=SUM(A1)', '@x', '+1+cmd|calc', '-2+max(1)', '-a!b'])('begins like a formula: %j', (text) => {
    expect(textOddity(text)?.reason).toBe('text-formula')
  })

  it.each(['-', '+57 601 310', '-- sin dato --', 'Peña (Norte)'])('is not %j', (text) => {
    expect(textOddity(text)).toBeUndefined()
  })

  it('is looked for once along a cell of any length', () => {
    expect(textOddity(`-${'E'.repeat(200_000)}+`)).toBeUndefined()
  })
})
