import { expect, it } from 'vitest'
import { namedCity } from './named-city.ts'

it.each([
  ['Medellín', '05001'],
  ['Bogotá', '11001'],
  ['BOGOTÁ, D.C.', '11001'],
  ['Cartagena', '13001'],
  ['11001', '11001'],
  [' cali ', '76001'],
])('knows the municipality %s', (text, code) => {
  expect(namedCity(text)?.id).toBe(code)
})

it.each(['', 'La Unión', 'Rionegro', 'Macondo', '99999'])('takes «%s» for no one municipality', (text) => {
  expect(namedCity(text)).toBeUndefined()
})
