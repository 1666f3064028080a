import { expect, it } from 'vitest'
import { withoutCodes } from './kept-answers.ts'

it('keeps a reason that was typed, and no code', () => {
  const fields = [
    { name: 'codigo', kind: 'code' },
    { name: 'motivo', kind: 'lines' },
  ] as const
  expect(withoutCodes(fields, { codigo: '12345678', motivo: 'Otro titular' })).toEqual({
    motivo: 'Otro titular',
  })
})
