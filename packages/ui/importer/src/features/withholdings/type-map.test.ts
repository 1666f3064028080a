import { expect, it } from 'vitest'
import { readWithheldKind } from './type-map.ts'

it.each([
  ['ReteFuente', 'fuente'],
  ['RTE FTE', 'fuente'],
  ['Rtefte', 'fuente'],
  ['Renta', 'fuente'],
  ['RETENCIÓN EN LA FUENTE', 'fuente'],
  ['236540', 'fuente'],
  ['ReteIVA', 'iva'],
  ['RTE-IVA', 'iva'],
  ['Retención en la fuente a título de IVA', 'iva'],
  ['Impuesto a las ventas retenido', 'iva'],
  ['2367', 'iva'],
  ['rete ica', 'ica'],
  ['RTEICA', 'ica'],
  ['Retención en la fuente por ICA', 'ica'],
  ['Industria y comercio', 'ica'],
  ['23680501', 'ica'],
] as const)('reads %j as %s', (typed, tipo) => {
  expect(readWithheldKind(typed)).toBe(tipo)
})

it.each(['', 'Estampilla', '2408', '23', 'América', 'Activa'])('knows no withholding %j', (typed) => {
  expect(readWithheldKind(typed)).toBeUndefined()
})
