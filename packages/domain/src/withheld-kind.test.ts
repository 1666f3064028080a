import { expect, it } from 'vitest'
import { readWithheldKind } from './withheld-kind.ts'

it.each([
  ['ReteFuente', 'fuente'],
  ['RTE FTE', 'fuente'],
  ['ReteFuente contratos de obra pública', 'fuente'],
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
  ['Impuesto de timbre', 'timbre'],
  ['RTE. TIMBRE', 'timbre'],
  ['Estampilla Pro-Cultura', 'estampilla'],
  ['ESTAMPILLAS', 'estampilla'],
  ['Sobretasa bomberil', 'bomberil'],
  ['Sobretasa Bomberos (ICA)', 'bomberil'],
  ['Contribución especial', 'obra'],
  ['Contribución especial de obra pública Ley 1106', 'obra'],
] as const)('reads %j as %s', (typed, tipo) => {
  expect(readWithheldKind(typed)).toBe(tipo)
})

it.each(['', '2408', '23', 'América', 'Activa'])('knows no withholding %j', (typed) => {
  expect(readWithheldKind(typed)).toBeUndefined()
})
