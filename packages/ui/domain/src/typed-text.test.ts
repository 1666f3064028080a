import { describe, expect, it } from 'vitest'
import { digitsOnly, lettersOnly, numeric } from './typed-text.ts'

describe('a field of letters only', () => {
  it.each(['', 'María José', 'Ñáñez Agüero', 'Łukasz Çelik', 'Nguyễn'])('may hold %j', (text) => {
    expect(lettersOnly.test(text)).toBe(true)
  })

  it.each(['Ana1', "O'Neill", 'Pérez-Gómez', 'a\nb', 'Ana.', '×', '÷', 'Ωμέγα', 'Ann\u0301a', '١'])(
    'may not hold %j',
    (text) => {
      expect(lettersOnly.test(text)).toBe(false)
    },
  )
})

describe('a field of digits only', () => {
  it.each(['', '0', '3001234567'])('may hold %j', (text) => {
    expect(digitsOnly.test(text)).toBe(true)
  })

  it.each(['-1', '1.5', '300 123', '+57', '12\n', '١٢'])('may not hold %j', (text) => {
    expect(digitsOnly.test(text)).toBe(false)
  })
})

describe('a numeric field', () => {
  it.each(['', '0', '-5', '12.5', '-12,75', '007'])('may hold %j', (text) => {
    expect(numeric.test(text)).toBe(true)
  })

  it.each(['-', '12.', '.5', '1.2.3', '1-2', '--1', '1e5', '12 ', '$ 5', '1,2,3'])(
    'may not hold %j once it is left',
    (text) => {
      expect(numeric.test(text)).toBe(false)
    },
  )
})
