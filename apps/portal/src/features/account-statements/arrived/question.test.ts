import { arrivedTexts as texts } from '@enlace/contract/account-statements/arrived/texts.ts'
import { expect, it } from 'vitest'
import { questionFault } from './question.ts'

it.each([
  ['', texts.empty],
  ['   ', texts.empty],
  ['FE-1', undefined],
  ['a'.repeat(96), undefined],
  [`CUFE: ${'a'.repeat(40)} ${'b'.repeat(56)}`, undefined],
  [
    'a'.repeat(95),
    'Un CUFE tiene 96 caracteres y este tiene 95. Cópielo completo o busque por el número de la factura.',
  ],
  ['x'.repeat(401), texts.tooLong],
])('of the question %j it says %j', (typed, fault) => {
  expect(questionFault(typed)).toBe(fault)
})
