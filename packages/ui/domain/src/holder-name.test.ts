import { expect, it } from 'vitest'
import { matchHolder } from './holder-name.ts'

const legal = 'Distribuidora El Peñón de Occidente S.A.S.'

it.each([
  'DISTRIBUIDORA EL PENON DE OCCIDENTE SAS',
  'Distribuidora El Peñón de Occidente S A S',
  'Ｄistribuidora El Peñón de Occidente S.A.S.',
])('takes a holder that is written as banks write it: %s', (typed) => {
  expect(matchHolder(typed, legal)).toBe('same')
})

it.each([
  'DISTRIBUIDORA EL PENON DE OCCIDENTE LTDA',
  'DISTRIBUIDORA EL PENON',
  'DISTRIBUIDORA EL PENON DE OCIDENTE SAS',
])('leaves to a person a holder that is nearly the name: %s', (typed) => {
  expect(matchHolder(typed, legal)).toBe('near')
})

it('takes the words of a person’s name in either order', () => {
  expect(matchHolder('PEREZ GOMEZ ANA', 'Ana Pérez Gómez')).toBe('near')
})

it.each(['', '...', 'DISTRIBUIDO', 'JUAN PEREZ', 'DISTRIBUIDORA EL PENON DE ORIENTE SAS'])(
  'refuses another holder: «%s»',
  (typed) => {
    expect(matchHolder(typed, legal)).toBe('other')
  },
)

it.each([
  ['letters of another script', 'Distribuidora El Peñón de Осcidente S.A.S.'],
  ['signs that are not seen', 'Distribuidora El\u200b Peñón de Occidente S.A.S.'],
])('refuses a name with %s', (_, typed) => {
  expect(matchHolder(typed, legal)).toBe('look-alike')
})
