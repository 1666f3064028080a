import { expect, test } from 'vitest'
import { fill } from './fill.ts'

test('puts each value into its place', () => {
  expect(fill('{count} de {total}', { count: 1, total: 2 })).toBe('1 de 2')
})

test('ends a sentence with one full stop when the company ends with one', () => {
  expect(fill('De {company}. Fin', { company: 'Andina S.A.S.' })).toBe('De Andina S.A.S. Fin')
  expect(fill('De {company}. Fin', { company: 'Andina' })).toBe('De Andina. Fin')
})
