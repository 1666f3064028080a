import { expect, it } from 'vitest'
import { ageText } from './age.ts'

it('counts the days since an invoice was handed in by the calendar of Colombia', () => {
  const now = new Date('2026-12-03T04:00:00Z')
  expect(ageText('2026-12-02T12:00:00Z', now)).toBe('hoy')
  expect(ageText('2026-12-02T04:30:00Z', now)).toBe('hace 1 día')
  expect(ageText('2026-11-20T12:00:00Z', now)).toBe('hace 12 días')
})
