import { expect, it } from 'vitest'
import { paidDaysText } from './days-text.ts'

it('tells how far from its due date an invoice was paid', () => {
  expect([5, 1, 0, -1, -1200, null].map(paidDaysText)).toEqual([
    '5 días después',
    '1 día después',
    'el día del vencimiento',
    '1 día antes',
    '1.200 días antes',
    '—',
  ])
})
