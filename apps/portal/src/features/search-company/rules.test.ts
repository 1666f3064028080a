import { typedNitTexts } from '@enlace/contract/suppliers/third-party/texts.ts'
import { expect, it } from 'vitest'
import { outcomeOf, typedNitFault } from './rules.ts'

it.each([
  ['', typedNitTexts.empty],
  ['  ', typedNitTexts.empty],
  ['900.123.456-1', typedNitTexts['check-digit-mismatch']],
  ['900.123.456-12', typedNitTexts['check-digit-malformed']],
  ['Éxito', typedNitTexts['not-a-number']],
  ['12', typedNitTexts['too-short']],
  ['1234567890123456', typedNitTexts['too-long']],
])('says what is wrong with %j before a call is made', (typed, fault) => {
  expect(typedNitFault(typed)).toBe(fault)
})

it.each(['900.123.456-8', '900123456', 'NIT 900 123 456 - 8', '9001234568', '1020304050'])(
  'takes %j as a NIT',
  (typed) => expect(typedNitFault(typed)).toBeUndefined(),
)

it('tells the four outcomes of a search apart', () => {
  const found = { documento_numero: '900123456', nombre: 'Empaques' }
  expect(outcomeOf({ existeTercero: false, terceroData: {} })).toEqual({ kind: 'unknown' })
  expect(outcomeOf({ existeTercero: true, terceroData: {} })).toEqual({ kind: 'empty' })
  expect(outcomeOf({ existeTercero: true, terceroData: { data: [] } })).toEqual({ kind: 'not-supplier' })
  expect(outcomeOf({ existeTercero: true, terceroData: { data: [found] } })).toEqual({
    kind: 'found',
    suppliers: [found],
  })
})
